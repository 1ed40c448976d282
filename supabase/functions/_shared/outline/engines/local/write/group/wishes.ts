import type { Wish } from '../../../../../contract/meeting/allot-minutes.ts'
import type { Group } from './group.ts'

/** Which sections a group gets or goes without, whatever the type of its meeting says. */
export function wishesOf(group: Group, duration: number): Wish[] {
  const wishes: Wish[] = []
  const young = group.band === 'infantil' || (group.band === 'juvenil' && duration >= 25)
  if ((young || group.activity) && !group.noGames)
    wishes.push({ kind: 'activity', wanted: true, weight: group.band === 'infantil' ? 34 : 18 })
  if (group.band === 'infantil') wishes.push({ kind: 'questions', wanted: true, weight: 20 })
  if (group.prayer || group.grief) wishes.push({ kind: 'prayer', wanted: true })
  if (group.noPrayer) wishes.push({ kind: 'prayer', wanted: false })
  if (group.worship) wishes.push({ kind: 'worship', wanted: true })
  if (group.noWorship) wishes.push({ kind: 'worship', wanted: false })
  return wishes
}
