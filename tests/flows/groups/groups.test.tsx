import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { holdRequests } from '../../msw/hold'
import { answerWebhook, success } from '../../msw/outline-webhook'
import { rowsOf } from '../../msw/postgrest'
import { address, fill, renderApp } from '../../render-app'

afterEach(() => {
  vi.unstubAllEnvs()
})

const YOUNG = {
  id: '0e4f3a44-7a5a-4f8e-8d15-6a1d7d1b9c02',
  name: 'Jovens de sábado',
  group_profile: 'jovens de 18 a 25 anos',
  outline_type: 'celula',
  duration: 45,
  used_at: '2026-11-15T22:00:00.000Z',
}
const COUPLES = {
  ...YOUNG,
  id: '5b0e2c9e-3c7a-4f4e-9d55-0b1f6f3d2a10',
  name: 'Casais',
  group_profile: 'casais com filhos pequenos',
  outline_type: 'estudo',
  duration: 60,
  used_at: '2026-11-10T22:00:00.000Z',
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

function outlineOfYoung(createdAt: string) {
  return {
    id: 'a3f0c1de-52f0-4a53-8f7e-3a8d0a6b7c01',
    title: 'Graça',
    youtube_url: 'https://youtu.be/demo-filho1',
    outline_type: 'celula',
    duration: 60,
    group_profile: null,
    group_id: YOUNG.id,
    created_at: createdAt,
    generated_content: '# Graça',
  }
}

async function openForm(): Promise<UserEvent> {
  const { user } = renderApp('/criar-esboco', { signedIn: true })
  await screen.findByLabelText('URL do vídeo do YouTube')
  return user
}

async function generate(user: UserEvent) {
  const asked = answerWebhook(() => success())
  await fill(user, field('URL do vídeo do YouTube'), 'https://www.youtube.com/watch?v=demo-paz-01')
  await user.click(screen.getByRole('button', { name: 'Gerar Esboço' }))
  await screen.findByText('Esboço Gerado!')
  return asked[0]?.body
}

describe('the form of a leader with groups', () => {
  it('opens with the group of the last outline: nothing is left but the link', async () => {
    rowsOf('groups').push(COUPLES, YOUNG)
    const user = await openForm()
    expect(await screen.findByRole('radio', { name: 'Jovens de sábado' })).toBeChecked()
    expect(field('Perfil do grupo')).toHaveValue('jovens de 18 a 25 anos')
    expect(await generate(user)).toMatchObject({
      outlineType: 'celula',
      duration: 45,
      groupProfile: 'jovens de 18 a 25 anos',
      groupId: YOUNG.id,
    })
  })

  it('is filled anew with one tap, and keeps what was typed over it', async () => {
    rowsOf('groups').push(COUPLES, YOUNG)
    const user = await openForm()
    await screen.findByRole('radio', { name: 'Jovens de sábado' })
    await user.click(screen.getByRole('radio', { name: 'Casais' }))
    expect(field('Perfil do grupo')).toHaveValue('casais com filhos pequenos')
    expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveTextContent(
      'Estudo Bíblico',
    )
    await fill(user, field('Perfil do grupo'), ', e duas avós')
    await user.click(screen.getByRole('radio', { name: 'Outro grupo' }))
    expect(field('Perfil do grupo')).toHaveValue('casais com filhos pequenos, e duas avós')
    expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveTextContent(
      'Escolha: célula, estudo…',
    )
  })

  it('offers the usual profiles to another group', async () => {
    rowsOf('groups').push(YOUNG)
    const user = await openForm()
    await screen.findByRole('radio', { name: 'Outro grupo' })
    expect(screen.queryByRole('radio', { name: 'Senhoras' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: 'Outro grupo' }))
    await user.click(screen.getByRole('radio', { name: 'Senhoras' }))
    expect(field('Perfil do grupo')).toHaveValue('Senhoras, a partir de 60 anos')
  })

  it('leaves alone what somebody has begun to type', async () => {
    rowsOf('groups').push(YOUNG)
    const release = holdRequests('*/rest/v1/groups')
    const user = await openForm()
    await fill(user, field('Perfil do grupo'), 'vizinhos')
    release()
    expect(await screen.findByRole('radio', { name: 'Outro grupo' })).toBeChecked()
    expect(field('Perfil do grupo')).toHaveValue('vizinhos')
  })
})

describe('last week’s challenge', () => {
  it('opens the meeting unless it is switched off', async () => {
    rowsOf('groups').push(YOUNG)
    rowsOf('generated_outlines').push(outlineOfYoung(daysAgo(7)))
    const user = await openForm()
    expect(await screen.findByRole('checkbox', { name: 'Começar com “Como foi?”' })).toBeChecked()
    expect(await generate(user)).toMatchObject({
      previousOutlineId: 'a3f0c1de-52f0-4a53-8f7e-3a8d0a6b7c01',
    })
  })

  it('says what it takes of the time, and that there is none left for worship', async () => {
    rowsOf('groups').push({ ...YOUNG, duration: 60 })
    rowsOf('generated_outlines').push(outlineOfYoung(daysAgo(7)))
    const user = await openForm()
    const offer = await screen.findByRole('checkbox', { name: 'Começar com “Como foi?”' })
    expect(offer).toHaveAccessibleDescription(/usa 5\sminutos do tempo; o Louvor fica de fora\.$/)
    await user.click(screen.getByRole('button', { name: '5 minutos a mais' }))
    expect(offer).toHaveAccessibleDescription(/usa 5\sminutos do tempo\.$/)
  })

  it('is not asked for when it is switched off', async () => {
    rowsOf('groups').push(YOUNG)
    rowsOf('generated_outlines').push(outlineOfYoung(daysAgo(7)))
    const user = await openForm()
    await user.click(await screen.findByRole('checkbox', { name: 'Começar com “Como foi?”' }))
    expect(await generate(user)).not.toHaveProperty('previousOutlineId')
  })

  it('is offered, and not set, after six weeks', async () => {
    rowsOf('groups').push(YOUNG)
    rowsOf('generated_outlines').push(outlineOfYoung(daysAgo(43)))
    await openForm()
    expect(
      await screen.findByRole('checkbox', { name: 'Começar com “Como foi?”' }),
    ).not.toBeChecked()
  })

  it('is offered, and not set, on the day its outline was made: that meeting is still to come', async () => {
    rowsOf('groups').push(YOUNG)
    rowsOf('generated_outlines').push(outlineOfYoung(new Date().toISOString()))
    await openForm()
    expect(
      await screen.findByRole('checkbox', { name: 'Começar com “Como foi?”' }),
    ).not.toBeChecked()
  })

  it('stays that of the meeting before while today’s outline is made anew', async () => {
    rowsOf('groups').push(YOUNG)
    rowsOf('generated_outlines').push(outlineOfYoung(daysAgo(7)), {
      ...outlineOfYoung(new Date().toISOString()),
      id: 'c7d19a52-0a4e-4b9e-8a51-2a6f0c4e9b77',
    })
    const user = await openForm()
    expect(await screen.findByRole('checkbox', { name: 'Começar com “Como foi?”' })).toBeChecked()
    expect(await generate(user)).toMatchObject({
      previousOutlineId: 'a3f0c1de-52f0-4a53-8f7e-3a8d0a6b7c01',
    })
  })

  it('is not there for a group that meets for the first time', async () => {
    rowsOf('groups').push(YOUNG)
    await openForm()
    await screen.findByRole('radio', { name: 'Jovens de sábado' })
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

describe('a group that was just described', () => {
  it('can be saved under a name, and is chosen', async () => {
    const user = await openForm()
    expect(screen.queryByText('Para qual grupo?')).not.toBeInTheDocument()
    await user.click(screen.getByRole('combobox', { name: 'Tipo de esboço' }))
    await user.click(await screen.findByRole('option', { name: 'Célula/Pequeno Grupo' }))
    await fill(user, field('Perfil do grupo'), 'senhoras de 60 anos')
    await user.click(
      await screen.findByRole('button', { name: 'Salvar este grupo para a próxima vez' }),
    )
    expect(field('Nome do grupo')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Dê um nome ao grupo.')).toBeInTheDocument()
    await user.type(field('Nome do grupo'), 'Irmãs de quinta{Enter}')
    expect(await screen.findByText('Grupo salvo')).toBeInTheDocument()
    expect(rowsOf('groups')).toEqual([
      expect.objectContaining({
        name: 'Irmãs de quinta',
        group_profile: 'senhoras de 60 anos',
        outline_type: 'celula',
        duration: 60,
      }),
    ])
    const chosen = await screen.findByRole('radio', { name: 'Irmãs de quinta' })
    expect(chosen).toBeChecked()
    await waitFor(() => expect(chosen).toHaveFocus())
  })
})

describe('the page of the groups', () => {
  it('is reached from the form, and changes a group', async () => {
    rowsOf('groups').push({ ...YOUNG })
    const user = await openForm()
    await user.click(await screen.findByRole('link', { name: 'Ver e editar meus grupos' }))
    expect(await screen.findByRole('heading', { name: 'Meus grupos', level: 1 })).toBeVisible()
    expect(address()).toBe('/grupos')
    await user.click(await screen.findByRole('button', { name: 'Editar' }))
    const dialog = await screen.findByRole('dialog', { name: 'Editar grupo' })
    const name = within(dialog).getByLabelText('Nome do grupo')
    await user.clear(name)
    await user.type(name, 'Jovens da Ana')
    await user.click(within(dialog).getByRole('button', { name: 'Salvar grupo' }))
    expect(await screen.findByRole('heading', { name: 'Jovens da Ana' })).toBeVisible()
    expect(rowsOf('groups')[0]).toMatchObject({ name: 'Jovens da Ana', duration: 45 })
  })

  it('begins an outline with the group of a card, and keeps the link that was typed', async () => {
    rowsOf('groups').push(YOUNG, COUPLES)
    const user = await openForm()
    const link = 'https://www.youtube.com/watch?v=demo-paz-01'
    await fill(user, field('URL do vídeo do YouTube'), link)
    await user.click(await screen.findByRole('link', { name: 'Ver e editar meus grupos' }))
    await user.click(
      await screen.findByRole('button', {
        name: 'Criar esboço para este grupo',
        description: 'Casais',
      }),
    )
    expect(await screen.findByRole('radio', { name: 'Casais' })).toBeChecked()
    expect(field('Perfil do grupo')).toHaveValue('casais com filhos pequenos')
    expect(field('URL do vídeo do YouTube')).toHaveValue(link)
  })

  it('leads from a group that was just saved to its first outline', async () => {
    rowsOf('groups').push(YOUNG)
    const { user } = renderApp('/grupos', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Novo grupo' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Novo grupo' }))
    await user.click(dialog.getByRole('button', { name: 'Salvar grupo' }))
    expect(dialog.getByLabelText('Nome do grupo')).toBeInvalid()
    await fill(user, dialog.getByLabelText('Nome do grupo'), 'Irmãs de quinta')
    expect(dialog.getByLabelText('Nome do grupo')).toBeValid()
    await user.click(dialog.getByRole('radio', { name: 'Senhoras' }))
    expect(dialog.getByLabelText('Perfil do grupo')).toHaveValue('Senhoras, a partir de 60 anos')
    expect(dialog.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveTextContent(
      'Célula/Pequeno Grupo',
    )
    await user.click(dialog.getByRole('combobox', { name: 'Tipo de esboço' }))
    await user.click(await screen.findByRole('option', { name: 'Devocional' }))
    await user.click(dialog.getByRole('button', { name: 'Salvar grupo' }))
    const saved = (await screen.findByText('Grupo salvo')).closest('li')!
    await user.click(within(saved).getByRole('button', { name: 'Criar esboço para este grupo' }))
    expect(await screen.findByRole('radio', { name: 'Irmãs de quinta' })).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Tipo de esboço' })).toHaveTextContent('Devocional')
    expect(field('Perfil do grupo')).toHaveValue('Senhoras, a partir de 60 anos')
  })

  it('asks before it takes a group away, and brings it back', async () => {
    rowsOf('groups').push(YOUNG)
    const { user } = renderApp('/grupos', { signedIn: true })
    const remove = await screen.findByRole('button', { name: 'Excluir' })
    await user.click(remove)
    const dialog = await screen.findByRole('dialog', { name: 'Excluir este grupo?' })
    expect(dialog).toHaveAccessibleDescription(/Jovens de sábado/)
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
    expect(rowsOf('groups')).toHaveLength(1)
    expect(remove).toHaveFocus()

    await user.click(remove)
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Excluir' }),
    )
    expect(await screen.findByText('Quem vem ao próximo encontro?')).toBeInTheDocument()
    expect(rowsOf('groups')).toEqual([])
    expect(screen.getByRole('button', { name: 'Criar meu grupo' })).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }))
    await waitFor(() => expect(rowsOf('groups')).toMatchObject([{ name: 'Jovens de sábado' }]))
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleDescription('Jovens de sábado'),
    )
  })
})

it('a group that was described before is saved under a name', async () => {
  const described = { ...outlineOfYoung(daysAgo(1)), group_id: null, duration: 45 }
  rowsOf('generated_outlines').push(
    { ...described, group_profile: 'viúvas da quarta-feira' },
    {
      ...described,
      id: 'b3f0c1de-52f0-4a53-8f7e-3a8d0a6b7c02',
      group_profile: 'viúvas da quarta-feira',
      group_id: YOUNG.id,
      created_at: daysAgo(8),
    },
    {
      ...described,
      id: 'c3f0c1de-52f0-4a53-8f7e-3a8d0a6b7c03',
      group_profile: 'viúvas da quarta-feira',
      duration: 90,
      created_at: daysAgo(9),
    },
  )
  const { user } = renderApp('/grupos', { signedIn: true })
  const save = await screen.findByRole('button', { name: 'Dar um nome a este grupo' })
  expect(save).toHaveAccessibleDescription('viúvas da quarta-feira')
  // before the way to a new one
  expect(screen.queryByText('Quem vem ao próximo encontro?')).not.toBeInTheDocument()
  const add = screen.getByRole('button', { name: 'Novo grupo' })
  expect(save.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(save)
  expect(field('Perfil do grupo')).toHaveValue('viúvas da quarta-feira')
  await fill(user, field('Nome do grupo'), 'Viúvas')
  await user.click(screen.getByRole('button', { name: 'Salvar grupo' }))
  await waitFor(() =>
    expect(rowsOf('groups')).toMatchObject([
      {
        name: 'Viúvas',
        group_profile: 'viúvas da quarta-feira',
        outline_type: 'celula',
        duration: 45,
      },
    ]),
  )
  // its outline goes with it, and no other
  expect(await screen.findByRole('link', { name: 'Graça' })).toBeInTheDocument()
  expect(screen.queryByText(/^Ainda sem esboço/)).not.toBeInTheDocument()
  const [named] = rowsOf('groups')
  expect(rowsOf('generated_outlines').map(({ group_id: group }) => group)).toEqual([
    named?.id,
    YOUNG.id,
    named?.id,
  ])
})

it('without a described group the page shows what one looks like', async () => {
  renderApp('/grupos', { signedIn: true })
  expect(
    await screen.findByRole('heading', { name: 'Assim fica um grupo salvo' }),
  ).toBeInTheDocument()
  expect(screen.getByText(/^Casais e solteiros do bairro/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Dar um nome a este grupo' })).not.toBeInTheDocument()
})

it('the history shows the outlines of one group', async () => {
  rowsOf('groups').push(YOUNG)
  rowsOf('generated_outlines').push(outlineOfYoung(daysAgo(7)), {
    ...outlineOfYoung(daysAgo(1)),
    id: 'b3f0c1de-52f0-4a53-8f7e-3a8d0a6b7c02',
    title: 'Perdão',
    group_id: null,
  })
  const { user } = renderApp('/dashboard', { signedIn: true })
  expect(await screen.findByText('2 esboços')).toBeInTheDocument()
  await user.click(await screen.findByRole('combobox', { name: 'Filtrar por grupo' }))
  await user.click(await screen.findByRole('option', { name: 'Jovens de sábado' }))
  expect(await screen.findByText('1 esboço')).toBeInTheDocument()
  expect(screen.getByText('Graça')).toBeInTheDocument()
})
