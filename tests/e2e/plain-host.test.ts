import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PlainHost, startPlainHost } from '../plain-host.ts'
import { hydrated, openPage } from './browser.ts'

/** Built by `npm run preview`, which the other tests are served by. */
const BUILT = path.resolve(import.meta.dirname, '../../.preview')

let host: PlainHost

beforeAll(async () => {
  host = await startPlainHost(BUILT)
})

afterAll(() => host.close())

/** And the heading of their page. */
const ADDRESSES = [
  ['/login', 'Fazer Login'],
  ['/cadastro', 'Criar Conta'],
  // from there, without a link, to the login
  ['/auth/callback', 'Fazer Login'],
  ['/blog/do-domingo-ao-encontro', 'Do domingo ao encontro: uma hora de preparo'],
  // asks to log in first, as it does everywhere
  ['/esboco/7b0c2f0e-8f0e-4f6b-9f55-0f3c5d1f7a11', 'Fazer Login'],
  ['/nao-existe', 'Oops! Página não encontrada'],
] as const

it('a static host without rules shows each address its page', async () => {
  const { page } = await openPage()
  for (const [address, heading] of ADDRESSES) {
    await page.goto(host.origin + address)
    await hydrated(page)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count(), address).toBe(1)
    expect(page.url()).not.toMatch(/\/$/)
  }
})
