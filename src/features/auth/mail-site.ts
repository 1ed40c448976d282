export type MailSite = { name: string; href: string }

const GMAIL = { name: 'Gmail', href: 'https://mail.google.com/mail/u/0/#inbox' }
const OUTLOOK = { name: 'Outlook', href: 'https://outlook.live.com/mail/0/inbox' }
const YAHOO = { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/' }
const ICLOUD = { name: 'iCloud Mail', href: 'https://www.icloud.com/mail' }

/** Where the addresses of churches and firms are read, mostly. */
export const WORK_MAIL_SITES = [
  GMAIL,
  { name: 'Outlook', href: 'https://outlook.office.com/mail/' },
] as const satisfies readonly MailSite[]

/** What the domains of an address's own providers begin with; their countries differ. */
const SITES: readonly [RegExp, MailSite][] = [
  [/^(?:gmail|googlemail)\./, GMAIL],
  [/^(?:outlook|hotmail|live|msn)\./, OUTLOOK],
  [/^(?:yahoo|ymail|rocketmail)\./, YAHOO],
  [/^(?:icloud|me|mac)\.com$/, ICLOUD],
  [/^terra\.com\.br$/, { name: 'Terra Mail', href: 'https://mail.terra.com.br/' }],
  [/^uol\.com\.br$/, { name: 'UOL Mail', href: 'https://email.uol.com.br/' }],
  [/^bol\.com\.br$/, { name: 'BOL Mail', href: 'https://email.bol.uol.com.br/' }],
]

/** Where the e-mails to an address are read; on a phone that has its app, the link opens this. Null where unknown. */
export function mailSiteOf(email: string): MailSite | null {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase()
  return SITES.find(([pattern]) => pattern.test(domain))?.[1] ?? null
}

/** What fingers make of the providers' names, and of how these end. */
const SLIPS: Readonly<Record<string, string>> = {
  gmial: 'gmail',
  gamil: 'gmail',
  gmal: 'gmail',
  gmil: 'gmail',
  gmai: 'gmail',
  gnail: 'gmail',
  hotmial: 'hotmail',
  hotmal: 'hotmail',
  hotmai: 'hotmail',
  homail: 'hotmail',
  outlok: 'outlook',
  outloo: 'outlook',
  yaho: 'yahoo',
}
const ENDINGS: Readonly<Record<string, string>> = { con: 'com', cm: 'com', comm: 'com', co: 'com' }

/** The address that was probably meant, where its domain looks mistyped; else null. */
export function meantAddress(email: string): string | null {
  const at = email.lastIndexOf('@')
  const [, name = '', ending = ''] = /^([^.]+)\.(.+)$/.exec(email.slice(at + 1).toLowerCase()) ?? []
  const provider = SLIPS[name] ?? name
  if (!Object.values(SLIPS).includes(provider)) return null
  const meant = `${provider}.${ENDINGS[ending] ?? ending}`
  return meant === `${name}.${ending}` ? null : `${email.slice(0, at + 1)}${meant}`
}
