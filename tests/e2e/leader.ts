/** A leader to begin a test with: through the screens where these are what is tested, else straight at the backend. */
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { GenerateOutlineBody } from '../../supabase/functions/_shared/contract/calls/generate-outline.ts'
import { LOCAL_KEYS } from '../../supabase/local/keys.ts'
import { mailTo, newAddress } from './browser.ts'

export const PASSWORD = 'graça e paz'

/** The video of this address is shipped with the project, with its transcript. */
const VIDEO = 'https://youtu.be/demo-paz-01'

export type Session = { access_token: string; user: { id: string; email: string } }

/** Presses the first button with exactly this name. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).first().click()
}

/** Until the page that asks to confirm the e-mail. */
export async function signUp(page: Page, address: string): Promise<void> {
  await page.goto('/cadastro')
  await page.getByLabel('Seu nome').fill('Marta Ribeiro')
  await page.getByLabel('E-mail').fill(address)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  await press(page, 'Criar Conta e Começar Teste Grátis')
  await page.getByRole('button', { name: 'Já confirmei - Fazer login' }).waitFor()
}

/** Sends the login form of `/login`, or of the page that was wanted. */
export async function logIn(
  page: Page,
  address: string,
  { password = PASSWORD, wanted = '/login' } = {},
): Promise<void> {
  await page.goto(wanted)
  await page.getByLabel('E-mail').fill(address)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await press(page, 'Entrar')
}

/** Somebody new whose e-mail is confirmed, logged in on this device, without a screen. */
export async function newLeader(page: Page, name: string): Promise<Session> {
  const email = newAddress(name)
  const data = { name: 'Marta Ribeiro', email }
  await ask('auth/v1/signup', { email, password: PASSWORD, data })
  const link = new URL((await mailTo(email)).link ?? '')
  const session = await ask<Session>('auth/v1/verify', {
    type: 'signup',
    token_hash: link.searchParams.get('token_hash'),
  })
  const stored = { name: 'sb-localhost-auth-token', value: JSON.stringify(session) }
  const origins = [{ origin: inject('origin'), localStorage: [stored] }]
  await page.context().setStorageState({ cookies: [], origins })
  return session
}

/** As `newLeader`, on /criar-esboco; returns the address. */
export async function confirmedUser(page: Page, name: string): Promise<string> {
  const { user } = await newLeader(page, name)
  await page.goto('/criar-esboco')
  await page.getByRole('heading', { level: 1, name: 'Criar Esboço' }).waitFor()
  return user.email
}

type Answer = { success: boolean; code?: string; error: string | null }

/** Asks the webhook itself: without can_make_request before it, nor track_request_usage after it. */
export function askWebhook(
  session: Session,
  request: Partial<GenerateOutlineBody> = {},
): Promise<Answer> {
  return ask<Answer>(
    'functions/v1/generate-outline',
    { url: VIDEO, outlineType: 'celula', duration: 60, ...request },
    session,
  )
}

/** An outline in the history of a leader; returns its id. */
export async function newOutline(session: Session, url = VIDEO): Promise<string> {
  const requestId = crypto.randomUUID()
  const answer = await askWebhook(session, { requestId, url })
  expect(answer).toMatchObject({ success: true })
  const path = `rest/v1/generated_outlines?select=id&request_id=eq.${requestId}`
  const [outline] = await ask<{ id: string }[]>(path, undefined, session)
  return outline?.id ?? ''
}

/** What the app would ask of the backend: a POST of this body, or a GET. */
export async function ask<Result>(path: string, body?: object, session?: Session): Promise<Result> {
  const answer = await fetch(`${inject('origin')}/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: LOCAL_KEYS.publishable,
      'content-type': 'application/json',
      ...(session && { authorization: `Bearer ${session.access_token}` }),
    },
    body: body ? JSON.stringify(body) : null,
  })
  expect(answer.ok, path).toBe(true)
  const text = await answer.text()
  return (text ? JSON.parse(text) : null) as Result
}

/** Changes a table with the operator's key, past what a person may do: what only time, or much work, does otherwise. */
export async function asOperator(
  path: string,
  method: 'POST' | 'PATCH',
  body: object,
): Promise<void> {
  const answer = await fetch(`${inject('origin')}/rest/v1/${path}`, {
    method,
    headers: { apikey: LOCAL_KEYS.secret, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok, path).toBe(true)
}
