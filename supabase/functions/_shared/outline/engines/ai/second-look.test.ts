import { describe, expect, it } from 'vitest'
import type { SectionKind } from '../../../contract/meeting/sections.ts'
import type { DraftBlock, DraftSection } from '../../model/document.ts'
import { honestAnswer, sermonInput } from '../../test-support/sermon.ts'
import { inspectDraft } from '../../verify/verify.ts'
import { readModelOutput } from './model-output.ts'
import { type Problems, withBetter } from './second-look.ts'
import type { ModelDraft } from './untold.ts'

const INVENTED: DraftBlock = {
  kind: 'quote',
  text: 'Deus vai dar um carro a cada um de vocês.',
  at: null,
}
const ours = (text: string): DraftBlock => ({ kind: 'paragraph', text, origin: 'suggested' })

const WISHES: Problems = new Map([
  ['icebreaker', ['Todos se calam', 'Longo demais para abrir', 'Fala de dinheiro']],
])

function honestDraft(): ModelDraft {
  const read = readModelOutput(honestAnswer())
  if (!read.success) throw new Error(read.problems.join('; '))
  return read.value
}

/** What stands in a section after it was written anew. */
async function blocksAfter(draft: ModelDraft, rewritten: DraftSection, asked: Problems) {
  const input = sermonInput()
  const { sections } = await withBetter(
    draft,
    await inspectDraft(draft, input),
    { sections: [rewritten], lines: {} },
    asked,
    input,
  )
  return sections.find(({ kind }) => kind === rewritten.kind)?.blocks
}

const section = (kind: SectionKind, ...blocks: DraftBlock[]): DraftSection => ({
  kind,
  minutes: 1,
  blocks,
})

describe('a section that was written anew', () => {
  it('takes the place of the first where verification leaves all of it', async () => {
    const better = section('icebreaker', ours('Quem já correu para receber alguém no portão?'))
    expect(await blocksAfter(honestDraft(), better, WISHES)).toEqual(better.blocks)
  })

  it('does not where it grants every wish of the reading and invents a saying', async () => {
    const draft = honestDraft()
    const worse = section('icebreaker', ours('Quem já correu para receber alguém?'), INVENTED)
    expect(await blocksAfter(draft, worse, WISHES)).toEqual(draft.sections[0]?.blocks)
  })

  it('does where as much was taken of the first', async () => {
    const honest = honestDraft()
    const [icebreaker, ...others] = honest.sections
    const draft = {
      ...honest,
      sections: [{ ...icebreaker!, blocks: [INVENTED, INVENTED] }, ...others],
    }
    const better = section('icebreaker', ours('Quem já correu para receber alguém?'), INVENTED)
    expect(await blocksAfter(draft, better, WISHES)).toEqual(better.blocks)
  })

  it('does not where nobody asked for it', async () => {
    const draft = honestDraft()
    const other = section('conclusion', ours('Volte para casa.'))
    expect(await blocksAfter(draft, other, WISHES)).toEqual(draft.sections[4]?.blocks)
  })

  it('is added where there was none, unless nothing would be left of it', async () => {
    const honest = honestDraft()
    const draft = { ...honest, sections: honest.sections.slice(0, 5) }
    const asked: Problems = new Map([['challenge', ['nada sobrou dela']]])
    const challenge = section('challenge', ours('Ligue para quem se afastou.'), INVENTED)
    expect(await blocksAfter(draft, challenge, asked)).toEqual(challenge.blocks)
    expect(await blocksAfter(draft, section('challenge', INVENTED), asked)).toBeUndefined()
  })

  it('brings the lines that speak of it, and only together with it', async () => {
    const draft = { ...honestDraft(), leaderNotes: ['O portão: quem não teve pai em casa.'] }
    const lines = { leaderNotes: ['A corrida: quem nunca foi esperado.'] }
    const notesAfter = async (...blocks: DraftBlock[]) => {
      const input = sermonInput()
      const sections = [section('icebreaker', ...blocks)]
      const inspection = await inspectDraft(draft, input)
      return (await withBetter(draft, inspection, { sections, lines }, WISHES, input)).leaderNotes
    }
    const better = ours('Quem já correu para receber alguém no portão?')
    expect(await notesAfter(better)).toEqual(lines.leaderNotes)
    expect(await notesAfter(better, INVENTED)).toEqual(draft.leaderNotes)
  })
})
