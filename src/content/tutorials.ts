import type { Tutorial } from './tutorial-types'
import { choosingAVideo } from './tutorials/escolher-o-video'
import { timeMarkers } from './tutorials/marcacoes-de-tempo'
import { personalisingByAge } from './tutorials/personalizar-por-idade'
import { gettingStarted } from './tutorials/primeiros-passos'

/** The tutorials in the order in which they are best read (HELP-2). */
export const TUTORIALS: readonly Tutorial[] = [
  gettingStarted,
  choosingAVideo,
  personalisingByAge,
  timeMarkers,
]
