import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerWebhook, success } from '../../msw/outline-webhook'
import { rowsOf } from '../../msw/postgrest'
import { fill, renderApp } from '../../render-app'

const YOUNG = {
  id: '0e4f3a44-7a5a-4f8e-8d15-6a1d7d1b9c02',
  name: 'Jovens de sábado',
  group_profile: 'jovens de 18 a 25 anos',
  outline_type: 'celula',
  duration: 60,
  structure: null as unknown,
  used_at: '2026-11-15T22:00:00.000Z',
}
const OWN = [
  { name: 'Louvor', minutes: 20, part: 'worship' },
  { name: 'Palavra', minutes: null, part: 'word' },
  { name: 'Lanche', minutes: 15, part: null },
]

async function edit(group: typeof YOUNG) {
  rowsOf('groups').push(group)
  const { user } = renderApp('/grupos', { signedIn: true })
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar grupo' }))
  const choose = async (name: string, option: string) => {
    await user.click(dialog.getByRole('combobox', { name }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  return { user, dialog, choose }
}

const saved = () => rowsOf('groups')[0]?.structure

type Dialog = Awaited<ReturnType<typeof edit>>['dialog']

const names = (dialog: Dialog) =>
  dialog.getAllByLabelText<HTMLInputElement>(/^Nome do bloco/).map(({ value }) => value)

async function save(user: UserEvent, dialog: Dialog) {
  await user.click(dialog.getByRole('button', { name: 'Salvar grupo' }))
}

describe('the order of a group’s meetings', () => {
  it('is the usual one until another is chosen', async () => {
    const { user, dialog, choose } = await edit({ ...YOUNG })
    expect(dialog.getByRole('combobox', { name: 'Ordem do encontro' })).toHaveTextContent('Padrão')
    await choose('Ordem do encontro', '4 Es')
    expect(dialog.getByText('Encontro, Exaltação, Edificação e Evangelismo.')).toBeVisible()
    await save(user, dialog)
    expect(await screen.findByText('Encontro, Exaltação, Edificação, Evangelismo')).toBeVisible()
    expect(saved()).toEqual({ ready: '4es' })
  })

  it('is built of the leader’s own blocks', async () => {
    const { user, dialog, choose } = await edit({ ...YOUNG })
    await choose('Ordem do encontro', 'Livre')
    expect(names(dialog)).toEqual(['Quebra-gelo', 'Louvor', 'Palavra', 'Oração'])
    await user.click(dialog.getByRole('button', { name: 'Tirar o bloco 4' }))
    await user.click(dialog.getByRole('button', { name: 'Acrescentar bloco' }))
    expect(dialog.getByLabelText('Nome do bloco 4')).toHaveFocus()
    await user.keyboard('Lanche da Ana{Tab}15')
    await user.type(dialog.getByLabelText('Minutos do bloco 2'), '20')
    await user.click(dialog.getByRole('button', { name: 'Subir o bloco 4' }))
    expect(dialog.getByText('Agora é o bloco 3.')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Subir o bloco 3' })).toHaveFocus()
    await save(user, dialog)
    await waitFor(() =>
      expect(saved()).toEqual([
        { name: 'Quebra-gelo', minutes: null, part: 'icebreaker' },
        { name: 'Louvor', minutes: 20, part: 'worship' },
        { name: 'Lanche da Ana', minutes: 15, part: null },
        { name: 'Palavra', minutes: null, part: 'word' },
      ]),
    )
  })

  it('keeps the Word, and no part of the outline stands in two blocks', async () => {
    const { user, dialog } = await edit({ ...YOUNG, structure: OWN })
    expect(dialog.queryByRole('button', { name: 'Tirar o bloco 2' })).not.toBeInTheDocument()
    expect(dialog.queryByLabelText('Minutos do bloco 2')).not.toBeInTheDocument()
    await user.click(dialog.getByRole('combobox', { name: 'O que acontece no bloco 3' }))
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered).toEqual([
      'Só o tempo',
      'Quebra-gelo',
      'Atividade',
      'Perguntas e aplicação',
      'Oração',
      'Desafio',
      'Oração e desafio',
    ])
  })

  it('names a block after what is chosen for it', async () => {
    const { user, dialog, choose } = await edit({ ...YOUNG, structure: OWN })
    await user.click(dialog.getByRole('button', { name: 'Acrescentar bloco' }))
    await choose('O que acontece no bloco 4', 'Oração')
    expect(dialog.getByLabelText('Nome do bloco 4')).toHaveValue('Oração')
    await choose('O que acontece no bloco 3', 'Desafio')
    expect(dialog.getByLabelText('Nome do bloco 3')).toHaveValue('Lanche')
  })

  it.each([
    ['Nome do bloco 3', ' ', 'Escreva o nome do bloco, sem o sinal de dois-pontos (:).'],
    [
      'Nome do bloco 3',
      'Desafio',
      'Este é o nome de uma parte do esboço. No campo abaixo, troque “Só o tempo” por essa parte, ou dê outro nome.',
    ],
    ['Minutos do bloco 3', '', 'Ponha os minutos deste bloco, de 1 a 120.'],
    ['Minutos do bloco 3', 'dez', 'Ponha os minutos deste bloco, de 1 a 120.'],
  ])('says what is wrong: %s %j', async (label, typed, error) => {
    const { user, dialog } = await edit({ ...YOUNG, structure: OWN })
    await user.clear(dialog.getByLabelText(label))
    if (typed) await user.type(dialog.getByLabelText(label), typed)
    await save(user, dialog)
    expect(await dialog.findByText(error)).toBeVisible()
    expect(dialog.getByLabelText(label)).toHaveFocus()
    expect(saved()).toEqual(OWN)
  })

  it('does not take more time than the meeting has', async () => {
    const { user, dialog } = await edit({ ...YOUNG, structure: OWN })
    await user.clear(dialog.getByLabelText('Minutos do bloco 3'))
    await user.type(dialog.getByLabelText('Minutos do bloco 3'), '40')
    await save(user, dialog)
    expect(
      await dialog.findByText(
        'Estes blocos não cabem no tempo do encontro: precisam de pelo menos 70 minutos.',
      ),
    ).toBeVisible()
    expect(saved()).toEqual(OWN)
  })

  it('is not offered to somebody who is alone', async () => {
    const { user, dialog, choose } = await edit({ ...YOUNG, structure: { ready: '4es' } })
    await choose('Tipo de esboço', 'Devocional')
    expect(dialog.queryByRole('combobox', { name: 'Ordem do encontro' })).not.toBeInTheDocument()
    await save(user, dialog)
    await waitFor(() => expect(saved()).toBeNull())
  })
})

describe('what the church calls the group', () => {
  it('is shown as the sheet will say it', async () => {
    const { user, dialog, choose } = await edit({ ...YOUNG })
    expect(dialog.getByText('No esboço: “Objetivo do encontro do grupo”.')).toBeVisible()
    await choose('Como a igreja chama o grupo', 'Koinonia')
    expect(dialog.getByText('No esboço: “Objetivo do encontro da koinonia”.')).toBeVisible()
    await save(user, dialog)
    await waitFor(() => expect(rowsOf('groups')[0]).toMatchObject({ called: 'koinonia' }))
  })

  it('is asked of a group alone', async () => {
    const { dialog, choose } = await edit({ ...YOUNG })
    await choose('Tipo de esboço', 'Sermão')
    expect(
      dialog.queryByRole('combobox', { name: 'Como a igreja chama o grupo' }),
    ).not.toBeInTheDocument()
  })
})

describe('the form of an outline', () => {
  it('says before anything is sent that the blocks do not fit', async () => {
    const asked = answerWebhook(() => success())
    rowsOf('groups').push({ ...YOUNG, duration: 40, structure: OWN })
    const { user } = renderApp('/criar-esboco', { signedIn: true })
    const url = await screen.findByLabelText<HTMLInputElement>('URL do vídeo do YouTube')
    const error =
      'O encontro de “Jovens de sábado” precisa de pelo menos 45 minutos para caber tudo.'
    expect(await screen.findByText(error)).toBeVisible()
    await fill(user, url, 'https://www.youtube.com/watch?v=demo-paz-01')
    await user.click(screen.getByRole('button', { name: 'Gerar Esboço' }))
    expect(screen.getByRole('slider', { name: 'Duração' })).toHaveFocus()
    expect(screen.getByRole('slider', { name: 'Duração' })).toBeInvalid()
    expect(asked).toEqual([])

    await user.click(screen.getByRole('button', { name: '5 minutos a mais' }))
    expect(screen.getByRole('slider', { name: 'Duração' })).toBeValid()
    await user.click(screen.getByRole('button', { name: 'Gerar Esboço' }))
    await screen.findByText('Esboço Gerado!')
    expect(asked[0]?.body).toMatchObject({ duration: 45, groupId: YOUNG.id })
    expect(asked[0]?.body).not.toHaveProperty('structure')
  })

  it('begins with last week’s challenge where the blocks leave time for it', async () => {
    rowsOf('groups').push({ ...YOUNG, duration: 50, structure: OWN })
    rowsOf('generated_outlines').push({
      id: 'a3f0c1de-52f0-4a53-8f7e-3a8d0a6b7c01',
      title: 'Graça',
      group_id: YOUNG.id,
      created_at: new Date(Date.now() - 7 * 86_400_000).toISOString(),
    })
    const { user } = renderApp('/criar-esboco', { signedIn: true })
    expect(await screen.findByRole('checkbox', { name: 'Começar com “Como foi?”' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: '5 minutos a menos' }))
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})
