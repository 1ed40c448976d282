import { notify } from './notify'

type Undoable = {
  /** What was done. */
  done: string
  undoLabel: string
  /** Rejects where it could not be undone; the person is told, and may try again. */
  undo: () => Promise<void>
  /** Said once it is as it was. */
  undone: string
  undoFailed: string
  retryLabel: string
}

/** Long enough to find the way back without a mouse, or without haste. */
const OFFERED = 20_000

/** Says that something was done at once, without asking first, and offers to take it back. */
export function offerUndo({
  done,
  undoLabel,
  undo,
  undone,
  undoFailed,
  retryLabel,
}: Undoable): void {
  const tryUndo = () => {
    undo().then(
      () => notify.success(undone),
      () => notify.error(undoFailed, { action: { label: retryLabel, onClick: tryUndo } }),
    )
  }
  notify.success(done, {
    action: { label: undoLabel, onClick: tryUndo },
    duration: OFFERED,
    staysOnLeaving: true,
  })
}
