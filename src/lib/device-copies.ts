/*
 * What is kept on this device for reading and writing without a connection, in IndexedDB: outlines are too large for
 * localStorage. Every copy has an owner and an end. Nothing here ever rejects: where the browser blocks or empties
 * the database, nothing is kept (fault 38).
 */

type Copy = { key: string; owner: string; keptAt: number; endsAt: number; value: unknown }

const DATABASE = 'esboca:outlines'
const STORE = 'copies'

const DAYS = 24 * 60 * 60 * 1000

/** How long copies live, in milliseconds. */
export const COPY_LIFETIME = { read: 7 * DAYS, written: 30 * DAYS } as const

let opening: Promise<IDBDatabase> | undefined

/** Null where there is none of this owner, or its time is over. */
export async function readCopy(
  owner: string,
  key: string,
): Promise<{ value: unknown; keptAt: number } | null> {
  const copy = await run<Copy | undefined>('readonly', (store) => store.get(key))
  if (!copy || copy.owner !== owner || isOver(copy)) return null
  return { value: copy.value, keptAt: copy.keptAt }
}

/** `lifetime` in milliseconds. The value must be one that can be cloned. */
export async function keepCopy(copy: {
  owner: string
  key: string
  value: unknown
  lifetime: number
}): Promise<void> {
  const { lifetime, ...rest } = copy
  const keptAt = Date.now()
  await run('readwrite', (store) => store.put({ ...rest, keptAt, endsAt: keptAt + lifetime }))
}

export async function removeCopy(key: string): Promise<void> {
  await run('readwrite', (store) => store.delete(key))
}

/** Removes what is another person's or over, and of the keys that begin with `prefix` all but the newest `most`. */
export async function tidyCopies(
  owner: string,
  few?: { prefix: string; most: number },
): Promise<void> {
  const all = (await run<Copy[]>('readonly', (store) => store.getAll())) ?? []
  const wrong = all.filter((copy) => copy.owner !== owner || isOver(copy))
  const many = all
    .filter((copy) => !wrong.includes(copy) && few && copy.key.startsWith(few.prefix))
    .toSorted((a, b) => b.keptAt - a.keptAt)
    .slice(few?.most)
  for (const { key } of [...wrong, ...many]) await removeCopy(key)
}

/** Removes every copy whose key names this id. */
export async function forgetCopiesOf(id: string): Promise<void> {
  const keys = (await run<IDBValidKey[]>('readonly', (store) => store.getAllKeys())) ?? []
  for (const key of keys) {
    if (typeof key === 'string' && key.includes(id)) await removeCopy(key)
  }
}

/** For when a person leaves: nothing of theirs stays. */
export async function forgetCopies(): Promise<void> {
  await run('readwrite', (store) => store.clear())
}

function isOver({ endsAt }: Copy): boolean {
  return Date.now() > endsAt
}

async function run<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<Result | null> {
  try {
    const database = await open()
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.addEventListener('complete', () => resolve(request.result as Result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')))
    })
  } catch {
    return null
  }
}

function open(): Promise<IDBDatabase> {
  const forget = () => {
    opening = undefined
  }
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    // throws where storage is blocked
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'key' })
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')))
    request.addEventListener('success', () => {
      // the browser may close it, to make room for example
      request.result.addEventListener('close', forget)
      resolve(request.result)
    })
  })
  opening.catch(forget)
  return opening
}
