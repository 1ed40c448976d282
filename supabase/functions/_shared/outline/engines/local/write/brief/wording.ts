import { formatReference } from '../../../../../bible/canon.ts'
import type { PreparedPassage } from '../../passages/find-passage.ts'
import type { Tie } from '../../passages/topics/open-passage.ts'
import type { Brief } from './brief.ts'

/** What the message is about, with its article; null where nothing is sure. */
export function nameOfSubject({ topic, themes }: Pick<Brief, 'topic' | 'themes'>): string | null {
  return topic?.name ?? themes[0]?.name ?? null
}

/** 'O assunto da mensagem foi a oração.' */
export function isAbout(subject: string): string {
  return `O assunto da mensagem ${/^[oa]s /.test(subject) ? 'foram' : 'foi'} ${subject}.`
}

const TIES: Record<Tie, string> = {
  read: 'que a mensagem leu',
  named: 'que a mensagem citou',
  alike: 'que fala do mesmo assunto',
}

/** Which text is opened for the subject's sake, and how the message knows it; '' where it is the message's own. */
export function whatIsOpened(
  { topic, profile }: Pick<Brief, 'topic' | 'profile'>,
  { read }: PreparedPassage,
): string {
  if (!topic?.tie) return ''
  const meeting = profile.audience === 'person' ? 'Este tempo' : 'O encontro'
  return `${meeting} abre ${formatReference(read)}, ${TIES[topic.tie]}.`
}

/** 'a, b e c'. */
export function enumerate(items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`
}

/** 'Quem deu a ordem (v. 3-5)?': the chapter is the one that was read. */
export function withVerses(ask: string, verses: string): string {
  return ask.endsWith('?') ? `${ask.slice(0, -1)} (v. ${verses})?` : ask
}
