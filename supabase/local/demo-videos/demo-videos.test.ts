import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isStill } from '../../functions/_shared/contract/video-still.ts'
import { createLocalEngine } from '../../functions/_shared/outline/engines/local/local-engine.ts'
import { writeMarkdown } from '../../functions/_shared/outline/markdown/write-markdown.ts'
import { verifyOutline } from '../../functions/_shared/outline/verify/verify.ts'
import { parsePasted } from '../../functions/_shared/transcript/formats/parse-pasted.ts'
import { listDemoVideos, seedDemoVideos } from './demo-videos.ts'
import { openTestDatabase, type TestDatabase } from '../database/testing.ts'

describe('the example videos', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await openTestDatabase()
  })

  afterAll(() => database.close())

  it('are listed with an address like YouTube’s', async () => {
    const videos = await listDemoVideos()
    expect(videos.length).toBeGreaterThan(1)
    for (const video of videos) {
      expect(video.url).toBe(`https://www.youtube.com/watch?v=${video.videoId}`)
      expect(Object.keys(video).toSorted()).toEqual([
        'durationSeconds',
        'preacher',
        'summary',
        'title',
        'url',
        'videoId',
      ])
    }
  })

  it('are stored with their captions once, and a stored one is left alone', async () => {
    await seedDemoVideos(database)
    await database.query(`update public.video_transcripts set title = 'outro'`)
    await seedDemoVideos(database)
    const rows = await database.query<{
      video_id: string
      title: string
      language: string
      source: string
      cues: { start: number; end: number; text: string }[]
      duration_seconds: number
    }>('select * from public.video_transcripts order by video_id')
    const videos = (await listDemoVideos()).toSorted((a, b) => (a.videoId < b.videoId ? -1 : 1))
    expect(rows.map((row) => row.video_id)).toEqual(videos.map((video) => video.videoId))
    for (const [index, row] of rows.entries()) {
      expect(row).toMatchObject({ title: 'outro', language: 'pt', source: 'demo' })
      expect(row.duration_seconds).toBe(videos[index]?.durationSeconds)
      const last = row.cues.at(-1)
      expect(last?.text).toMatch(/\S/)
      expect(last?.end).toBeLessThanOrEqual(row.duration_seconds)
      expect(row.cues.length).toBeGreaterThan(100)
    }
  })

  const sheetOf = async (videoId: string) => {
    const file = new URL(`./${videoId}.vtt`, import.meta.url)
    const input = {
      transcript: parsePasted(await readFile(file, 'utf8')),
      videoId,
      outlineType: 'celula' as const,
      duration: 60,
      groupProfile: null,
      additionalInfo: null,
    }
    const draft = await createLocalEngine().write(input, {
      signal: AbortSignal.timeout(60_000),
      onStage: () => undefined,
    })
    const { document } = await verifyOutline(draft, input, 'local')
    return writeMarkdown(document)
  }

  it.each(['demo-filho1', 'demo-perd-1'])(
    'show what a sheet is: of %s the preacher is quoted with his minute',
    async (videoId) => {
      expect(await sheetOf(videoId)).toMatch(/^> "[^"]+" \(\[\d+:\d\d\]/m)
    },
  )

  it('print a long reading in two pieces, cut where nobody is in the middle of a speech', async () => {
    const sheet = await sheetOf('demo-filho1')
    expect(sheet).toContain('> **Lucas 15:11-19**')
    expect(sheet).toContain('> **Lucas 15:20-24** — ²⁰E ele, levantando-se')
  })

  it('tell of captions without punctuation what the preacher sets apart, word for word', async () => {
    const sheet = await sheetOf('demo-paz-01')
    const [, summary = ''] = /^## Resumo da mensagem.*\n([^]*?)^## /m.exec(sheet) ?? []
    const told = summary.replaceAll(/\]\([^)]*\)/g, ']').split('\n\n')
    expect(told).toContain(
      '> "A paz de Deus não é o prêmio de quem já resolveu tudo, a paz de Deus é a guarda que Deus põe na porta de quem orou." ([09:41])',
    )
    expect(told).toEqual(
      expect.arrayContaining([
        'A mensagem traz estes passos:',
        'Primeiro passo: “Troque a conta pela conversa.” ([10:08])',
        'Segundo passo: “Deixe a paz fazer a guarda.” ([16:09])',
        'Terceiro passo: “Cuide da porteira.” ([22:15])',
        'Uma história da mensagem que vale rever no vídeo e contar com as suas palavras começa assim: “Eu andei muito de ônibus na minha vida…” ([12:30])',
        'Outra começa assim: “A minha vó não sabia ler, criou 9 filhos na roça lá no interior…” ([15:08])',
      ]),
    )
    // what begins and ends where nobody knows is not told
    expect(summary.match(/[“"]/g)).toHaveLength(7)
    expect(sheet).not.toContain('Conte a mensagem com as suas palavras')
  })

  it('tell of what is counted up only what is heard whole', async () => {
    const sheet = await sheetOf('demo-perd-1')
    expect(sheet).toContain('Entre as verdades que a mensagem traz:')
    expect(sheet).toContain('Terceira verdade: “Quem não solta o outro fica preso junto.”')
    expect(sheet).not.toContain('Primeira verdade')
    expect(sheet).toContain('“Eu vou te contar de uma mulher que eu vou chamar de Sônia…”')
  })

  it('have a name and a preacher before anything was made of them', async () => {
    await seedDemoVideos(database)
    const user = await database.createUser()
    const [video] = await database.asService<{ told: unknown }>(
      `select public.take_video_preview($1, 'demo-filho1') as told`,
      [user],
    )
    expect(video?.told).toEqual({
      title:
        'O Pai que sai de casa duas vezes | Lucas 15:11-32 | Pr. Osvaldo Lacerda | Estudo de Quarta-feira',
      channel: 'Pr. Osvaldo Lacerda',
      still: expect.stringMatching(/^data:image\/jpeg;base64,\/9j\//),
      seconds: 2224,
      ask: false,
    })
  })

  it('have a still that the form shows, as light as YouTube’s own', async () => {
    await seedDemoVideos(database)
    const rows = await database.query<{ still: unknown }>('select still from public.video_previews')
    expect(rows).toHaveLength((await listDemoVideos()).length)
    for (const { still } of rows) {
      expect(isStill(still)).toBe(true)
      // characters, of 12 kB
      expect(String(still).length).toBeLessThan(16_000)
    }
  })

  it('are closed to users', async () => {
    const user = await database.createUser()
    await expect(
      database.asUser(user, 'select * from public.video_transcripts'),
    ).rejects.toMatchObject({ code: '42501' })
  })
})
