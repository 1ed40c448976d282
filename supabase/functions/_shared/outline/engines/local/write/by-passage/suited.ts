import type { People } from '../../passages/passage.ts'
import type { Brief } from '../brief/brief.ts'
import { type Chooser, takeAcross } from '../brief/seeded-choice.ts'
import { sharedBy, suitsRoom } from '../group/room.ts'

/** Of those that fit who is in the room, as long as there are any. */
export function pickSuitable<Item extends { for?: readonly People[] }>(
  { choose, group }: Brief,
  items: readonly Item[],
  textOf: (item: Item) => string,
  count: number,
): Item[] {
  const fitting = items.filter((item) => suitsRoom(textOf(item), group))
  return pick(choose, fitting.length > 0 ? fitting : items, textOf, sharedBy(group), count)
}

const FOR_EVERYBODY = 50

/** For these people first, then for everybody; what is for others only where nothing else is left. */
export function pick<Item extends { for?: readonly People[] }>(
  choose: Chooser,
  items: readonly Item[],
  textOf: (item: Item) => string,
  audiences: readonly People[],
  count: number,
): Item[] {
  const rank = (item: Item) => {
    if (!item.for) return FOR_EVERYBODY
    const place = audiences.findIndex((audience) => item.for?.includes(audience))
    return place === -1 ? FOR_EVERYBODY * 2 : place
  }
  const ranks = [...new Set(items.map(rank))].toSorted((a, b) => a - b)
  const suited = ranks.some((one) => one < FOR_EVERYBODY * 2)
  const lists = ranks
    .filter((one) => !suited || one < FOR_EVERYBODY * 2)
    .map((one) => items.filter((item) => rank(item) === one).map(textOf))
  return takeAcross(choose, lists, count).flatMap(
    (text) => items.find((item) => textOf(item) === text) ?? [],
  )
}
