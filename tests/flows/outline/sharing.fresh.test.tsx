import { screen, waitFor, within } from '@testing-library/react'
import { saveAs } from 'file-saver'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { unzip } from '../../../src/domain/export/unzip.test-support'
import { answerWebhook, success } from '../../msw/outline-webhook'
import { rowsOf } from '../../msw/postgrest'
import { openFilledForm } from '../../open-form'
import { renderApp } from '../../render-app'

vi.mock('file-saver', () => ({ saveAs: vi.fn<(file: Blob, name: string) => void>() }))

beforeEach(() => vi.mocked(saveAs).mockReset())

const ACTIONS = ['WhatsApp', 'Imprimir', 'Baixar Word', 'Copiar', 'E-mail']

async function wordText(fileName: string): Promise<string> {
  await waitFor(() => expect(saveAs).toHaveBeenCalledOnce())
  const [file, name] = vi.mocked(saveAs).mock.calls[0] ?? []
  expect(name).toBe(fileName)
  if (!(file instanceof Blob)) throw new Error('no file')
  const document = (await unzip(file)).get('word/document.xml') ?? ''
  return document.replace(/<\/w:p>/g, '\n').replace(/<[^>]*>/g, '')
}

describe('a new outline', () => {
  it('can be taken along at once', async () => {
    answerWebhook(() => success())
    const user = await openFilledForm({ outlineType: 'estudo', groupProfile: 'casais jovens' })
    await user.click(screen.getByRole('button', { name: 'Gerar Esboço' }))

    const result = await screen.findByRole('region', { name: 'Seu Esboço Gerado' })
    const bar = within(await within(result).findByRole('group', { name: 'Levar o esboço' }))
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(ACTIONS)

    await user.click(bar.getByRole('button', { name: 'Copiar' }))
    expect(await screen.findByText('Copiado!')).toBeInTheDocument()
    const copied = await navigator.clipboard.readText()
    expect(copied).toContain('Conte uma noite em que você não dormiu.')
    expect(copied).toContain('> "A paz fica de guarda" (12:34)')

    await user.click(bar.getByRole('button', { name: 'Baixar Word' }))
    expect(await screen.findByText('Download concluído!')).toBeInTheDocument()
    const today = new Intl.DateTimeFormat('pt-BR').format()
    expect((await wordText('esboco-gerado.docx')).split('\n').slice(0, 4)).toEqual([
      `Esboço de Estudo Bíblico - ${today}`,
      'A paz que fica de guarda',
      'Duração: 60 minutos  ·  Grupo: casais jovens',
      'Quebra-gelo (10 min)',
    ])
  })
})

describe('an outline of the history', () => {
  it('can be taken along from where it is read', async () => {
    rowsOf('generated_outlines').push({
      id: crypto.randomUUID(),
      user_id: 'user',
      request_id: null,
      title: 'A mesa de quinta',
      youtube_url: 'https://youtu.be/demo-paz-01',
      outline_type: 'celula',
      duration: 45,
      group_profile: 'jovens',
      additional_info: null,
      start_time: null,
      end_time: null,
      generated_content: '# O pai corre\n\n## Oração (5 min)\n\n1. Um\n2. Dois',
      created_at: '2026-11-20T15:00:00.000Z',
    })
    const { user } = renderApp('/dashboard', { signedIn: true })
    await user.click(await screen.findByRole('button', { name: 'Ver Esboço' }))
    const dialog = await screen.findByRole('dialog', { name: 'A mesa de quinta' })
    const bar = within(await within(dialog).findByRole('group', { name: 'Levar o esboço' }))
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(ACTIONS)

    await user.click(bar.getByRole('button', { name: 'Copiar' }))
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/1\. Um\n2\. Dois/),
    )
    await user.click(bar.getByRole('button', { name: 'Baixar Word' }))
    expect((await wordText('a-mesa-de-quinta.docx')).split('\n').slice(0, 5)).toEqual([
      'A mesa de quinta',
      'O pai corre',
      'Duração: 45 minutos  ·  Grupo: jovens',
      'Oração (5 min)',
      'Um',
    ])
  })
})
