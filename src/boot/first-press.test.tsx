import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFirstPress } from './first-press'

let heard: string[]
let listening: AbortController

beforeEach(() => {
  heard = []
  listening = new AbortController()
  document.body.innerHTML = `
    <button type="button">Menu</button>
    <form><input aria-label="Link" /><button>Entrar</button></form>
    <form><input aria-label="Outro" /></form>`
})

afterEach(() => {
  listening.abort()
  document.body.innerHTML = ''
})

/** What a browser does before the app is there, and then the app itself. */
async function pressThenBoot(press: () => void): Promise<string[]> {
  const onPress = vi.fn()
  keepFirstPress(onPress)
  press()
  expect(onPress).toHaveBeenCalledOnce()
  document.dispatchEvent(new Event('esboca:hydrating'))
  const { signal } = listening
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof HTMLButtonElement) heard.push(`click ${target.textContent}`)
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    heard.push('submit')
  }
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('submit', onSubmit, { signal })
  document.dispatchEvent(new Event('esboca:ready'))
  await vi.waitFor(() => expect(heard).not.toEqual([]))
  return heard
}

const [menu, send, form] = [
  () => document.querySelector<HTMLButtonElement>('button[type=button]'),
  () => document.querySelector<HTMLButtonElement>('form button'),
  () => document.querySelectorAll('form')[1],
]

it('presses again what was pressed before the app could hear it', async () => {
  expect(await pressThenBoot(() => menu()?.click())).toContain('click Menu')
})

it('sends again a form by its button, and one that Enter sent and that has none', async () => {
  expect(await pressThenBoot(() => send()?.click())).toContain('click Entrar')
  heard = []
  expect(await pressThenBoot(() => form()?.requestSubmit())).toContain('submit')
})
