import { notify } from './notify'

type Undoable = {
  /** What was done. */
  done: string
  undoLabel: string
  /** Rejects where it could not be undone; the person is told, and may try again. */
  undo: () => Promise<void>
  undoFailed: string
  retryLabel: string
}

/** Says that something was done at once, without asking first, and offers to take it back. */
export function offerUndo({ done, undoLabel, undo, undoFailed, retryLabel }: Undoable): void {
  const tryUndo = () => {
    undo().catch(() => {
      notify.error(undoFailed, { action: { label: retryLabel, onClick: tryUndo } })
    })
  }
  notify.success(done, { action: { label: undoLabel, onClick: tryUndo } })
}
