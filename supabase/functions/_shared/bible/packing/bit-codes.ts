/*
 * Lists of places as bits, the highest of a byte first: how many there are in Elias' gamma code, the distance from each
 * to the next in Rice's. What varints need 16 bits for has 12 here.
 */

/** Reads what `writePlaces` wrote, list after list. @param all the number of places there are */
export function createPlaceReader(bytes: Uint8Array, all: number): () => number[] {
  let at = 0
  const bit = () => {
    const byte = bytes[at >> 3]
    if (byte === undefined) throw new RangeError('no more places')
    const value = (byte >> (7 - (at & 7))) & 1
    at += 1
    return value
  }
  const zeros = () => {
    let count = 0
    while (bit() === 0) count += 1
    return count
  }
  const number = (bits: number) => {
    let value = 0
    for (let left = bits; left > 0; left -= 1) value = value * 2 + bit()
    return value
  }
  return () => {
    const size = zeros()
    const count = 2 ** size + number(size)
    const rest = restBits(count, all)
    const places: number[] = []
    let place = 0
    for (let left = count; left > 0; left -= 1) {
      place += zeros() * 2 ** rest + number(rest)
      places.push(place)
    }
    return places
  }
}

/** @param lists none empty, each in ascending order */
export function writePlaces(lists: readonly (readonly number[])[], all: number): Uint8Array {
  const bits: number[] = []
  const number = (value: number, size: number) => {
    for (let left = size - 1; left >= 0; left -= 1) bits.push(Math.floor(value / 2 ** left) % 2)
  }
  const zeros = (count: number) => bits.push(...Array.from({ length: count }, () => 0), 1)
  for (const places of lists) {
    const size = Math.floor(Math.log2(places.length))
    zeros(size)
    number(places.length - 2 ** size, size)
    const rest = restBits(places.length, all)
    for (const [index, place] of places.entries()) {
      const distance = place - (places[index - 1] ?? 0)
      zeros(Math.floor(distance / 2 ** rest))
      number(distance, rest)
    }
  }
  return Uint8Array.from({ length: Math.ceil(bits.length / 8) }, (_, byte) =>
    Array.from({ length: 8 }, (__, bit) => bits[byte * 8 + bit] ?? 0).reduce(
      (sum, one) => sum * 2 + one,
      0,
    ),
  )
}

/** Of a distance, the bits that stand as they are: those of the usual one, where so many places are spread over all. */
function restBits(count: number, all: number): number {
  return Math.max(0, Math.floor(Math.log2((all / count) * Math.LN2)))
}
