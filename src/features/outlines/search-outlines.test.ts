import { describe, expect, it } from 'vitest'
import type { SavedOutline } from './outline-queries'
import { searchOutlines } from './search-outlines'

function saved(id: string, changed: Partial<SavedOutline>): SavedOutline {
  return {
    id,
    user_id: 'user',
    request_id: null,
    title: 'Esboço',
    youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    outline_type: 'celula',
    duration: 60,
    group_profile: null,
    additional_info: null,
    start_time: null,
    end_time: null,
    generated_content: '',
    created_at: '2026-11-20T12:00:00Z',
    ...changed,
  }
}

const OUTLINES = [
  saved('1', { title: 'Oração da manhã', generated_content: 'Sobre o perdão.' }),
  saved('2', { title: 'A paz', generated_content: 'Em ORAÇÃO e súplica', outline_type: 'sermao' }),
  saved('3', { title: 'Fé', generated_content: 'Nada temas' }),
]

function found(text: string, type: 'all' | 'celula' | 'estudo' | 'sermao' = 'all'): string[] {
  return searchOutlines(OUTLINES, { text, type }).map(({ id }) => id)
}

describe('searchOutlines', () => {
  it('finds all for nothing, in their order', () => {
    expect(found('')).toEqual(['1', '2', '3'])
    expect(found('   ')).toEqual(['1', '2', '3'])
  })

  it.each(['oração', 'ORACAO', 'Oraçao', 'oração'.normalize('NFD')])(
    'finds %s in titles and texts',
    (text) => {
      expect(found(text)).toEqual(['1', '2'])
    },
  )

  it('wants every word, wherever it stands', () => {
    expect(found('perdao manhã')).toEqual(['1'])
    expect(found('perdão súplica')).toEqual([])
  })

  it('keeps to the type', () => {
    expect(found('', 'celula')).toEqual(['1', '3'])
    expect(found('oração', 'sermao')).toEqual(['2'])
    expect(found('', 'estudo')).toEqual([])
  })
})
