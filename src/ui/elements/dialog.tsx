import * as RadixDialog from '@radix-ui/react-dialog'
import { useId, useRef, type ReactNode } from 'react'
import { notify } from '@/ui/feedback/notify'
import { classNames } from './class-names'
import { focusFirst } from './first-focus'
import { CloseIcon } from './icons'
import { giveFocusBack } from './lost-focus'
import { useCloseRequest } from './use-close-request'

type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Said after the title by screen readers and shown under it. */
  description?: ReactNode
  /** Name of the button in the corner. */
  closeLabel: string
  /** Stays below the scrolling content: the actions of the dialog. */
  footer?: ReactNode
  /** 'reading' is wide, for long text; 'compare' for two of them beside each other. */
  width?: 'form' | 'reading' | 'compare'
  children?: ReactNode
}

const WIDTHS = {
  form: 'sm:max-w-form',
  reading: 'sm:max-w-text',
  compare: 'sm:max-w-[min(72rem,94vw)]',
} as const

/**
 * A modal: a sheet from below on a phone, a card in the middle elsewhere. Where little fits below each other (a phone on
 * its side, a page zoomed in) it scrolls as a whole, so that its title and actions leave room to read. Focus is kept in
 * and given back.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  footer,
  width = 'form',
  children,
}: DialogProps) {
  const opener = useRef<Element | null>(null)
  const titleId = useId()
  useCloseRequest(open, onClose)
  return (
    <RadixDialog.Root open={open} onOpenChange={() => onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 bg-veil data-[state=open]:animate-appear" />
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          // Radix gives the focus back to a trigger of its own only, and would begin with the button that closes
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            event.preventDefault()
            notify.makeRoom()
            if (event.currentTarget instanceof HTMLElement) focusFirst(event.currentTarget)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveFocusBack(opener.current)
          }}
          onInteractOutside={keepUnderToasts}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92svh] w-full flex-col rounded-t-xl border border-line bg-surface text-ink shadow-lg data-[state=open]:animate-rise outline-none low:overflow-y-auto low:overscroll-contain sm:inset-y-0 sm:my-auto sm:h-fit sm:rounded-xl',
            WIDTHS[width],
          )}
        >
          <div className="flex items-start justify-between gap-3 border-b border-line py-3 pr-3 pl-5 sm:pl-6">
            <div className="flex min-w-0 flex-col gap-1 py-2">
              <RadixDialog.Title className="font-heading text-xl font-semibold">
                <span id={titleId}>{title}</span>
              </RadixDialog.Title>
              {description && (
                <RadixDialog.Description asChild>
                  <div className="text-sm text-muted">{description}</div>
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close className="grid size-target shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink">
              <CloseIcon />
              <span className="sr-only">{closeLabel}</span>
            </RadixDialog.Close>
          </div>
          {children && (
            <div
              data-dialog-body
              // long content is scrolled by keyboard too
              tabIndex={width === 'form' ? undefined : 0}
              role={width === 'form' ? undefined : 'document'}
              aria-labelledby={width === 'form' ? undefined : titleId}
              className="min-h-0 overflow-y-auto overscroll-contain px-5 py-5 outline-offset-[-3px] low:shrink-0 low:overflow-visible sm:px-6"
            >
              {children}
            </div>
          )}
          {footer && (
            <div
              data-bottom-bar
              className={classNames(
                'flex flex-wrap-reverse justify-end gap-2 border-t border-line px-4 py-3 sm:gap-3 sm:px-6 sm:py-4',
                // where it is narrow its buttons are of one width
                width === 'form' ? '[&>a]:grow [&>button]:grow' : 'max-sm:[&>button]:grow',
              )}
            >
              {footer}
            </div>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

/** Messages lie above a dialog: pressing them does not close it. */
export function keepUnderToasts(event: Event): void {
  const { target } = event
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault()
}
