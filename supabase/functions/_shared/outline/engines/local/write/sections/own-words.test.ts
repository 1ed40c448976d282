import { describe, expect, it } from 'vitest'
import { MEETING_TYPES } from '../../../../../contract/meeting/meeting-types.ts'
import type { Told } from '../../listen/thread/telling.ts'
import { NO_THREAD, type Thread } from '../../listen/thread/thread.ts'
import type { Brief } from '../brief/brief.ts'
import { challengeFromSermon, completeFromSermon, hasRequest } from './own-words.ts'
import { toldOf } from './told.test-support.ts'
import { createChooser } from '../brief/seeded-choice.ts'

const told = (prose: string, from: number, does: Told['does']) =>
  toldOf(prose, { from, at: null, does })

const APPEAL = told('Nós devemos amar a vontade do Senhor.', 900, 'duty')
const DUTY = told('Precisamos perdoar quem nos deve.', 500, 'duty')
const CLAIM = told('O nosso caminho é corrigido pelo Espírito Santo.', 100, 'claim')

function brief(thread: Partial<Thread>, seed = 'a'): Brief {
  const parts: Partial<Brief> = {
    profile: MEETING_TYPES.celula,
    thread: { ...NO_THREAD, ...thread },
    choose: createChooser(seed),
  }
  return { group: { band: 'adultos', audiences: [] }, ...parts } as unknown as Brief
}

const textOf = (blocks: ReturnType<typeof completeFromSermon>) =>
  blocks.map((block) => ('text' in block ? block.text : '')).join('\n')

describe('what the sermon asks', () => {
  it('is completed on paper, and done in the week', () => {
    const asks = brief({ appeal: APPEAL, strong: [DUTY, CLAIM] })
    expect(hasRequest(asks)).toBe(true)
    expect(textOf(completeFromSermon(asks))).toContain(APPEAL.prose)
    expect(textOf(challengeFromSermon(asks))).toContain(DUTY.prose)
  })

  it('is not printed twice', () => {
    const text = textOf(challengeFromSermon(brief({ appeal: APPEAL })))
    expect(text).toContain('folha')
    expect(text).not.toContain(APPEAL.prose)
  })

  it('is nothing that he forbids: nobody marks on a paper where that is lived', () => {
    const FORBIDDEN = told(
      'O que nós não podemos fazer é achar que a salvação é nossa.',
      900,
      'duty',
    )
    expect(hasRequest(brief({ appeal: FORBIDDEN }))).toBe(false)
  })

  it('is nothing that only says how things are', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const says = brief({ strong: [CLAIM] }, `${seed}`)
      expect(hasRequest(says)).toBe(false)
      expect(textOf(completeFromSermon(says))).not.toMatch(/[{}“]/)
      expect(challengeFromSermon(says)).toEqual([])
    }
  })
})
