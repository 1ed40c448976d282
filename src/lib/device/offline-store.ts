/*
 * What is kept on this device for reading and writing without a connection, in IndexedDB: outlines are too large for
 * localStorage. Every entry has an owner and an end. Nothing here ever rejects: where the browser blocks or empties
 * the database, nothing is kept (fault 38).
 */

type Entry = { key: string; owner: string; storedAt: number; endsAt: number; value: unknown }

const DATABASE = 'esboca:outlines'
const STORE = 'copies'

const DAYS = 24 * 60 * 60 * 1000

/** How long copies live, in milliseconds. */
export const ENTRY_LIFETIME = { read: 7 * DAYS, written: 30 * DAYS } as const

let opened: Promise<IDBDatabase> | undefined

/** Null where there is none of this owner, or its time is over. */
export async function readEntry(
  owner: string,
  key: string,
): Promise<{ value: unknown; storedAt: number } | null> {
  const entry = await run<Entry | undefined>('readonly', (store) => store.get(key))
  if (!entry || entry.owner !== owner || isOver(entry)) return null
  return { value: entry.value, storedAt: entry.storedAt }
}

/** `lifetime` in milliseconds. The value must be one that can be cloned. */
export async function writeEntry(entry: {
  owner: string
  key: string
  value: unknown
  lifetime: number
}): Promise<void> {
  const { lifetime, ...rest } = entry
  const storedAt = Date.now()
  await run('readwrite', (store) => store.put({ ...rest, storedAt, endsAt: storedAt + lifetime }))
}

export async function removeEntry(key: string): Promise<void> {
  await run('readwrite', (store) => store.delete(key))
}

/** Removes what is another person's or over, and of the keys that begin with `prefix` all but the newest `most`. */
export async function cleanUpEntries(
  owner: string,
  few?: { prefix: string; most: number },
): Promise<void> {
  const all = (await run<Entry[]>('readonly', (store) => store.getAll())) ?? []
  const wrong = all.filter((entry) => entry.owner !== owner || isOver(entry))
  const many = all
    .filter((entry) => !wrong.includes(entry) && few && entry.key.startsWith(few.prefix))
    .toSorted((a, b) => b.storedAt - a.storedAt)
    .slice(few?.most)
  for (const { key } of [...wrong, ...many]) await removeEntry(key)
}

/** Removes the entries with such keys. */
export async function removeEntries(isUnwanted: (key: string) => boolean): Promise<void> {
  const keys = (await run<IDBValidKey[]>('readonly', (store) => store.getAllKeys())) ?? []
  for (const key of keys) {
    if (typeof key === 'string' && isUnwanted(key)) await removeEntry(key)
  }
}

/** For when a person leaves: nothing of theirs stays. */
export async function clearEntries(): Promise<void> {
  await run('readwrite', (store) => store.clear())
}

function isOver({ endsAt }: Entry): boolean {
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
    opened = undefined
  }
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
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
  opened.catch(forget)
  return opened
}
