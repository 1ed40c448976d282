import { describe, expect, it } from 'vitest'
import type { OutlineSummary } from '@/domain/outline/outline-row'
import { ALL_GROUPS, searchOutlines } from './search-outlines'

function saved(id: string, title: string, type = 'celula'): OutlineSummary {
  return {
    id,
    title,
    youtube_url: 'https://youtu.be/dQw4w9WgXcQ',
    outline_type: type,
    duration: 60,
    group_profile: null,
    group_id: null,
    series: null,
    series_number: null,
    series_total: null,
    created_at: '2026-11-20T12:00:00Z',
  }
}

const OUTLINES = [
  saved('1', 'Oração da manhã'),
  saved('2', 'A paz e a oração', 'sermao'),
  saved('3', 'Fé'),
]

function found(
  text: string,
  type: 'all' | 'celula' | 'estudo' | 'sermao' = 'all',
  inContent: string[] | null = null,
): string[] {
  const ids = inContent && new Set(inContent)
  return searchOutlines(OUTLINES, { text, type, group: ALL_GROUPS, series: '' }, ids).map(
    ({ id }) => id,
  )
}

describe('searchOutlines', () => {
  it('finds all for nothing, in their order', () => {
    expect(found('')).toEqual(['1', '2', '3'])
    expect(found('   ')).toEqual(['1', '2', '3'])
  })

  it.each(['oração', 'ORACAO', 'Oraçao', 'raçã', 'oração'.normalize('NFD')])(
    'finds %s in titles',
    (text) => {
      expect(found(text)).toEqual(['1', '2'])
    },
  )

  it('wants every word, wherever it stands', () => {
    expect(found('manha oração')).toEqual(['1'])
    expect(found('oração fé')).toEqual([])
  })

  it('adds what the database has found in the texts, in the order of the list', () => {
    expect(found('manhã', 'all', ['3', '1'])).toEqual(['1', '3'])
    expect(found('perdão', 'all', ['3'])).toEqual(['3'])
    expect(found('manhã', 'all', [])).toEqual(['1'])
  })

  it.each([
    ['casais', ['4']],
    ['CÉLULA graca', ['4']],
    ['filhos', ['5']],
    ['corre', ['5']],
    ['graça jovens', []],
  ])('finds %s in whom it was made for, and in what it calls itself', (text, ids) => {
    const outlines = [
      ...OUTLINES,
      { ...saved('4', 'Graça'), group_id: 'a' },
      { ...saved('5', 'Graça'), group_profile: 'Mães com filhos pequenos', heading: 'O pai corre' },
    ]
    const filter = { text, type: 'all', group: ALL_GROUPS, series: '' } as const
    const names = new Map([['a', 'Célula de casais']])
    expect(searchOutlines(outlines, filter, null, names).map(({ id }) => id)).toEqual(ids)
  })

  it('finds a group by its new name', () => {
    const outline = { ...saved('4', 'Graça'), group_id: 'a' }
    const filter = { text: 'casais', type: 'all', group: ALL_GROUPS, series: '' } as const
    expect(searchOutlines([outline], filter, null, new Map([['a', 'Jovens']]))).toEqual([])
    expect(searchOutlines([outline], filter, null, new Map([['a', 'Casais']]))).toEqual([outline])
  })

  it('keeps to the group', () => {
    const ofGroup = { ...saved('4', 'Graça'), group_id: 'casais' }
    const filter = { text: '', type: 'all', group: 'casais', series: '' } as const
    expect(searchOutlines([...OUTLINES, ofGroup], filter, null)).toEqual([ofGroup])
  })

  it('keeps to the series, in its order', () => {
    const ofSeries = (id: string, number: number) => ({
      ...saved(id, 'Graça'),
      series: 'Romanos',
      series_number: number,
    })
    const [second, first] = [ofSeries('4', 2), ofSeries('5', 1)]
    const filter = { text: 'graça', type: 'all', group: ALL_GROUPS, series: 'Romanos' } as const
    expect(searchOutlines([second, ...OUTLINES, first], filter, null)).toEqual([first, second])
  })

  it('keeps to the type', () => {
    expect(found('', 'celula')).toEqual(['1', '3'])
    expect(found('oração', 'sermao')).toEqual(['2'])
    expect(found('perdão', 'sermao', ['2', '3'])).toEqual(['2'])
    expect(found('', 'estudo')).toEqual([])
  })
})
