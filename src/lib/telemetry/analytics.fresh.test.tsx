import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as analyticsModule from './analytics'
import type * as consentModule from './consent'

const tags = () =>
  [...document.querySelectorAll('script[src]')].filter((script) =>
    script.getAttribute('src')?.includes('google'),
  )

/** The commands that wait for Google's script. */
const commands = () =>
  ((window as { dataLayer?: Iterable<unknown>[] }).dataLayer ?? []).map((entry) =>
    Array.from(entry),
  )

const events = () => commands().filter(([kind]) => kind === 'event')

/** The build with this measurement id. */
async function build(id: string): Promise<typeof analyticsModule & typeof consentModule> {
  vi.resetModules()
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', id)
  return { ...(await import('./analytics')), ...(await import('./consent')) }
}

beforeEach(() => {
  window.history.replaceState(null, '', '/planos?token_hash=segredo#access_token=segredo')
})

afterEach(() => {
  vi.unstubAllEnvs()
  for (const tag of tags()) tag.remove()
  Reflect.deleteProperty(window, 'dataLayer')
  for (const cookie of ['_ga', '_ga_TESTE', 'outro'])
    document.cookie = `${cookie}=; max-age=0; path=/`
})

describe('before a yes', () => {
  it.each([
    ['no answer', null],
    ['a no', false],
  ])(
    'with %s nothing of Google is fetched and nothing is kept for later',
    async (_, statistics) => {
      const { track, decide } = await build('G-TESTE')
      if (statistics !== null) decide({ statistics })
      track({ name: 'page_view', path: '/planos' })
      track({ name: 'sign_up' })
      expect(tags()).toEqual([])
      expect(commands()).toEqual([])
    },
  )

  it('without a measurement id a yes changes nothing', async () => {
    const { track, decide } = await build('')
    decide({ statistics: true })
    track({ name: 'login' })
    expect(tags()).toEqual([])
    expect(commands()).toEqual([])
  })
})

describe('after a yes', () => {
  it('the tag is fetched once, with advertising denied', async () => {
    const { track, decide } = await build('G-TESTE')
    decide({ statistics: true })
    track({ name: 'login' })
    track({ name: 'login' })
    expect(tags().map((tag) => tag.getAttribute('src'))).toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TESTE',
    ])
    expect(commands()[0]).toEqual([
      'consent',
      'default',
      {
        analytics_storage: 'granted',
        ad_storage: 'denied',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ])
    expect(commands().find(([kind]) => kind === 'config')).toEqual([
      'config',
      'G-TESTE',
      {
        send_page_view: false,
        allow_google_signals: false,
        allow_ad_personalization_signals: false,
        page_location: `${window.location.origin}/planos`,
      },
    ])
  })

  it('events are told under Google’s names, and never with a token', async () => {
    const { track, decide } = await build('G-TESTE')
    decide({ statistics: true })
    document.title = 'Planos | Esboça'
    track({ name: 'page_view', path: '/planos' })
    track({ name: 'sign_up' })
    track({ name: 'login' })
    track({ name: 'generate_outline', type: 'celula', minutes: 60 })
    track({ name: 'purchase', transactionId: 'sub_123' })
    track({ name: 'cta_click', place: 'hero' })
    expect(events()).toEqual([
      [
        'event',
        'page_view',
        { page_title: 'Planos | Esboça', page_location: `${window.location.origin}/planos` },
      ],
      ['event', 'sign_up', { method: 'email' }],
      ['event', 'login', { method: 'email' }],
      ['event', 'generate_outline', { outline_type: 'celula', minutes: 60 }],
      ['event', 'purchase', { transaction_id: 'sub_123', value: 19.9, currency: 'BRL' }],
      ['event', 'cta_click', { place: 'hero' }],
    ])
    expect(JSON.stringify(commands())).not.toContain('segredo')
  })

  it('a no stops it at once and takes the cookies away', async () => {
    const { track, decide } = await build('G-TESTE')
    decide({ statistics: true })
    track({ name: 'login' })
    document.cookie = '_ga=1; path=/'
    document.cookie = '_ga_TESTE=1; path=/'
    document.cookie = 'outro=1; path=/'
    decide({ statistics: false })
    track({ name: 'login' })
    expect(events()).toHaveLength(1)
    expect((window as unknown as Record<string, unknown>)['ga-disable-G-TESTE']).toBe(true)
    expect(document.cookie).toBe('outro=1')

    decide({ statistics: true })
    track({ name: 'login' })
    expect(events()).toHaveLength(2)
    expect((window as unknown as Record<string, unknown>)['ga-disable-G-TESTE']).toBe(false)
  })
})
