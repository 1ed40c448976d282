import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** An e-mail that would have been sent. */
export interface CaughtMail {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** The link that the e-mail exists for, or null. */
  link: string | null
  /** The code that can be typed instead of the link, or null. */
  code: string | null
  /** ISO instant. */
  sentAt: string
}

/** What is caught; the outbox adds the id and the time. */
type OutgoingMail = Omit<CaughtMail, 'id' | 'sentAt'>

export interface Outbox {
  add(mail: OutgoingMail): void
  /** Newest first. */
  list(): readonly CaughtMail[]
}

const KEPT = 200

/**
 * Catches the e-mails of the embedded backend: nothing leaves the machine.
 * With a file the mails outlive a restart, so that a confirmation sent yesterday can still be opened.
 */
export function createOutbox(file?: string): Outbox {
  let mails = file === undefined ? [] : readMails(file)
  return {
    add(mail) {
      const caught = { ...mail, id: randomUUID(), sentAt: new Date().toISOString() }
      mails = [caught, ...mails].slice(0, KEPT)
      if (file !== undefined) writeMails(file, mails)
    },
    list: () => mails,
  }
}

function readMails(file: string): CaughtMail[] {
  try {
    const mails: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return Array.isArray(mails) ? (mails as CaughtMail[]) : []
  } catch {
    return []
  }
}

function writeMails(file: string, mails: readonly CaughtMail[]): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, JSON.stringify(mails, null, 2))
  renameSync(`${file}.part`, file)
}
