import { expect, it } from 'vitest'
import type { PreparedPassage } from './find-passage.ts'
import { onPreached, withoutUnread } from './unread.ts'

const ENTRY = {
  title: 'A ansiedade nas mãos de Deus',
  theme: 'a ansiedade',
  idea: 'Deus cuida de quem lança sobre ele o que o preocupa.',
  live: [
    { ask: 'O que você vai buscar de volta à noite?', listen: '' },
    { ask: 'Que leão ruge perto da sua casa?', listen: '' },
  ],
  complete: [{ name: 'O leão.', text: 'O leão que eu ouço é …' }],
  challenges: [{ do: 'Conte a alguém uma ansiedade.', tell: 'o que ouviu.' }],
  icebreakers: [{ text: 'O que você já lançou longe?', bridge: 'Pedro manda lançar.' }],
  prayer: 'Pai, tu cuidas. Quando vier o leão, junta-nos. Recebe a nossa ansiedade.',
  leader: {
    lost: 'A conversa vira receita. O centro é o cuidado. Do leão se fala noutra noite.',
    tender: 'Ansiedade pode ser doença.',
    differ: 'Sobre o leão há leituras diversas.',
  },
}
const PREPARED = { entry: ENTRY } as unknown as PreparedPassage
const READ = ['Lançando sobre ele toda a vossa ansiedade; porque ele tem cuidado de vós.']

it('leaves out what speaks of verses that are not read, and keeps what would be left of nothing', () => {
  const { entry } = withoutUnread(PREPARED, READ, ['O vosso adversário anda como leão.'])
  expect(entry.live.map(({ ask }) => ask)).toEqual(['O que você vai buscar de volta à noite?'])
  expect(entry.complete).toEqual(ENTRY.complete)
  expect(entry.prayer).toBe('Pai, tu cuidas. Recebe a nossa ansiedade.')
  expect(entry.leader).toEqual({
    lost: 'A conversa vira receita. O centro é o cuidado.',
    tender: 'Ansiedade pode ser doença.',
    differ: undefined,
  })
})

it('leaves an entry as it is where all of it is read', () => {
  expect(withoutUnread(PREPARED, READ, [])).toBe(PREPARED)
})

it('sends nobody home with what is asked in verses that were not preached, and prays and notes as before', () => {
  const idea = 'Deus cuida, e o leão não tem a última palavra.'
  const prepared = { entry: { ...ENTRY, idea } } as unknown as PreparedPassage
  const { entry } = onPreached(prepared, READ, ['O vosso adversário anda como leão.'])
  expect(entry.live.map(({ ask }) => ask)).toEqual(['O que você vai buscar de volta à noite?'])
  expect(entry.prayer).toBe(ENTRY.prayer)
  expect(entry.leader).toEqual(ENTRY.leader)
})
