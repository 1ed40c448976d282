import { titleOf, type OutlineTree } from '@parsed-outline/outline-tree'
import { useMemo } from 'react'
import { challengeText } from '@/domain/export/whatsapp-text'
import { ownHeading } from '@/domain/outline/own-heading'
import { withBoundDash } from '@/lib/formats'
import { readingMessages } from '@/messages/reading'
import { useTypeSize } from '@/outline-view/use-type-size'
import { FullScreenDialog } from '@/ui/elements/full-screen-dialog'
import { useFullScreenEnd } from '../full-screen'
import { spentInAll, wholeMinutes } from './meeting-clock'
import { MeetingEnd, MeetingStart } from './meeting-ends'
import { PartFoot, PartText, PartTop } from './meeting-part'
import { leaderNotice, meetingParts, type MeetingPart } from './meeting-parts'
import { useMeeting } from './use-meeting'
import { useSwipe } from './use-swipe'
import { useWakeLock } from './use-wake-lock'

type MeetingModeProps = {
  outline: { id: string; user_id: string; title: string }
  /** What the outline is known by. */
  name: string
  /** Of all its parts. */
  minutes: number
  tree: OutlineTree
  onLeave: () => void
}

/** The outline in the meeting: it begins, goes on one part at a time, with its minutes, and ends. */
export function MeetingMode(props: MeetingModeProps) {
  const { outline, name, tree, onLeave } = props
  const [typeSize, resize] = useTypeSize('meeting')
  const parts = useMemo(() => meetingParts(tree, outline.title), [tree, outline.title])
  const meeting = useMeeting(outline, parts.length)
  const { stage, clock, turn } = meeting
  useWakeLock()
  useFullScreenEnd(onLeave)
  const swipe = useSwipe({ onLeft: () => turn(1), onRight: () => turn(-1) })

  const part = parts[clock.part]
  if (!part) return null
  const shown = { part, of: parts.length, meeting }
  return (
    <FullScreenDialog
      label={`${readingMessages.meeting}: ${name}`}
      onClose={onLeave}
      onKeyDown={(event) => {
        const step = stepOf(event.key, event.target)
        if (step === null || stage === 'start') return
        event.preventDefault()
        turn(step)
      }}
    >
      {stage === 'start' && <Start {...props} {...{ parts, typeSize }} onBegin={meeting.begin} />}
      {stage === 'end' && (
        <MeetingEnd
          // the clock stands still by then, whatever the time is
          minutes={meeting.rehearsing ? null : wholeMinutes(spentInAll(clock, 0))}
          challenge={meeting.rehearsing ? null : challengeText(tree)}
          onBack={() => turn(-1)}
          onLeave={onLeave}
        />
      )}
      {stage !== 'start' && stage !== 'end' && (
        <>
          <PartTop {...shown} typeSize={typeSize} onTypeSize={resize} onLeave={onLeave} />
          <PartText key={clock.part} {...shown} typeSize={typeSize} swipe={swipe} />
          <PartFoot
            of={parts.length}
            meeting={meeting}
            minutes={props.minutes}
            typeSize={typeSize}
          />
        </>
      )}
    </FullScreenDialog>
  )
}

/** What the outline is called by itself, and what its leader has to know. */
function Start({
  outline,
  minutes,
  tree,
  typeSize,
  onLeave,
  parts,
  onBegin,
}: MeetingModeProps & {
  parts: readonly MeetingPart[]
  typeSize: number
  onBegin: ReturnType<typeof useMeeting>['begin']
}) {
  const notice = useMemo(() => leaderNotice(tree), [tree])
  const own = ownHeading(titleOf(tree))
  return (
    <MeetingStart
      title={withBoundDash(own?.sermon ?? outline.title)}
      passage={own?.passage ?? null}
      parts={parts}
      minutes={minutes}
      notice={notice}
      typeSize={typeSize}
      onBegin={onBegin}
      onLeave={onLeave}
    />
  )
}

/** Presenters for slides send the page keys; in a chapter that was opened these scroll. */
function stepOf(key: string, target: EventTarget): 1 | -1 | null {
  const inPassage = target instanceof Element && target.closest('section section') !== null
  if (key === 'ArrowRight' || (key === 'PageDown' && !inPassage)) return 1
  if (key === 'ArrowLeft' || (key === 'PageUp' && !inPassage)) return -1
  return null
}
