/** The history of someone with 2,000 outlines, in Chromium on the production build. */
import type { Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { chromiumOptions } from '../chromium/chromium.ts'
import { LOCAL_KEYS } from '../../supabase/local/keys.ts'
import { startPreview } from '../preview-server.ts'
import type { Bench } from './bench.ts'
import { signUp } from './sign-up.ts'

const OUTLINES = 2000
const WORDS = ['oração', 'perdão', 'graça e paz', 'família', 'esperança', 'encontro 19', 'salmo']

export const bench: Bench = async () => {
  const { origin, stop } = await startPreview()
  const browser = await chromium.launch(await chromiumOptions())
  try {
    const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } })
    await signUp(page, origin)
    await fillHistory(page)

    const opening = performance.now()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Ver Esboço' }).first().waitFor()
    const firstCards = performance.now() - opening
    await page.getByText(`${OUTLINES} esboços`, { exact: true }).waitFor({ timeout: 60_000 })
    const all = performance.now() - opening

    const keys = await typingTimes(page)
    const { nodes, slowFrames } = await scrollThrough(page)
    return [
      { what: 'first cards of 2,000', value: firstCards, unit: 'ms' },
      { what: 'all 2,000 counted', value: all, unit: 'ms' },
      { what: 'key to screen while searching, p95', value: p95(keys), unit: 'ms', goal: 50 },
      { what: 'most elements while scrolling', value: nodes, unit: '', goal: 4000 },
      { what: 'frames over 50 ms while scrolling', value: slowFrames, unit: '%', goal: 5 },
    ]
  } finally {
    await browser.close()
    await stop()
  }
}

/** As the app saves them, many at a time: about 12,000 characters each. */
async function fillHistory(page: Page) {
  let headers: Record<string, string> = {}
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) headers = request.headers()
  })
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Nenhum esboço encontrado' }).waitFor()
  const { authorization = '', apikey = '' } = headers
  await subscribe(page, authorization)
  const types = ['celula', 'estudo', 'sermao', 'devocional']
  for (let first = 0; first < OUTLINES; first += 100) {
    const rows = Array.from({ length: 100 }, (_, index) => ({
      title: `Encontro ${first + index}: ${WORDS[(first + index) % WORDS.length]}`,
      youtube_url: 'https://www.youtube.com/watch?v=demo-paz-01',
      outline_type: types[index % types.length],
      duration: 60,
      generated_content: `# Encontro\n\n${`${WORDS[index % 5]} que guarda o coração do povo ${index} `.repeat(300)}`,
    }))
    const answer = await page.request.post('/rest/v1/generated_outlines', {
      headers: { authorization, apikey, 'content-type': 'application/json' },
      data: rows,
    })
    if (!answer.ok()) throw new Error(`saving answered ${answer.status()}`)
  }
}

/** As the server would store it: so many outlines are for who has subscribed once. */
async function subscribe(page: Page, authorization: string) {
  const [, claims = ''] = authorization.split('.')
  const { sub: user } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }
  const answer = await page.request.post('/rest/v1/subscriptions', {
    headers: { apikey: LOCAL_KEYS.secret, 'content-type': 'application/json' },
    data: { user_id: user, stripe_customer_id: 'cus_bench', stripe_subscription_id: 'sub_bench' },
  })
  if (!answer.ok()) throw new Error(`subscribing answered ${answer.status()}`)
}

/** Milliseconds from each key to the frame that follows it. */
async function typingTimes(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    document.addEventListener(
      'keydown',
      () => {
        const pressed = performance.now()
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - pressed)))
      },
      { capture: true },
    )
  })
  const field = page.getByLabel('Buscar nos esboços')
  for (const word of WORDS) {
    await field.focus()
    await field.pressSequentially(word, { delay: 90 })
    await page.waitForTimeout(600)
    for (const _ of word) await page.keyboard.press('Backspace', { delay: 40 })
  }
  await page.getByText(`${OUTLINES} esboços`, { exact: true }).waitFor()
  return page.evaluate(() => (window as unknown as { times: number[] }).times)
}

async function scrollThrough(page: Page): Promise<{ nodes: number; slowFrames: number }> {
  return page.evaluate(async () => {
    let nodes = 0
    let slow = 0
    let frames = 0
    let before = performance.now()
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
      const now = performance.now()
      if (now - before > 50) slow += 1
      before = now
      frames += 1
      nodes = Math.max(nodes, document.querySelectorAll('*').length)
    }
    return { nodes, slowFrames: (100 * slow) / frames }
  })
}

function p95(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
}
