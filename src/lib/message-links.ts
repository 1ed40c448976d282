/**
 * Characters that the address of a WhatsApp message may have. On a computer wa.me hands it over to the program, and
 * Windows takes no more than about 2 000 for that.
 */
const WHATSAPP_LINK_LIMIT = 2_000

/** On a phone the address goes to the app without a program of Windows between, but perhaps by a server of WhatsApp's. */
const WHATSAPP_PHONE_LIMIT = 7_000

/** Characters that a mailto address may have: mail programs on Windows cut or drop what is longer than about 2 000. */
const MAILTO_LIMIT = 1_900

/** Opens WhatsApp with a message, to whomever the person then chooses; null for a text that is too long for it. */
export function whatsappLink(text: string): string | null {
  const link = linkWith(text)
  return link.length <= WHATSAPP_LINK_LIMIT ? link : null
}

/**
 * Opens WhatsApp on a phone: with the whole message where it fits, else with its first line, under which it is pasted. A link
 * that is pressed, and not a window that is opened: browsers inside other apps open none.
 */
export function whatsappPhoneLink(text: string): string {
  const link = linkWith(text)
  return link.length <= WHATSAPP_PHONE_LIMIT ? link : linkWith(text.replace(/\n[^]*/, '\n'))
}

const WHATSAPP_WEB = 'https://web.whatsapp.com/'

/** What a link to WhatsApp with this message is made of; without the message where no link on a computer holds it. */
export function whatsappAnchor(text: string): { href: string; target?: string; rel?: string } {
  if (isPhone()) return { href: whatsappPhoneLink(text) }
  return { href: whatsappLink(text) ?? WHATSAPP_WEB, target: '_blank', rel: 'noopener noreferrer' }
}

/** Or a tablet: what is worked with a finger. */
export function isPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

function linkWith(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`
}

/** Opens the mail program with an e-mail to nobody yet; null where it is too long for it. */
export function mailtoLink(subject: string, body: string): string | null {
  const lines = body.replaceAll('\n', '\r\n')
  const link = `${subjectLink(subject)}&body=${encodeURIComponent(lines)}`
  return link.length <= MAILTO_LIMIT ? link : null
}

const LONGEST_SUBJECT = 200

/** The same with a subject alone. */
export function subjectLink(subject: string): string {
  const line = subject.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SUBJECT)
  return `mailto:?subject=${encodeURIComponent(line.replace(/\p{Cs}$/u, ''))}`
}
