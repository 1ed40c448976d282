/** A month of one leader, on a phone: two groups, four Sundays, and the challenge of each week asked about in the next. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { choose, clearOfBar, expectAccessible, expectRoomy, openPage } from './browser.ts'
import type { GenerateOutlineBody } from '../../supabase/functions/_shared/contract/calls/generate-outline.ts'
import { ask, asOperator, askWebhook, newLeader, press, type Session } from './leader.ts'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

const LINES = [
  'abram a bíblia no salmo vinte e três o senhor é o meu pastor e nada me faltará',
  'a ovelha não sabe o caminho do pasto ela só conhece a voz que vai na frente',
  'ele me faz deitar em verdes pastos e quem deita é porque confia em quem vigia',
  'ainda que eu ande pelo vale da sombra da morte não temerei mal nenhum',
  'o vale não é a casa do rebanho é o caminho entre um pasto e outro',
  'a mesa é posta na presença dos inimigos e o cálice transborda na frente deles',
  'nesta semana leia o salmo vinte e três toda manhã antes de abrir o telefone',
  'certamente a bondade e a misericórdia me seguirão todos os dias da minha vida',
]

/** A message that no other Sunday has, as it is pasted from the panel of a video. */
const PASTED = Array.from({ length: 32 }, (_, index) => {
  const seconds = index * 20
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return `${clock}\n${LINES[index % LINES.length]} e o pastor contou isso ${index + 1} vezes ao rebanho`
}).join('\n')

type Group = { id: string; name: string; group_profile: string }
type Outline = { id: string; group_id: string | null; generated_content: string }

const sheets = (session: Session) =>
  ask<Outline[]>(
    'rest/v1/generated_outlines?select=id,group_id,generated_content&order=created_at',
    undefined,
    session,
  )

/** What the group has had so far, the oldest first. */
async function sheetsOf(session: Session, group: Group): Promise<Outline[]> {
  return (await sheets(session)).filter(({ group_id: id }) => id === group.id)
}

/** Its sheet of this Sunday, asked for as the app does. */
async function makeSheet(
  session: Session,
  group: Group,
  message: Pick<GenerateOutlineBody, 'url' | 'transcript'>,
): Promise<void> {
  const before = await sheetsOf(session, group)
  const answer = await askWebhook(session, {
    ...message,
    requestId: crypto.randomUUID(),
    groupId: group.id,
    groupProfile: group.group_profile,
    previousOutlineId: before.at(-1)?.id ?? null,
  })
  expect(answer).toMatchObject({ success: true })
}

/** A week goes by: all that there is becomes older. */
async function nextWeek(session: Session): Promise<void> {
  const rows = await ask<{ id: string; created_at: string }[]>(
    'rest/v1/generated_outlines?select=id,created_at',
    undefined,
    session,
  )
  await Promise.all(
    rows.map(({ id, created_at: made }) =>
      asOperator(`generated_outlines?id=eq.${id}`, 'PATCH', {
        created_at: new Date(Date.parse(made) - WEEK_MS).toISOString(),
      }),
    ),
  )
}

/** On the form, which names the video already. */
async function generate(page: Page): Promise<string> {
  await press(page, 'Gerar Esboço')
  const result = page.getByRole('region', { name: 'Seu Esboço Gerado' })
  await result
    .getByRole('heading', { name: /^(?:Palavra: )?Desafio/ })
    .waitFor({ timeout: 120_000 })
  return result.innerText()
}

/** What a section of the Markdown says, without marks; '' where there is none. */
function partOf(sheet: string, title: RegExp): string {
  const part = sheet.split(/^## /m).find((text) => title.test(text)) ?? ''
  const [, ...lines] = part.split('\n')
  return lines.join('\n').replace(/^> |["*“”]|\(\[\d.*?\)\)/gm, '')
}

/** The words with which a challenge begins. */
function wordsOf(challenge: string): string {
  return (
    challenge
      .split('\n')
      .find((line) => line.length > 30)
      ?.slice(0, 60) ?? 'no challenge'
  )
}

const questionsOf = (sheet: string) =>
  sheet
    // the two that every 'Como foi?' asks
    .replace(/^## Como foi\?[^]*?(?=^## )/m, '')
    .split('\n')
    .map((line) => line.replace(/^[\s\d.>*-]+/, ''))
    .filter((line) => line.endsWith('?'))

it('two groups, four Sundays: each sheet begins with the challenge before it and asks nothing twice', async () => {
  const { page, problems } = await openPage()
  const session = await newLeader(page, 'mes')

  // the first Sunday, and a group saved while the form is filled in
  await page.goto('/criar-esboco')
  await page.getByLabel('URL do vídeo do YouTube').fill('https://youtu.be/demo-paz-01')
  await choose(page, 'Tipo de esboço', 'Célula/Pequeno Grupo')
  await page.getByLabel('Perfil do grupo').fill('Jovens de 18 a 25 anos')
  await press(page, 'Salvar este grupo para a próxima vez')
  await page.getByLabel('Nome do grupo').fill('Jovens de sábado')
  await press(page, 'Salvar grupo')
  await page.getByRole('radio', { name: 'Jovens de sábado' }).waitFor({ state: 'attached' })
  expect(await generate(page)).not.toContain('Como foi?')

  const second = { name: 'Casais de quinta', group_profile: 'Casais com filhos pequenos' }
  await ask('rest/v1/groups', { ...second, outline_type: 'celula', duration: 60 }, session)
  const groups = await ask<Group[]>('rest/v1/groups?select=*&order=created_at', undefined, session)
  const [youth, couples] = groups as [Group, Group]
  await makeSheet(session, couples, { url: 'https://youtu.be/demo-paz-01' })
  for (const message of [
    { url: 'https://youtu.be/demo-filho1' },
    { url: 'https://youtu.be/salmo-vinte', transcript: PASTED },
  ]) {
    await nextWeek(session)
    await makeSheet(session, youth, message)
    await makeSheet(session, couples, message)
  }
  await nextWeek(session)
  await makeSheet(session, couples, { url: 'https://youtu.be/demo-perd-1' })

  // the order of the church
  await page.goto('/grupos')
  await page.getByRole('heading', { name: 'Jovens de sábado' }).waitFor()
  await expectAccessible(page, 'the groups')
  await expectRoomy(page, 'the groups')
  await page.getByRole('button', { name: 'Editar' }).last().click()
  const editor = page.getByRole('dialog', { name: 'Editar grupo' })
  await editor.waitFor()
  await choose(page, 'Ordem do encontro', 'Livre')
  await press(page, 'Acrescentar bloco')
  await page.keyboard.type('Lanche')
  await page.getByLabel('Minutos do bloco 5').fill('15')
  await expectAccessible(page, 'a group being edited', { within: editor })
  await expectRoomy(page, 'a group being edited')
  await press(page, 'Salvar grupo')
  await page.getByText('Palavra, Oração, Lanche').waitFor()

  // the fourth Sunday, shared from the app of YouTube
  const shared = { text: 'https://youtu.be/demo-perd-1?si=aB3dE5gH' }
  await page.goto(`/criar-esboco?${new URLSearchParams(shared)}`)
  await expect.poll(() => page.getByLabel('URL do vídeo do YouTube').inputValue()).toBe(shared.text)
  expect(new URL(page.url()).search).toBe('')
  await page.getByText('Jovens de sábado', { exact: true }).click()
  expect(await page.getByLabel('Perfil do grupo').inputValue()).toBe('Jovens de 18 a 25 anos')
  await page.getByRole('checkbox', { name: 'Começar com “Como foi?”', checked: true }).waitFor()
  await clearOfBar(page.getByRole('slider', { name: 'Duração' }))
  await expectAccessible(page, 'the form with a group')
  await expectRoomy(page, 'the form with a group')
  const last = await generate(page)
  expect(last).toMatch(/\nComo foi\?[^]*\nDo encontro anterior[^]*\nQuebra-gelo/)
  expect(last).toMatch(/\nPalavra: Perguntas para discussão[^]*\nLanche\b/)

  for (const group of [youth, couples]) {
    const texts = (await sheetsOf(session, group)).map(({ generated_content: text }) => text)
    expect(texts).toHaveLength(4)
    expect(partOf(texts[0] ?? '', /^Como foi\?/)).toBe('')
    for (const [week, text] of texts.slice(1).entries()) {
      const challenge = partOf(texts[week] ?? '', /^(?:Palavra: )?Desafio/)
      expect(partOf(text, /^Como foi\?/)).toContain(wordsOf(challenge))
    }
    const questions = texts.flatMap(questionsOf)
    expect(questions.length).toBeGreaterThan(20)
    expect(questions.filter((one, index) => questions.indexOf(one) !== index)).toEqual([])
  }

  await page.goto('/dashboard')
  await page.getByText('8 esboços').waitFor()
  await choose(page, 'Filtrar por grupo', 'Jovens de sábado')
  await page.getByText('4 esboços').waitFor()
  expect(problems).toEqual([])
})
