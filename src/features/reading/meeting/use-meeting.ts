import { useEffect, useEffectEvent, useState } from 'react'
import { pause, resume, startClock, turnTo, type MeetingClock } from './meeting-clock'
import { forgetPosition, readPosition, rememberPosition } from './meeting-position'

/** A rehearsal goes through the parts without the clock, and leaves no trace. */
export type MeetingStage = 'start' | 'meeting' | 'rehearsal' | 'end'

/** Where the meeting is. One that was left in the middle goes on where it was, without being started again. */
export function useMeeting(
  { id: outlineId, user_id: userId }: { id: string; user_id: string },
  parts: number,
) {
  const [stage, setStage] = useState<MeetingStage>(() =>
    readPosition({ userId, outlineId }) ? 'meeting' : 'start',
  )
  const [rehearsing, setRehearsing] = useState(false)
  const [clock, setClock] = useState(() => {
    const { part = 0, spent = [] } = readPosition({ userId, outlineId }) ?? {}
    return startClock(Math.min(part, parts - 1), Date.now(), spent)
  })

  const remember = useEffectEvent(() => {
    if (stage === 'meeting') keepPosition({ userId, outlineId }, clock)
  })
  useEffect(() => {
    if (stage === 'meeting') keepPosition({ userId, outlineId }, clock)
  }, [userId, outlineId, clock, stage])
  useEffect(() => {
    // the last that a phone tells a page before it is gone
    document.addEventListener('visibilitychange', remember)
    return () => {
      document.removeEventListener('visibilitychange', remember)
      remember()
    }
  }, [])

  const begin = (how: 'meeting' | 'rehearsal') => {
    setRehearsing(how === 'rehearsal')
    setStage(how)
    setClock(startClock(0, Date.now()))
  }

  const turn = (step: 1 | -1) => {
    if (stage === 'end') {
      if (step === 1) return
      setStage(rehearsing ? 'rehearsal' : 'meeting')
      setClock(resume(clock, Date.now()))
      return
    }
    const next = clock.part + step
    if (next < 0) return
    if (next < parts) {
      setClock(turnTo(clock, next, Date.now()))
      return
    }
    setClock(pause(clock, Date.now()))
    setStage('end')
    if (!rehearsing) forgetPosition()
  }

  return {
    stage,
    rehearsing,
    clock,
    begin,
    turn,
    toggle: () => {
      const pressedAt = Date.now()
      setClock(clock.since === null ? resume(clock, pressedAt) : pause(clock, pressedAt))
    },
  }
}

function keepPosition(place: Parameters<typeof rememberPosition>[0], clock: MeetingClock): void {
  rememberPosition(place, { part: clock.part, spent: pause(clock, Date.now()).spent })
}
