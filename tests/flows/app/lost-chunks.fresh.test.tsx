/**
 * Every chunk of the app is lost once, as in a tab that is older than a deploy (fault 37): whatever `lazyComponent`
 * makes, the pages among them. All of src is loaded, and what it calls that with is noted.
 */
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, type ComponentType } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import type * as LazyComponents from '@/lib/lazy-component'

type LazyKind = {
  name: string
  /** As on a page that was just loaded. */
  make: () => LazyComponents.LazyComponent<object>
  kind: 'page' | 'part' | 'dispensable'
}

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const modules = import.meta.glob(['/src/**/*.tsx', '!/src/**/*.test.tsx', '!/src/boot/**'])

const Found = () => <p>chegou</p>
const Without = () => <p>sem</p>
let lost = true

/** As the browser and Vite tell it. */
async function fetchChunk(): Promise<ComponentType<object>> {
  if (!lost) return Found
  window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))
  throw new TypeError('Failed to fetch dynamically imported module')
}

const made: LazyKind[] = []

vi.doMock('@/lib/lazy-component', async (importOriginal) => {
  const real = await importOriginal<typeof LazyComponents>()
  const lazyComponent: typeof real.lazyComponent = (load, meanwhile, instead) => {
    const caller = /src\/(?!lib\/lazy-component)[\w/-]+\.tsx/.exec(new Error().stack ?? '')
    const isPage = meanwhile === real.suspends
    made.push({
      name: `${caller?.[0]}, ${made.length + 1}`,
      make: () => real.lazyComponent(fetchChunk, isPage ? meanwhile : 'espere', instead && Without),
      kind: isPage ? 'page' : instead ? 'dispensable' : 'part',
    })
    return real.lazyComponent(load, meanwhile, instead)
  }
  return { ...real, lazyComponent }
})
for (const load of Object.values(modules)) await load()
const { ErrorBoundary } = await import('@/app/error-boundary')
const { reloadForMissingChunks } = await import('@/lib/missing-chunk')

const reload = vi.fn<() => void>()
const page = window
vi.stubGlobal(
  'window',
  new Proxy(page, {
    get: (target, name) => {
      if (name === 'location') return { pathname: '/', reload }
      const value = Reflect.get(target, name) as unknown
      const isMethod = typeof value === 'function' && /^[a-z]/.test(String(name))
      return isMethod ? (value.bind(page) as unknown) : value
    },
  }),
)
reloadForMissingChunks('this build')

const later = () => new Promise<string>((resolve) => setTimeout(resolve, 5, 'later'))

beforeEach(() => {
  lost = true
  reload.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** All of them, each in its place; answers what stands there. */
function show(shown: readonly ComponentType[]): () => Record<string, string> {
  const { container } = render(
    <HelmetProvider>
      <MemoryRouter>
        {shown.map((Shown, index) => (
          <section key={made[index]?.name}>
            <ErrorBoundary resetKey="/">
              <Suspense fallback="espere">
                <Shown />
              </Suspense>
            </ErrorBoundary>
          </section>
        ))}
      </MemoryRouter>
    </HelmetProvider>,
  )
  return () =>
    Object.fromEntries(
      [...container.querySelectorAll('section')].map((place, index) => [
        made[index]?.name,
        (place.querySelector('h1') ?? place).textContent,
      ]),
    )
}

/** What is expected of each. */
const each = (text: (lazy: LazyKind) => string) =>
  Object.fromEntries(made.map((lazy) => [lazy.name, text(lazy)]))

it('are all there are', () => {
  const own = Object.entries(sources).filter(([file]) => !/\.test\.|lazy-component/.test(file))
  const pages = own.filter(([file]) => /^\/src\/pages\/.*-page\.tsx$/.test(file))
  const calls = own.flatMap(([, text]) => text.match(/\blazyComponent\(/g) ?? [])
  // the router makes one for each page by the same call
  expect(made).toHaveLength(calls.length - 1 + pages.length)
  // what is fetched later and is no component: a caller says what could not be done, or does without
  const others = own.filter(
    ([, text]) => /\bimport\(|\blazy\(/.test(text) && !text.includes('lazyComponent('),
  )
  expect(others.map(([file]) => file)).toEqual([
    '/src/boot/boot.ts',
    '/src/domain/export/word-download.ts',
    '/src/features/account/export-data.tsx',
    '/src/features/create/generate/use-generate-outline.ts',
    '/src/features/create/group/use-least-duration.ts',
    '/src/features/reading/outline-article.tsx',
    '/src/features/recovery/use-recovery.ts',
    '/src/lib/supabase.ts',
    '/src/lib/telemetry/crash.ts',
    '/src/outline-view/scripture-context.tsx',
  ])
})

// this comes first: a page that is being loaded anew says nothing any more
it('on a page that was loaded anew for it already, each is said to be missing and looked for again', async () => {
  sessionStorage.setItem('esboca:reloaded-for', 'this build')
  const shown = made.map(({ make }) => make())
  const said = show(shown)
  await waitFor(() =>
    expect(said()).toEqual(
      each(({ kind }) => (kind === 'dispensable' ? 'sem' : 'Não foi possível abrir esta página')),
    ),
  )
  expect(reload).not.toHaveBeenCalled()
  const [again] = screen.getAllByRole('button', { name: 'Recarregar a página' })
  if (again) await userEvent.click(again)
  expect(reload).toHaveBeenCalledOnce()

  cleanup()
  lost = false
  const found = show(
    made.map(({ make, kind }, index) => (kind === 'part' && shown[index]) || make()),
  )
  await waitFor(() => expect(found()).toEqual(each(() => 'chegou')))
})

it('in a tab that is older than a deploy, each loads the page anew, once, without an error', async () => {
  for (const { name, make } of made) {
    sessionStorage.clear()
    reload.mockClear()
    await expect(Promise.race([make().preload(), later()]), name).resolves.toBe('later')
    expect(reload, name).toHaveBeenCalledOnce()
  }
  const said = show(made.map(({ make }) => make()))
  await later()
  expect(said()).toEqual(each(() => 'espere'))
  expect(reload).toHaveBeenCalledOnce()
})
