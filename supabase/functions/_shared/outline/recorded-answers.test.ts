import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import type { OutlineType } from '../contract/meeting/meeting-types.ts'
import { parseVtt } from '../transcript/formats/vtt.ts'
import { engineFromEnv } from './engines/engine-from-env.ts'
import type { OutlineBlock } from './model/document.ts'
import type { EngineInput } from './model/engine.ts'
import { writeMarkdown } from './markdown/write-markdown.ts'
import { startEndpoint } from './test-support/scripted-endpoint.ts'
import { countRepairs } from './verify/repair.ts'
import { indexSpeech } from './verify/speech-index.ts'
import { verifyOutline } from './verify/verify.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

const captions = new URL('../../../local/demo-videos/', import.meta.url)
const recordings = new URL('test-support/recordings/', import.meta.url)

/** What a strong model answered to the real prompt for an example video, from there to the outline. */
async function replayed(videoId: string, outlineType: OutlineType, duration: number) {
  const cues = parseVtt(readFileSync(new URL(`${videoId}.vtt`, captions), 'utf8'))?.cues ?? []
  const say = readFileSync(new URL(`${videoId}.json`, recordings), 'utf8')
  const endpoint = await startEndpoint([{ say }])
  stops.push(endpoint.stop)
  const input: EngineInput = {
    transcript: { cues, timed: true, language: 'pt', title: null },
    videoId,
    outlineType,
    duration,
    groupProfile: null,
    additionalInfo: null,
  }
  // The first answer alone: what was recorded is not what a second reading would have asked for.
  const settings = { AI_MODEL: 'm', AI_API_KEY: 'sk', AI_CRITIQUE: 'off' }
  const engine = engineFromEnv({ AI_BASE_URL: endpoint.baseUrl, ...settings })
  const draft = await engine.write(input, {
    signal: new AbortController().signal,
    onStage: () => undefined,
  })
  const { document, repairs } = await verifyOutline(draft, input, engine.author)
  const blocks = document.sections.flatMap((section) => section.blocks)
  return {
    document,
    blocks,
    markdown: writeMarkdown(document),
    repairs: countRepairs(repairs),
    requests: endpoint.asked.length,
    speech: indexSpeech(input.transcript),
  }
}

const isSaid = (block: OutlineBlock) => block.kind === 'paragraph' && block.origin === 'said'
const ofKind = (blocks: readonly OutlineBlock[], wanted: OutlineBlock['kind']) =>
  blocks.filter(({ kind }) => kind === wanted)

/** Words of an outline without the Bible's, the credits and what is folded away for whoever leads. */
function wordsOf(blocks: readonly OutlineBlock[]): number {
  const texts = blocks.flatMap((block) => {
    if (block.kind === 'verse' || block.kind === 'note') return []
    return 'items' in block ? block.items : [block.text]
  })
  return texts.join(' ').split(/\s+/).length
}

describe('a recorded answer', () => {
  it.each([
    ['demo-filho1', 'celula', 60, 1_000],
    ['demo-paz-01', 'devocional', 20, 500],
    ['demo-perd-1', 'celula', 45, 700],
  ] as const)(
    'to %s passes as it came, in the length asked for',
    async (id, type, duration, most) => {
      const { document, blocks, repairs, requests, speech } = await replayed(id, type, duration)
      expect(requests).toBe(1)
      expect(repairs).toEqual({})
      expect(document).toMatchObject({ author: 'ai', duration })
      expect(document.idea).not.toBeNull()
      expect(document.sections.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(duration)
      expect(wordsOf(blocks)).toBeLessThanOrEqual(most)
      const told = blocks.filter(isSaid)
      expect(told.length).toBeGreaterThan(3)
      for (const block of told) expect(block).toMatchObject({ at: expect.any(Number) })
      for (const quote of ofKind(blocks, 'quote')) {
        expect(speech.includes('text' in quote ? quote.text : '')).toBe(true)
      }
    },
  )

  it('for a group climbs from the text to life, with help for the leader under each question', async () => {
    const { document } = await replayed('demo-filho1', 'celula', 60)
    const questions = document.sections.find(({ kind }) => kind === 'questions')?.blocks ?? []
    expect(questions.map(({ kind }) => kind)).toEqual(
      Array.from({ length: 7 }, () => ['numbered', 'note']).flat(),
    )
    expect(document.leaderNotes).toHaveLength(2)
  })

  it('for one person speaks of no group, no leader and no meeting', async () => {
    const { blocks, document, markdown } = await replayed('demo-paz-01', 'devocional', 20)
    expect(ofKind(blocks, 'note')).toEqual([])
    expect(ofKind(blocks, 'numbered')).toHaveLength(1)
    expect(document).toMatchObject({ goal: null, leaderNotes: [] })
    expect(markdown).not.toMatch(/o pregador|Para quem conduz|encontro/i)
  })
})
