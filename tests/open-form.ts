import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { writeDraft } from '@/domain/generation/form-draft'
import { EMPTY_FORM, type OutlineFormValues } from '@/domain/generation/outline-input'
import type { Account } from './msw/gotrue'
import { renderApp } from './render-app'

const VIDEO_URL = 'https://www.youtube.com/watch?v=demo-paz-01'

/** The form of /criar-esboco, empty, for this account or for Marta. */
export async function openForm(account?: Account): Promise<UserEvent> {
  const { user } = renderApp('/criar-esboco', { signedIn: account ?? true })
  await screen.findByLabelText('URL do vídeo do YouTube')
  return user
}

/**
 * The form as somebody left it who had filled it in: with link and type, and whatever else is given. To choose the type
 * by hand costs as much as all the rest of most tests.
 */
export async function openFilledForm(
  filled: Partial<OutlineFormValues> = {},
  account?: Account,
): Promise<UserEvent> {
  writeDraft(account?.id ?? 'user', {
    ...EMPTY_FORM,
    url: VIDEO_URL,
    outlineType: 'celula',
    ...filled,
  })
  return openForm(account)
}
