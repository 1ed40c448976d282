import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ledgerRow } from '../../msw/outline-ledger'
import { saveOutline } from '../../msw/outline-history'
import { answerWebhook, refusal, success } from '../../msw/outline-webhook'
import { answerRpc, rowsOf } from '../../msw/postgrest'
import { address, renderApp } from '../../render-app'

const group = (id: string, name: string, row: Record<string, unknown> = {}) => ({
  id,
  user_id: 'user',
  name,
  group_profile: name.toLowerCase(),
  outline_type: 'estudo',
  duration: 45,
  used_at: '2026-11-20',
  ...row,
})

const YOUNG = 'b1f2c3d4-0000-4000-8000-000000000001'
const COUPLES = 'b1f2c3d4-0000-4000-8000-000000000002'
const CHILDREN = 'b1f2c3d4-0000-4000-8000-000000000003'

async function openDialog(...more: Record<string, unknown>[]): Promise<UserEvent> {
  rowsOf('groups').push(
    group(YOUNG, 'Jovens'),
    group(COUPLES, 'Casais'),
    group(CHILDREN, 'Crianças', { duration: 15 }),
    ...more,
  )
  const id = saveOutline({
    youtube_url: 'https://youtu.be/demo-paz-01',
    start_time: 150,
    group_id: YOUNG,
    series: 'Romanos',
    series_number: 3,
    series_total: 8,
    created_at: new Date().toISOString(),
  })
  const { user } = renderApp(`/esboco/${id}`, { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Mais' }))
  await user.click(await screen.findByRole('button', { name: 'Duplicar para outro grupo' }))
  await screen.findByRole('dialog', { name: 'Gerar para outro grupo' })
  return user
}

async function choose(user: UserEvent, ...names: string[]): Promise<void> {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name }))
}

const states = () =>
  within(screen.getByRole('region', { name: /^Esboços para/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('makes an outline for each group that was chosen, in the same place of the series', async () => {
  const asked = answerWebhook(() => success())
  const user = await openDialog()
  await waitFor(() =>
    expect(screen.getByRole('checkbox', { name: 'Jovens' })).toHaveAccessibleDescription(
      'Já tem um esboço desta mensagem.',
    ),
  )
  expect(
    screen.getByText('Cada grupo usa 1 esboço do seu limite. Agora você tem 10.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Gerar' })).toBeDisabled()
  await choose(user, 'Casais', 'Crianças')
  expect(screen.getByText('Serão usados 2 esboços do seu limite. Agora você tem 10.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Gerar 2 esboços' }))
  await waitFor(() => expect(address()).toBe('/criar-esboco'))
  expect(await screen.findByRole('link', { name: 'Abrir o esboço de Crianças' })).toBeVisible()
  expect(states()).toEqual(['CasaisProntoAbrir', 'CriançasProntoAbrir'])
  const series = { name: 'Romanos', number: 3, total: 8 }
  expect(asked.map(({ body }) => body)).toMatchObject([
    { groupId: COUPLES, outlineType: 'estudo', duration: 45, startTime: 150, series },
    { groupId: CHILDREN, groupProfile: 'crianças', duration: 15, startTime: 150, series },
  ])
  expect(asked[0]?.body.requestId).not.toBe(asked[1]?.body.requestId)
  await user.click(screen.getByRole('button', { name: 'Voltar ao formulário' }))
  expect(await screen.findByLabelText('URL do vídeo do YouTube')).toBeVisible()
})

it('stops where one fails, says that it cost nothing, and goes on with what is left', async () => {
  let fails = true
  const asked = answerWebhook(() =>
    fails ? refusal('captions_blocked', 'O YouTube não entregou as legendas.') : success(),
  )
  const user = await openDialog()
  await choose(user, 'Casais', 'Crianças')
  await user.click(screen.getByRole('button', { name: 'Gerar 2 esboços' }))
  const goOn = await screen.findByRole('button', { name: 'Continuar: 2 esboços' })
  expect(states()).toEqual([
    'CasaisNão deu certoO YouTube não entregou as legendas. Por este, nada foi descontado.',
    'CriançasParado',
  ])
  expect(asked).toHaveLength(1)
  fails = false
  await user.click(goOn)
  expect(await screen.findByRole('link', { name: 'Abrir o esboço de Casais' })).toBeVisible()
  expect(asked.slice(1).map(({ body }) => body.groupId)).toEqual([CHILDREN, COUPLES])
})

it('is gone on with after the tab died, and makes nothing twice', async () => {
  const requestId = 'c0ffee00-0000-4000-8000-000000000001'
  rowsOf('groups').push(group(YOUNG, 'Jovens'), group(COUPLES, 'Casais'))
  ledgerRow(requestId, { state: 'committed' })
  const item = { requestId: null, state: 'waiting', problem: null }
  localStorage.setItem(
    'esboca:batch',
    JSON.stringify({
      userId: 'user',
      batch: {
        form: {
          url: 'https://youtu.be/demo-paz-01',
          startTime: '',
          endTime: '',
          series: '',
          seriesNumber: '',
          seriesTotal: '',
        },
        items: [
          { ...item, groupId: YOUNG, name: 'Jovens', requestId, state: 'working' },
          { ...item, groupId: COUPLES, name: 'Casais' },
          { ...item, groupId: CHILDREN, name: 'Crianças' },
        ],
        askedAt: Date.now(),
      },
    }),
  )
  const asked = answerWebhook(() => success())
  const { user } = renderApp('/criar-esboco', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Continuar: 3 esboços' }))
  await screen.findByText('Este grupo foi excluído.')
  expect(states()).toEqual([
    'JovensProntoAbrir',
    'CasaisProntoAbrir',
    'CriançasNão deu certoEste grupo foi excluído.',
  ])
  expect(asked.map(({ body }) => body.groupId)).toEqual([COUPLES])
})

it('is not begun where the plan does not hold as many', async () => {
  answerRpc('can_make_request', () => ({
    can_request: true,
    reason: '',
    requests_remaining: 1,
    subscription_status: 'active',
  }))
  const user = await openDialog()
  await choose(user, 'Casais', 'Crianças')
  expect(
    await screen.findByText('Você ainda pode gerar 1 esboço: marque no máximo 1 grupo.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Gerar 2 esboços' })).toBeDisabled()
})

it('leaves nothing of somebody else on the device', async () => {
  localStorage.setItem('esboca:batch', JSON.stringify({ userId: 'somebody else', batch: {} }))
  renderApp('/dashboard', { signedIn: true })
  await waitFor(() => expect(localStorage.getItem('esboca:batch')).toBeNull())
})

it('is not begun for a group whose order of the meeting does not fit into its minutes', async () => {
  const asked = answerWebhook(() => success())
  const user = await openDialog(
    group('b1f2c3d4-0000-4000-8000-000000000004', 'Lanche longo', {
      duration: 40,
      structure: [
        { name: 'Palavra', minutes: null, part: 'word' },
        { name: 'Lanche', minutes: 60, part: null },
      ],
    }),
  )
  await choose(user, 'Casais', 'Lanche longo')
  expect(
    screen.getByText(
      'O encontro de “Lanche longo” precisa de pelo menos 70 minutos para caber tudo.',
    ),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Gerar 2 esboços' })).toBeDisabled()
  await choose(user, 'Lanche longo')
  expect(screen.getByRole('button', { name: 'Gerar 1 esboço' })).toBeEnabled()
  expect(asked).toEqual([])
})
