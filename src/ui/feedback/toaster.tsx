import { Toaster as SonnerToaster } from 'sonner'

/** The place of the messages; once per page. `label` names the region, `closeLabel` the button of each. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <SonnerToaster
      position="bottom-right"
      containerAriaLabel={label}
      closeButton
      expand
      offset="1.25rem"
      mobileOffset="min(0.75rem, 3vw)"
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: { toast: 'toast', error: 'toast-destructive' },
      }}
    />
  )
}
