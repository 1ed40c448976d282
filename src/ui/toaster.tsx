import { useSyncExternalStore } from 'react'
import { Toaster as SonnerToaster } from 'sonner'

const NARROW = '(max-width: 639px)'

/**
 * The place of the messages; once per page. `label` names the region, `closeLabel` the button of each. They stand
 * where no dialog has its buttons: a sheet on a phone has them below, a card in the middle at its right.
 */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const narrow = useSyncExternalStore(onWidth, isNarrow)
  return (
    <SonnerToaster
      position={narrow ? 'top-center' : 'bottom-left'}
      containerAriaLabel={label}
      closeButton
      expand
      offset="1.25rem"
      mobileOffset="0.75rem"
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: { toast: 'toast', error: 'toast-destructive' },
      }}
    />
  )
}

function onWidth(callback: () => void): () => void {
  const query = window.matchMedia?.(NARROW)
  query?.addEventListener('change', callback)
  return () => query?.removeEventListener('change', callback)
}

function isNarrow(): boolean {
  return window.matchMedia?.(NARROW).matches ?? false
}
