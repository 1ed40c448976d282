import { describe, expect, it } from 'vitest'
import { MEETING_TYPES } from '../../../../../contract/meeting/meeting-types.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import { NO_THREAD } from '../../listen/thread/thread.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import type { Brief } from '../brief/brief.ts'
import { passageWriter } from './passage-writers.ts'

const MOCKED = { book: 'MAT', chapter: 27, verse: 27, endVerse: 31 } as const
const VEIL = { book: 'MAT', chapter: 27, verse: 45, endVerse: 54 } as const

const TOLD = { story: 'O véu se rasgou.', activity: '', questions: ['Quem rasgou o véu?'] }
const PREPARED = {
  read: VEIL,
  entry: { idea: 'O caminho está aberto.', children: { to7: TOLD, to12: TOLD } },
} as unknown as PreparedPassage

function written(kind: 'summary' | 'questions', heardByChildren: Brief['heardByChildren']) {
  const parts: Partial<Brief> = {
    profile: MEETING_TYPES.celula,
    group: { band: 'infantil', small: false } as Brief['group'],
    relation: 'kindred',
    expounds: true,
    heardByChildren,
    passages: { base: MOCKED, key: VEIL, said: [], suggested: [] },
    thread: NO_THREAD,
  }
  const brief = parts as Brief
  const blocks: DraftBlock[] = passageWriter(kind, brief, PREPARED)?.(brief, 9) ?? []
  return JSON.stringify(blocks)
}

describe('children who are told another story than the text of the sermon', () => {
  it('hear that text first, and are asked about it first', () => {
    expect(written('summary', MOCKED)).toMatch(
      /A mensagem foi sobre Mateus 27:27-31.*"reference":"Mateus 27:27-31".*do mesmo capítulo.*O véu/,
    )
    expect(written('questions', MOCKED)).toMatch(/Mateus 27:27-31.*Quem rasgou o véu/)
  })

  it('are not read what hurts, but the leader is told that the story is another', () => {
    expect(written('summary', null)).toContain(
      'A mensagem partiu de Mateus 27:27-31. Para as crianças, o encontro conta uma história do mesmo capítulo.',
    )
    expect(written('questions', null)).not.toContain('27:27')
  })
})
