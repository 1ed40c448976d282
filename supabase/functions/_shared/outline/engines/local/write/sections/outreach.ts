import type { SectionKind } from '../../../../../contract/meeting/sections.ts'
import type { DraftBlock } from '../../../../model/document.ts'
import type { Brief } from '../brief/brief.ts'
import { suggest } from '../brief/draft-blocks.ts'

type Reach = Pick<Brief, 'group' | 'profile'>

/** What a church's block for those who are not there yet adds to a prayer or a challenge, in its place. */
export function withOutreach(
  kind: SectionKind,
  blocks: readonly DraftBlock[],
  { group, profile }: Reach,
): DraftBlock[] {
  if (profile.audience === 'person') return [...blocks]
  const children = group.band === 'infantil'
  if (kind === 'prayer') return [suggest(prayerFor(children, group.silentPrayer)), ...blocks]
  if (kind === 'challenge') return [...blocks, suggest(children ? CHILDREN : INVITATION)]
  return [...blocks]
}

function prayerFor(children: boolean, silent: boolean): string {
  if (children) return 'Cada criança lembra de um amigo que ainda não vem. Orem por esses amigos.'
  return silent
    ? 'Antes de tudo, cada um pensa em uma pessoa que ainda não conhece Jesus e ora por ela em silêncio.'
    : 'Antes de tudo, quem quiser diz o primeiro nome de uma pessoa que ainda não conhece Jesus. Orem por essas pessoas, uma de cada vez.'
}

const INVITATION =
  'E um convite: cada um escolhe uma pessoa que ainda não conhece Jesus, cuida dela com um gesto nesta semana e a chama para o próximo encontro.'

const CHILDREN = 'E um convite: chame um amigo para vir com você no próximo encontro.'
