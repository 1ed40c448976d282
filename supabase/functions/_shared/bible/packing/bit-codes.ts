/*
 * Ascending lists of places as bits, the highest of a byte first: how many there are in Elias' gamma code, then the binary
 * interpolative code of Moffat and Stuiver ('Binary Interpolative Coding for Effective Index Compression', 2000): the middle
 * place as a number between the least and the most that it can be, and the same on each side of it. Places that lie
 * together take fewer bits so; where there is but one that it can be, none. What varints need 16 bits for has 11 here.
 */

/** Reads what `writePlaces` wrote, list after list. @param all the number of places there are */
export function createPlaceReader(bytes: Uint8Array, all: number): () => number[] {
  let at = 0
  /** @param bits at most 17: they lie in three bytes */
  const number = (bits: number) => {
    const byte = at >> 3
    const three =
      ((bytes[byte] ?? 0) << 16) | ((bytes[byte + 1] ?? 0) << 8) | (bytes[byte + 2] ?? 0)
    const value = (three >> (24 - (at & 7) - bits)) & ((1 << bits) - 1)
    at += bits
    if (at > 8 * bytes.length) throw new RangeError('no more places')
    return value
  }
  const below = (size: number) => {
    if (size === 1) return 0
    const { bits, short, first } = codeBelow(size)
    let value = number(bits - 1)
    if (value >= short) value = value * 2 + number(1) - short
    return (value + first) % size
  }
  return () => {
    let size = 0
    while (number(1) === 0) size += 1
    const places = Array.from<number>({ length: 2 ** size + number(size) })
    const read = fromTheMiddle((index, least, most) => {
      const place = least + below(most - least + 1)
      places[index] = place
      return place
    })
    read(0, places.length, 0, all - 1)
    return places
  }
}

/** @param lists none empty, each in ascending order and no place twice */
export function writePlaces(lists: readonly (readonly number[])[], all: number): Uint8Array {
  const written: number[] = []
  const number = (value: number, bits: number) => {
    for (let left = bits - 1; left >= 0; left -= 1) written.push(Math.floor(value / 2 ** left) % 2)
  }
  const below = (value: number, size: number) => {
    if (size === 1) return
    const { bits, short, first } = codeBelow(size)
    const turned = (value - first + size) % size
    if (turned < short) number(turned, bits - 1)
    else number(turned + short, bits)
  }
  for (const places of lists) {
    const size = Math.floor(Math.log2(places.length))
    number(1, size + 1)
    number(places.length - 2 ** size, size)
    const write = fromTheMiddle((index, least, most) => {
      const place = places[index] ?? least
      below(place - least, most - least + 1)
      return place
    })
    write(0, places.length, 0, all - 1)
  }
  return Uint8Array.from({ length: Math.ceil(written.length / 8) }, (_, byte) =>
    Array.from({ length: 8 }, (__, bit) => written[byte * 8 + bit] ?? 0).reduce(
      (sum, one) => sum * 2 + one,
      0,
    ),
  )
}

/**
 * Goes through the indexes of a list from `from` to `to` (not itself), whose places lie between `low` and `high`, both of
 * them possible.
 *
 * @param placeOf the place at an index, which cannot be below `least` or above `most`
 */
function fromTheMiddle(placeOf: (index: number, least: number, most: number) => number) {
  const go = (from: number, to: number, low: number, high: number): void => {
    if (from >= to) return
    const middle = (from + to) >> 1
    const place = placeOf(middle, low + middle - from, high - (to - 1 - middle))
    go(from, middle, low, place - 1)
    go(middle + 1, to, place + 1, high)
  }
  return go
}

/**
 * How a number below `size` (two or more) is written: `short` values have one bit less than `bits`. Those are the ones in the
 * middle, from `first` on, where a place most often lies.
 */
function codeBelow(size: number): { bits: number; short: number; first: number } {
  const bits = 32 - Math.clz32(size - 1)
  const short = (1 << bits) - size
  return { bits, short, first: (size - short) >> 1 }
}
