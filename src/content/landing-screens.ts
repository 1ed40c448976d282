/** The product's screens on the landing page; taken by build/pictures/make-screens.ts. */
import encontroDark from './screens/encontro-dark.webp'
import encontroLight from './screens/encontro-light.webp'
import esbocoDark from './screens/esboco-dark.webp'
import esbocoLight from './screens/esboco-light.webp'
import grupoDark from './screens/grupo-dark.webp'
import grupoLight from './screens/grupo-light.webp'
import linkDark from './screens/link-dark.webp'
import linkLight from './screens/link-light.webp'

export const LANDING_SCREENS = {
  link: { light: linkLight, dark: linkDark, width: 576, height: 712 },
  group: { light: grupoLight, dark: grupoDark, width: 576, height: 712 },
  outline: { light: esbocoLight, dark: esbocoDark, width: 576, height: 712 },
  meeting: { light: encontroLight, dark: encontroDark, width: 620, height: 1342 },
} as const
