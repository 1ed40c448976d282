/**
 * Until React listens, remembers the last button that was pressed or form that was sent, and does it when the app is
 * ready. Links, folded parts and fields work by themselves.
 *
 * @param onPress called at every such press
 */
export function keepFirstPress(onPress: () => void): void {
  let pressAgain = () => {}
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type !== 'button') return
    pressAgain = () => button.click()
    onPress()
  }
  // sent by the browser, a form would put what was typed into the address
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    const { submitter, target } = event
    // sent by Enter, a form may have no button to press
    pressAgain = () => {
      if (submitter) submitter.click()
      else if (target instanceof HTMLFormElement) target.requestSubmit()
    }
    onPress()
  }
  document.addEventListener('click', onClick)
  document.addEventListener('submit', onSubmit)
  const stop = () => {
    document.removeEventListener('click', onClick)
    document.removeEventListener('submit', onSubmit)
  }
  document.addEventListener('esboca:hydrating', stop, { once: true })
  // after React has hydrated: in the middle of it, it could not yet hear what is pressed
  document.addEventListener('esboca:ready', () => setTimeout(() => pressAgain()), { once: true })
}
