import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { TO_MEETING } from '@/lib/paths'
import { notify } from '@/ui/feedback/notify'
import { enterFullScreen, leaveFullScreen } from './full-screen'
import { modeOf } from './use-mode-entry'

/** Into the meeting, which fills the screen, and out of it; a link may lead straight into it, and a reload back into it. */
export function useMeetingDoor() {
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const isSentIn = (state as { opens?: unknown } | null)?.opens === TO_MEETING.opens
  const [inside, setInside] = useState(isSentIn || modeOf(state) === 'meeting')

  const onArrival = useEffectEvent(() => {
    if (!isSentIn) return
    void enterFullScreen()
    // whoever has left it and opens the page again wants to read
    void navigate(pathname, { replace: true, state: null })
  })
  useEffect(() => onArrival(), [])

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
