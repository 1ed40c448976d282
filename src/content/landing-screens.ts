/** The product's screens on the landing page; taken by build/pictures/make-screens.ts. */
import encontroDark from './screens/encontro-dark.webp'
import encontroLight from './screens/encontro-light.webp'

export const LANDING_SCREENS = {
  meeting: { light: encontroLight, dark: encontroDark, width: 620, height: 1342 },
} as const
