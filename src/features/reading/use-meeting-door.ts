import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { MEETING } from '@/lib/paths'
import { notify } from '@/ui/feedback/notify'
import { enterFullScreen, leaveFullScreen } from './full-screen'

/** Into the meeting, which fills the screen, and out of it; an address may lead there. */
export function useMeetingDoor() {
  const [search, setSearch] = useSearchParams()
  const [inside, setInside] = useState(() => search.has(MEETING))
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
      // or the next look at this address would be another meeting
      if (search.has(MEETING)) setSearch({}, { replace: true })
    },
  }
}
