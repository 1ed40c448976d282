import { describe, expect, it } from 'vitest'
import { findExcerpts } from './excerpts.ts'
import { weighed } from './weighed.test-support.ts'
import type { Weighed } from './weighed.ts'

const THOUGHT = [
  'José sabia lidar com a adversidade e também com a prosperidade que veio depois.',
  'Porque o coração de José não estava nos bens daquela terra, e sim nas promessas de Deus.',
  'E como José nós também devemos confiar que a abundância e a fome estão nas mãos do Senhor.',
]

/** One right after the other, from the word `at` on. */
function spoken(texts: readonly string[], at = 300, parts: Partial<Weighed> = {}): Weighed[] {
  let from = at
  return texts.map((raw, index) => {
    const isFirst = index === 0
    const one = {
      ...weighed(raw, from, index, 7),
      beginsPassage: isFirst,
      opens: isFirst,
      ...parts,
    }
    from = one.to
    return one
  })
}

const found = (sentences: readonly Weighed[], begins = 0) =>
  findExcerpts(sentences, 1000, begins, new Map()).map((run) => run.map(({ raw }) => raw).join(' '))

describe('findExcerpts', () => {
  it('takes a thought with its reason, from a sentence that opens to one that closes', () => {
    expect(found(spoken(THOUGHT))).toEqual([THOUGHT.join(' ')])
  })

  it('ends before no "mas", with no question and with no announcement', () => {
    const turned = 'Mas a fome que Deus mandou era também um aviso para o coração deles.'
    const [excerpt] = found(spoken([...THOUGHT, turned]))
    expect(excerpt).toContain(turned)
    for (const last of ['E o que você faz com isso?', 'Duas coisas se destacam nesta resposta.'])
      expect(found(spoken([...THOUGHT, last]))).toEqual([THOUGHT.join(' ')])
  })

  it('takes nothing that tells the last sermon again, none of little worth, and none said to some of the hall', () => {
    expect(found(spoken(THOUGHT), 400)).toEqual([])
    expect(found(spoken(THOUGHT, 300, { score: 0.2 }))).toEqual([])
    const called = `Meninas, ${THOUGHT[1] ?? ''}`
    expect(found(spoken([THOUGHT[0] ?? '', called, THOUGHT[2] ?? '']))).toEqual([])
  })

  it('leaves out what hurts without the voice that said it', () => {
    const harsh = THOUGHT.map((text) => text.replace('José', 'o político corrupto e idiota'))
    expect(found(spoken(harsh))).toEqual([])
  })
})
