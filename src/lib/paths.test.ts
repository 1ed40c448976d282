import { describe, expect, it } from 'vitest'
import { loginPathFor, wantedPath, withWanted } from './paths'

const origin = 'https://esboca.example'
const search = (next: string) => `?${new URLSearchParams({ next })}`

describe('wantedPath', () => {
  it('goes to the form for a new outline where nothing was wanted', () => {
    expect(wantedPath('', origin, '/criar-esboco')).toBe('/criar-esboco')
  })

  it('comes back to a page of this site with its query and fragment', () => {
    expect(wantedPath(search('/dashboard?busca=gra%C3%A7a#topo'), origin, '/')).toBe(
      '/dashboard?busca=gra%C3%A7a#topo',
    )
  })

  it.each(['/%2Fevil.example', '/%5Cevil.example', '/@evil.example', '/https://evil.example'])(
    'takes %j for what it is, an address of this site',
    (next) => {
      const target = new URL(wantedPath(search(next), origin, '/criar-esboco'), origin)
      expect(target.origin).toBe(origin)
    },
  )

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\r\n/evil.example',
    ' //evil.example',
    '///evil.example',
    '/\\/evil.example',
    '%2F%2Fevil.example',
    'https:evil.example',
    'http://esboca.example/dashboard',
    'evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '\\\\evil.example',
    'https://evil.example/dashboard',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('goes home instead of %j', (next) => {
    expect(wantedPath(search(next), origin, '/criar-esboco')).toBe('/')
  })
})

describe('the wanted page on its way through the login', () => {
  it('is told to the login page and survives the change to sign-up', () => {
    const login = loginPathFor('/dashboard?a=1')
    expect(login).toBe('/auth?next=%2Fdashboard%3Fa%3D1')
    expect(withWanted('/cadastro', new URL(login, origin).search)).toBe(
      '/cadastro?next=%2Fdashboard%3Fa%3D1',
    )
  })

  it('adds nothing where no page was wanted', () => {
    expect(withWanted('/cadastro', '?confirmed=true')).toBe('/cadastro')
  })
})
