import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { Dialog } from '@/ui/elements/dialog'
import { notify } from './notify'
import { Toaster } from './toaster'

afterEach(() => {
  vi.useRealTimers()
})

it('says things in a live region, with what can be done about them', async () => {
  const undo = vi.fn()
  const user = userEvent.setup()
  // before the toaster is there, as from a page that loads faster
  notify.error('Aviso', {
    description: 'Não foi possível salvar.',
    action: { label: 'Desfazer', onClick: undo },
  })
  render(<Toaster label="Avisos" closeLabel="Fechar" />)

  const region = await screen.findByRole('region', { name: /^Avisos/ })
  expect(region).toHaveAttribute('aria-live', 'polite')
  expect(await within(region).findByText('Aviso')).toBeInTheDocument()
  expect(within(region).getByText('Não foi possível salvar.')).toBeInTheDocument()
  expect(within(region).getByRole('button', { name: 'Fechar' })).toBeInTheDocument()
  await user.click(within(region).getByRole('button', { name: 'Desfazer' }))
  expect(undo).toHaveBeenCalledOnce()
})

it('says again what was said in its own place, and each thing that can be undone apart', async () => {
  render(<Toaster label="Avisos" closeLabel="Fechar" />)
  notify.error('Erro nos tempos')
  notify.error('Erro nos tempos')
  for (const onClick of [vi.fn(), vi.fn()]) {
    notify.success('Esboço excluído', { action: { label: 'Desfazer', onClick } })
  }
  await waitFor(() => expect(screen.getAllByText('Esboço excluído')).toHaveLength(2))
  expect(screen.getAllByText('Erro nos tempos')).toHaveLength(1)
})

it('lies at the bottom, and above an open dialog rather than on its buttons', async () => {
  const placeOf = async (text: string) =>
    (await screen.findByText(text)).closest('[data-sonner-toast]')?.getAttribute('data-y-position')
  const dialog = (open: boolean) => (
    <>
      <Toaster label="Avisos" closeLabel="Fechar" />
      <Dialog open={open} onClose={() => {}} title="Esboço" closeLabel="Fechar" />
    </>
  )
  const { rerender } = render(dialog(false))
  notify.success('Sem janela')
  expect(await placeOf('Sem janela')).toBe('bottom')
  rerender(dialog(true))
  notify.success('Copiado!')
  expect(await placeOf('Copiado!')).toBe('top')
})

it('lies on the header of a phone where nothing is to be done about it', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 37.5rem)' }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const placeOf = async (text: string) =>
    (await screen.findByText(text)).closest('[data-sonner-toast]')?.getAttribute('data-y-position')
  render(<Toaster label="Avisos" closeLabel="Fechar" />)
  notify.success('E-mail confirmado com sucesso!')
  notify.success('Esboço excluído', { action: { label: 'Desfazer', onClick: () => {} } })
  notify.error('Erro nos tempos')
  notify.success('Esboço Gerado!', { atFoot: true })
  expect(await placeOf('E-mail confirmado com sucesso!')).toBe('top')
  expect(await placeOf('Esboço Gerado!')).toBe('bottom')
  expect(await placeOf('Esboço excluído')).toBe('bottom')
  expect(await placeOf('Erro nos tempos')).toBe('bottom')
})

const undo = { action: { label: 'Desfazer', onClick: () => {} } }

function renderBetweenLinks() {
  render(
    <>
      <a href="/antes">Antes</a>
      <Toaster label="Avisos" closeLabel="Fechar" />
      <a href="/depois">Depois</a>
    </>,
  )
}

it('is gone through with the keyboard like any other place, and what can be done about it comes first', async () => {
  const user = userEvent.setup()
  renderBetweenLinks()
  notify.success('Esboço excluído', undo)
  const button = await screen.findByRole('button', { name: 'Desfazer' })
  screen.getByRole('link', { name: 'Antes' }).focus()
  await user.tab()
  expect(document.activeElement).toHaveTextContent('Esboço excluído')
  await user.tab()
  expect(button).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('link', { name: 'Depois' })).toHaveFocus()
})

it('stays as long as the focus is in one of them, and then as long as it would have', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
  renderBetweenLinks()
  notify.success('Esboço excluído', { ...undo, duration: 20_000 })
  notify.error('Erro nos tempos')
  await pass(10_000)
  act(() => screen.getByRole('button', { name: 'Desfazer' }).focus())
  await pass(120_000)
  expect(screen.getByRole('button', { name: 'Desfazer' })).toHaveFocus()
  expect(screen.getByText('Erro nos tempos')).toBeInTheDocument()
  act(() => screen.getByRole('link', { name: 'Depois' }).focus())
  await pass(13_000)
  expect(screen.queryByText('Erro nos tempos')).toBeNull()
  expect(screen.getByText('Esboço excluído')).toBeInTheDocument()
  await pass(8_000)
  expect(screen.queryByText('Esboço excluído')).toBeNull()
  expect(screen.getByRole('link', { name: 'Depois' })).toHaveFocus()
})

it('gives the focus back as it goes, and the others their time', async () => {
  const user = userEvent.setup()
  renderBetweenLinks()
  notify.success('Esboço excluído', undo)
  notify.success('Grupo salvo', { duration: 300 })
  await screen.findByText('Grupo salvo')
  const link = screen.getByRole('link', { name: 'Antes' })
  link.focus()
  act(() => screen.getByRole('button', { name: 'Desfazer' }).focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Esboço excluído')).toBeNull())
  expect(link).toHaveFocus()
  await waitFor(() => expect(screen.queryByText('Grupo salvo')).toBeNull())
})

it('goes when it is taken back', async () => {
  render(<Toaster label="Avisos" closeLabel="Fechar" />)
  notify.success('Esboço Gerado!')
  await screen.findByText('Esboço Gerado!')
  notify.clear()
  await waitFor(() => expect(screen.queryByText('Esboço Gerado!')).toBeNull())
})

it('says of a page what goes with it, but not what was said as it was left, nor what can be taken back', async () => {
  const now = vi.spyOn(Date, 'now')
  render(<Toaster label="Avisos" closeLabel="Fechar" />)
  const start = Date.now()
  notify.success('Grupo salvo')
  notify.error('Não foi possível salvar.')
  notify.success('Esboço excluído', { staysOnLeaving: true })
  now.mockReturnValue(start + 5_000)
  notify.success('Login realizado com sucesso!')
  await screen.findByText('Login realizado com sucesso!')
  notify.leavePage()
  await waitFor(() => expect(screen.queryByText('Grupo salvo')).toBeNull())
  for (const text of [
    'Não foi possível salvar.',
    'Esboço excluído',
    'Login realizado com sucesso!',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
})

it('makes room for a dialog, but for what can be taken back', async () => {
  const dialog = (open: boolean) => (
    <>
      <Toaster label="Avisos" closeLabel="Fechar" />
      <Dialog open={open} onClose={() => {}} title="Excluir?" closeLabel="Fechar" />
    </>
  )
  const { rerender } = render(dialog(false))
  notify.success('Seus dados foram baixados')
  notify.success('Esboço excluído', { staysOnLeaving: true })
  await screen.findByText('Seus dados foram baixados')
  rerender(dialog(true))
  await waitFor(() => expect(screen.queryByText('Seus dados foram baixados')).toBeNull())
  expect(screen.getByText('Esboço excluído')).toBeInTheDocument()
})
