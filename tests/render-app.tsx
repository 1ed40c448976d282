import { render, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { App } from '@/app/app'
import { captureAuthLink } from '@/lib/auth/auth-link'
import { sessionStorageKey } from '@/lib/supabase'
import { addAccount, sessionOf, type Account } from './msw/gotrue'

type Options = {
  /** Logged in as this account, or as Marta Ribeiro (marta@example.com), whose the rows of tests/msw are. */
  signedIn?: boolean | Account
  /** Of the browser's history, as a reload finds it. */
  state?: unknown
}

/** Starts the whole app at an address, through its real router, on the stand-in for the backend. */
export function renderApp(
  path: string,
  { signedIn = false, state = null }: Options = {},
): { user: UserEvent } {
  if (signedIn) {
    const account = signedIn === true ? addAccount({ id: 'user' }) : signedIn
    localStorage.setItem(sessionStorageKey(), JSON.stringify(sessionOf(account)))
  }
  window.history.replaceState(state, '', path)
  captureAuthLink()
  render(<App />)
  // a pause after each key is a turn of the event loop that tells nothing new, and there are thousands
  return { user: patient(userEvent.setup({ delay: null })) }
}

/** A dialog that comes by itself takes the pointer a moment after it can be found: whoever presses waits that moment. */
function patient(user: UserEvent): UserEvent {
  return {
    ...user,
    click: async (element) => {
      if (!takesPointer(element)) {
        await waitFor(() => {
          if (!takesPointer(element)) throw new Error('it takes no pointer')
        })
      }
      await user.click(element)
    },
  }
}

/** As Radix says it, in the style of the dialog and of the page behind it. */
function takesPointer(element: Element): boolean {
  const said = element.closest<HTMLElement>('[style*="pointer-events"]')
  return said?.style.pointerEvents !== 'none'
}

/** Pastes into a field: every key typed would draw the whole form anew. */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  await user.paste(text)
}

/** Where the app is: path and query. */
export function address(): string {
  return window.location.pathname + window.location.search
}
