import * as RadixDialog from '@radix-ui/react-dialog'
import { useState, type KeyboardEventHandler, type ReactNode } from 'react'
import { keepUnderToasts } from './dialog'
import { giveFocusBack } from './lost-focus'
import { useCloseRequest } from './use-close-request'

/** Takes the whole screen until it is closed. Focus is kept in and given back; Esc and Back on Android close. */
export function FullScreenDialog({
  label,
  onClose,
  onKeyDown,
  children,
}: {
  /** Its name for screen readers. */
  label: string
  onClose: () => void
  onKeyDown?: KeyboardEventHandler
  children: ReactNode
}) {
  const [opener] = useState(() => document.activeElement)
  useCloseRequest(true, onClose)
  return (
    <RadixDialog.Root open onOpenChange={() => onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // what is inside decides where reading begins
            event.preventDefault()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveFocusBack(opener)
          }}
          onInteractOutside={keepUnderToasts}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col bg-paper text-ink outline-none"
        >
          <RadixDialog.Title asChild>
            <h1 className="sr-only">{label}</h1>
          </RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
