/** The product's screens in the tutorials; taken by build/pictures/make-screens.ts. */
import cadastroDark from './screens/cadastro-dark.webp'
import cadastroLight from './screens/cadastro-light.webp'
import grupoDark from './screens/grupo-dark.webp'
import grupoLight from './screens/grupo-light.webp'
import historicoDark from './screens/historico-dark.webp'
import historicoLight from './screens/historico-light.webp'
import levarDark from './screens/levar-dark.webp'
import levarLight from './screens/levar-light.webp'
import linkDark from './screens/link-dark.webp'
import linkLight from './screens/link-light.webp'
import resumoDark from './screens/resumo-dark.webp'
import resumoLight from './screens/resumo-light.webp'
import temposDark from './screens/tempos-dark.webp'
import temposLight from './screens/tempos-light.webp'
import transcricaoDark from './screens/transcricao-dark.webp'
import transcricaoLight from './screens/transcricao-light.webp'

export const TUTORIAL_SCREENS = {
  signUp: { light: cadastroLight, dark: cadastroDark, width: 780, height: 1572 },
  link: { light: linkLight, dark: linkDark, width: 576, height: 712 },
  group: { light: grupoLight, dark: grupoDark, width: 576, height: 712 },
  history: { light: historicoLight, dark: historicoDark, width: 1480, height: 622 },
  share: { light: levarLight, dark: levarDark, width: 780, height: 1424 },
  summary: { light: resumoLight, dark: resumoDark, width: 520, height: 1019 },
  times: { light: temposLight, dark: temposDark, width: 780, height: 976 },
  transcript: { light: transcricaoLight, dark: transcricaoDark, width: 780, height: 596 },
} as const
