import { useState, type SubmitEvent } from 'react'
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
 * when it is done; what it throws is turned into errors by `toErrors`. The cursor goes to the first wrong field.
 */
export function useForm(
  work: (data: FormData, form: HTMLFormElement) => Promise<FormErrors | null>,
  toErrors: (thrown: unknown) => FormErrors,
) {
  const [errors, setErrors] = useState<FormErrors | null>(null)
  const [busy, setBusy] = useState(false)

  const run = async (form: HTMLFormElement) => {
    const { activeElement } = document
    setBusy(true)
    const found = await work(new FormData(form), form).catch(toErrors)
    flushSync(() => {
      setErrors(found)
      setBusy(false)
    })
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
