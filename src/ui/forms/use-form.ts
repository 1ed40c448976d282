import { useCallback, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalid } from './field'
import type { FormProblem } from './form-error'

export type FormErrors = {
  /** What is wrong, by the name of the field. */
  fields?: Readonly<Record<string, string | undefined>>
  /** What belongs to no single field. */
  form?: FormProblem
}

/** The trimmed text of a field. */
export function textOf(data: FormData, field: string): string {
  return exactTextOf(data, field).trim()
}

/** The text of a field as it was typed, spaces and all: a password. */
export function exactTextOf(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

/**
 * Runs `work` with what was typed when the form is submitted, once at a time. `work` answers with errors, or null
 * when it is done; what it throws is turned into errors by `toErrors`. The cursor goes to the first wrong field, and
 * the error of a field goes when its text changes.
 */
export function useForm(
  work: (data: FormData, form: HTMLFormElement) => Promise<FormErrors | null>,
  toErrors: (thrown: unknown) => FormErrors,
) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [busy, setBusy] = useState(false)

  const onInput = useCallback(({ target }: Event) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name !== null) setErrors((before) => withoutField(before, name))
  }, [])

  const run = async (form: HTMLFormElement) => {
    const { activeElement } = document
    setBusy(true)
    const found = await work(new FormData(form), form).catch(toErrors)
    flushSync(() => {
      setErrors(found)
      setBusy(false)
    })
    // heard by the form itself, so that no form has to pass it on; a second time it is not added
    if (found?.fields) form.addEventListener('input', onInput)
    // a disabled button has lost the focus
    const wrongField = found !== null && focusFirstInvalid(form)
    if (!wrongField && activeElement instanceof HTMLElement) activeElement.focus()
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void run(event.currentTarget)
  }

  return { busy, onSubmit, problem: errors?.form, errors: errors?.fields ?? {} }
}

function withoutField(errors: FormErrors | null, name: string): FormErrors | null {
  if (errors?.fields?.[name] === undefined) return errors
  return { ...errors, fields: { ...errors.fields, [name]: undefined } }
}
