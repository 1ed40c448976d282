import { useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { focusFirstInvalid } from '@/ui/field'
import { authFailure, type AuthFailure } from './auth-errors'

export type FormErrors = {
  name?: string
  email?: string
  password?: string
  confirmation?: string
  /** What belongs to no single field. */
  form?: { text: string; advice: string | null }
}

/** Puts a failure where it belongs. */
export function errorsFrom({ field, text, advice }: AuthFailure): FormErrors {
  return field ? { [field]: text } : { form: { text, advice } }
}

/** The trimmed text of a field. */
export function textOf(data: FormData, field: string): string {
  const value = data.get(field)
  return typeof value === 'string' ? value.trim() : ''
}

/** The text of a password field, as it is. */
export function passwordOf(data: FormData, field = 'password'): string {
  const value = data.get(field)
  return typeof value === 'string' ? value : ''
}

/**
 * Runs `work` with what was typed when the form is submitted, once at a time. `work` answers with errors, or null
 * when it is done; what it throws is turned into an error. The cursor goes to the first wrong field.
 */
export function useAuthForm(work: (data: FormData) => Promise<FormErrors | null>) {
  const [errors, setErrors] = useState<FormErrors>({})
  const [busy, setBusy] = useState(false)

  const run = async (form: HTMLFormElement) => {
    const { activeElement } = document
    setBusy(true)
    const found = await work(new FormData(form)).catch((error: unknown) =>
      errorsFrom(authFailure(error)),
    )
    flushSync(() => {
      setErrors(found ?? {})
      setBusy(false)
    })
    if (!found) return
    // a disabled button has lost the focus
    if (!focusFirstInvalid(form) && activeElement instanceof HTMLElement) activeElement.focus()
  }

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void run(event.currentTarget)
  }

  return { errors, busy, onSubmit }
}
