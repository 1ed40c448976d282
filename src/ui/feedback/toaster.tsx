import { useEffect, useRef } from 'react'
import { Toaster as SonnerToaster } from 'sonner'
import { handBack } from '@/ui/elements/lost-focus'
import { CloseLabel } from './close-sign'
import { holdNotices, releaseNotices } from './notify'

/** The place of the messages; once per page. `label` names the region, `closeLabel` the button of each. */
export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => (region.current ? watchFocus(region.current) : undefined), [])
  return (
    <CloseLabel value={closeLabel}>
      <SonnerToaster
        ref={region}
        position="bottom-right"
        containerAriaLabel={label}
        expand
        offset="1.25rem"
        mobileOffset="min(0.75rem, 3vw)"
        toastOptions={{
          unstyled: true,
          classNames: { toast: 'toast', error: 'toast-destructive' },
        }}
      />
    </CloseLabel>
  )
}

/**
 * Whoever is at a message has all the time there is, whatever brought them there, goes on from it as from anything else,
 * and is back where they came from once it is gone.
 */
function watchFocus(region: HTMLElement): () => void {
  let before: Element | null = null
  let focused: Element | null = null
  const isInside = (place: EventTarget | null) => place instanceof Node && region.contains(place)

  const onFocusIn = (event: FocusEvent) => {
    // the library, which hears it further up, would bring back whoever goes on
    event.stopPropagation()
    if (!isInside(event.relatedTarget)) {
      before = event.relatedTarget instanceof Element ? event.relatedTarget : null
    }
    focused = document.activeElement
    holdNotices()
  }
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    // a window that is left keeps its focus
    if (isInside(relatedTarget) || isInside(document.activeElement)) return
    if (relatedTarget) focused = null
    releaseNotices()
  }
  // not every browser says that what goes had the focus
  const removals = new MutationObserver(() => {
    if (!focused || focused.isConnected) return
    focused = null
    releaseNotices()
    if (document.activeElement === document.body) handBack(before)
  })

  region.addEventListener('focusin', onFocusIn)
  region.addEventListener('focusout', onFocusOut)
  removals.observe(region, { childList: true, subtree: true })
  return () => {
    region.removeEventListener('focusin', onFocusIn)
    region.removeEventListener('focusout', onFocusOut)
    removals.disconnect()
  }
}
