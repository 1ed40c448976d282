import { expect, it } from 'vitest'
import { MEETING_TYPES } from '../../../../../contract/meeting/meeting-types.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import { suggest } from '../brief/draft-blocks.ts'
import { readGroup } from '../group/group.ts'
import { withOutreach } from './outreach.ts'

const OWN = suggest('Orem.')

function added(kind: 'prayer' | 'challenge' | 'conclusion', group: string, person = false) {
  const profile = MEETING_TYPES[person ? 'devocional' : 'celula']
  const brief = { profile, group: readGroup(group, null) }
  return withOutreach(kind, [OWN], brief).map((block: DraftBlock) =>
    block === OWN ? 'own' : 'text' in block && block.text,
  )
}

it('prays for those who are not there yet before the prayer, and invites them after the challenge', () => {
  expect(added('prayer', 'Adultos')).toEqual([
    'Antes de tudo, quem quiser diz o primeiro nome de uma pessoa que ainda não conhece Jesus. Orem por essas pessoas, uma de cada vez.',
    'own',
  ])
  expect(added('challenge', 'Adultos')).toEqual([
    'own',
    'E um convite: cada um escolhe uma pessoa que ainda não conhece Jesus, cuida dela com um gesto nesta semana e a chama para o próximo encontro.',
  ])
  expect(added('prayer', 'Crianças de 6 a 9 anos')[0]).toContain('um amigo que ainda não vem')
})

it('asks it of nobody alone, and of no other section', () => {
  expect(added('challenge', 'Adultos', true)).toEqual(['own'])
  expect(added('conclusion', 'Adultos')).toEqual(['own'])
})
