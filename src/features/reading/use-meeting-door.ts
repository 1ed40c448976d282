import { useState } from 'react'
import { notify } from '@/ui/feedback/notify'
import { enterFullScreen, leaveFullScreen } from './full-screen'

/** Into the meeting, which fills the screen, and out of it. */
export function useMeetingDoor() {
  const [inside, setInside] = useState(false)
  return {
    inside,
    enter: () => {
      void enterFullScreen()
      // what was said on the way here would lie on the meeting's buttons
      notify.clear()
      setInside(true)
    },
    leave: () => {
      void leaveFullScreen()
      setInside(false)
    },
  }
}
