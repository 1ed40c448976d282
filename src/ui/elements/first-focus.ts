const CONTROLS =
  'input:not([type=hidden]), textarea, select, [role=combobox], [role=slider], button, a[href]'

const TYPED = 'textarea, input:not([type=radio], [type=checkbox], [type=file])'

/**
 * Puts the focus where a dialog is begun: long text to be scrolled, else its first field or button, else the action that
 * its footer offers last and that destroys nothing. Never the button that closes it: Enter would undo what Enter did. A
 * field for text would open the keyboard of a phone over the dialog, which then has the focus itself.
 */
export function focusFirst(dialog: HTMLElement): void {
  const first = firstOf(dialog)
  const opensKeyboard = first?.matches(TYPED) && matchMedia('(pointer: coarse)').matches
  const target = opensKeyboard ? null : first
  ;(target ?? dialog).focus()
}

function firstOf(dialog: HTMLElement): HTMLElement | undefined {
  const text = dialog.querySelector<HTMLElement>('[data-dialog-body][tabindex]')
  if (text) return text
  const [first] = controlsIn(dialog, '[data-dialog-body]')
  return first ? chosenOf(first, dialog) : controlsIn(dialog, '[data-bottom-bar]').findLast(isSafe)
}

function controlsIn(dialog: HTMLElement, part: string): HTMLElement[] {
  const found = [...(dialog.querySelector(part)?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])]
  return found.filter((control) => !control.matches(':disabled, [tabindex="-1"], [hidden] *'))
}

/** Of radio buttons the keyboard reaches the chosen one alone. */
function chosenOf(control: HTMLElement, dialog: HTMLElement): HTMLElement {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control
  const group = [...dialog.querySelectorAll<HTMLInputElement>('input[type=radio]')]
  return group.find(({ name, checked }) => name === control.name && checked) ?? control
}

function isSafe(control: HTMLElement): boolean {
  return !('danger' in control.dataset)
}
