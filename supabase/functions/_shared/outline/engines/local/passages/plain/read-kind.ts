import { once, unpackLines } from '../../../../../bible/packing/unpack-books.ts'
import { KINDS } from '../packed-books.ts'
import type { Kind, KindName } from './kind.ts'

const allKinds = once(
  async () => JSON.parse((await unpackLines(KINDS)).join('\n')) as Record<KindName, Kind>,
)

/** What is asked of texts of this kind: unpacked when it is first needed, for most outlines need none of it. */
export async function readKind(name: KindName): Promise<Kind> {
  return (await allKinds())[name]
}
