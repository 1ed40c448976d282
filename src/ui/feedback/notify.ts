import { createElement } from 'react'
import { toast } from 'sonner'
import { CloseSign } from './close-sign'

type NotifyOptions = {
  description?: string
  /** One thing that can be done about it, such as undoing. */
  action?: { label: string; onClick: () => void }
  /** Whoever goes on to another page still needs it there. */
  staysOnLeaving?: boolean
  /** On a phone too, where what it tells of begins at the top. */
  atFoot?: boolean
  /** Milliseconds that it stays, where the usual time is too short. */
  duration?: number
}

const SECONDS = 1000

/** When each was said that has nothing to say on another page. */
const ofThisPage = new Map<string | number, number>()

/** Milliseconds: what is said as a page is left is meant for the next one. */
const JUST_SAID = 2 * SECONDS

function show(
  kind: 'success' | 'error',
  title: string,
  {
    staysOnLeaving = kind === 'error',
    atFoot = false,
    action,
    ...options
  }: NotifyOptions & { duration: number },
): () => void {
  const id = toast[kind](title, {
    ...options,
    // the library has room for two buttons after the words, and would put one of its own that closes before them
    cancel: action,
    action: { label: createElement(CloseSign), onClick: () => {} },
    // said again it starts anew, in place of a second one on top of the first; what can be undone is each its own
    ...(!action && { id: `${kind} ${title}` }),
    ...((isDialogOpen() || (!atFoot && isOnlyTold(kind, action))) && {
      position: 'top-right' as const,
    }),
  })
  if (!staysOnLeaving) ofThisPage.set(id, Date.now())
  return () => void toast.dismiss(id)
}

/** At the bottom it would lie on the buttons of a dialog. */
function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"][data-state="open"]') !== null
}

function takeBack(before: number): void {
  for (const [id, said] of ofThisPage) {
    if (said > before) continue
    toast.dismiss(id)
    ofThisPage.delete(id)
  }
}

/** What nobody has to do anything about lies at the top of a phone, not on the fields of a form. */
function isOnlyTold(kind: 'success' | 'error', action: NotifyOptions['action']): boolean {
  return kind === 'success' && !action && matchMedia('(width < 37.5rem)').matches
}

/** How long each would have stayed that stays as long as the focus is among them. */
const held = new Map<string | number, number>()

/** While the focus is among them none goes. */
export function holdNotices(): void {
  changeTimes(({ id, duration }) => {
    if (duration !== Infinity) held.set(id, duration)
    return Infinity
  })
}

/** Each has all of its time again. */
export function releaseNotices(): void {
  changeTimes(({ id, duration }) => held.get(id) ?? duration)
  held.clear()
}

function changeTimes(timeOf: (notice: { id: string | number; duration: number }) => number): void {
  for (const notice of toast.getToasts()) {
    if (!('duration' in notice) || typeof notice.title !== 'string') continue
    const { id, type, title, duration = 0 } = notice
    const time = timeOf({ id, duration })
    if (time !== duration)
      toast[type === 'error' ? 'error' : 'success'](title, { id, duration: time })
  }
}

/** Says something in passing, in a live region. `error` is the destructive kind; it stays longer. Both answer how to take it back. */
export const notify = {
  success(title: string, options?: NotifyOptions): () => void {
    return show('success', title, { duration: 6 * SECONDS, ...options })
  },
  error(title: string, options?: NotifyOptions): () => void {
    return show('error', title, { duration: 12 * SECONDS, ...options })
  },
  /** Takes back what was said of a page that has been left. */
  leavePage(): void {
    takeBack(Date.now() - JUST_SAID)
  },
  /** Takes back what was said of the page, before a dialog opens under it. */
  makeRoom(): void {
    takeBack(Date.now())
  },
  /** Takes back what is still on the screen. */
  clear(): void {
    toast.dismiss()
  },
}
