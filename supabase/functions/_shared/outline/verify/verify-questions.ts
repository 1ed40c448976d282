import { withoutBareHeadings } from './verify-blocks.ts'
import type { OutlineBlock } from '../model/document.ts'
import type { Report } from './repair.ts'

/** Where a question word asks: at the start, or after a comma, colon, dash or bracket, or at the very end. */
const CLAUSE_START =
  /(?:^|[,;:–—(“"]\s*|[.!?…]["”’]?\s+)(?:(?:e|mas|então|afinal|hoje|agora|ou|aí)\s+)?(?:(?:a|ao|aos|à|às|até|com|contra|de|desde|em|entre|para|pra|por|segundo|sobre|d[oa]s?|n[oa]s?|pel[oa]s?)\s+)?/u
const QUESTION_WORD =
  /(?:o\s+qu[eê]|qu[eê]|quais|qual|quem|como|quando|aonde|onde|por\s?qu[eê]|quant[oa]s?|cadê)(?!\p{L})/u
const ASKS = new RegExp(CLAUSE_START.source + QUESTION_WORD.source, 'iu')
const ASKS_AT_THE_END =
  /(?<!\p{L})(?:o\s+quê|quê|por\s+quê|quem|onde|aonde|como|quando|qual|quais)\?$/iu
/** 'quem', 'qual' and the like ask wherever they stand; 'que', 'como', 'quando' and 'onde' often join. */
const ASKS_ANYWHERE = /(?<!\p{L})(?:qual|quais|o\s+quê|por\s+quê|quant[oa]s?)(?!\p{L})/iu
const CHOICE = /(?<!\p{L})ou(?!\p{L})(?!\s+não\?$)/iu
/** Begins a question that yes or no answers, whatever words come later in it. */
const CLOSED_START =
  /^(?:e\s+|mas\s+|hoje\s+)?(?:(?:você|vocês|a gente|nós|algu[eé]m|o grupo)\s+(?:já|sabe[m]?|acha[m]?|acredita[m]?|concorda[m]?|consegue[m]?|lembra[m]?|costuma[m]?|conhece[m]?|tem|têm|crê[em]?|sente[m]?|gosta[m]?|pode[m]?|quer(?:em)?|está|estão)|já|será\s+que|sabia|acredita|concorda|consegue|conhece|lembra)(?!\p{L})/iu
/** Yes or no and then why: an opinion that has reasons. Of a fact or of one's own past nobody asks why. */
const HAS_REASONS =
  /^(?:e\s+|mas\s+|hoje\s+)?(?:(?:você|vocês|a gente|nós)\s+(?:acha[m]?|acredita[m]?|concorda[m]?)|será\s+que|concorda|acredita|é\s+(?:possível|certo|errado|fácil|difícil|preciso|importante)|dá\s+para|vale\s+a\s+pena|faz\s+sentido|(?:nós\s+)?(?:podemos|devemos|precisamos))(?!\p{L})/iu

/**
 * True for a question that 'sim' or 'não' answers, as far as its last sentence tells: 'Você acha que ele
 * errou? Por quê?' is open. Only what is certain counts, so a rare one passes.
 *
 * @param text one question, ending in '?'
 */
export function isClosedQuestion(text: string): boolean {
  const last = lastSentence(text)
  if (CLOSED_START.test(last)) return !ASKS_AT_THE_END.test(last)
  return ![ASKS, ASKS_AT_THE_END, ASKS_ANYWHERE, CHOICE].some((asks) => asks.test(last))
}

/**
 * The blocks of 'questions' with open questions only. What is certain is repaired: a question without its
 * mark gets it, what stands behind the last mark goes unless it is a sentence of its own, an opinion is asked for its reasons. Other closed
 * questions go, and so do list items that ask nothing; lines of guidance between the lists stay. Empty
 * where no question is left.
 */
export function verifyQuestions(blocks: readonly OutlineBlock[], report: Report): OutlineBlock[] {
  let questions = 0
  let dropped = false
  const mend = (text: string): string[] => {
    const mended = mendQuestion(text, report)
    if (mended !== null) questions += 1
    return mended === null ? [] : [mended]
  }
  const kept = blocks.flatMap((block): OutlineBlock[] => {
    // what helps with a question goes with it
    if (block.kind === 'note') return dropped ? [] : [block]
    if ('items' in block) {
      const items = block.items.flatMap(mend)
      dropped = items.length === 0
      return items.length === 0 ? [] : [{ ...block, items }]
    }
    if (block.kind !== 'paragraph' || !block.text.endsWith('?')) return [block]
    const [text] = mend(block.text)
    return text === undefined ? [] : [{ ...block, text }]
  })
  return questions === 0 ? [] : withoutBareHeadings(kept, { where: 'questions', report })
}

/** What may be left out where time is short, wherever an engine marks it. */
const MAY_SKIP = /^\(pode pular\)[.:]?\s*|\s*\(pode pular\)[.?]?$/iu
const SKIP_LEAD = '(Pode pular) '

/** Whether a question, once verified, says that it may be left out. */
export function maySkip(question: string): boolean {
  return question.startsWith(SKIP_LEAD)
}

function mendQuestion(text: string, report: Report): string | null {
  const bare = text.replace(MAY_SKIP, '')
  const mended = mendPlainQuestion(bare, report)
  return mended === null || bare === text ? mended : SKIP_LEAD + mended
}

/** Asks for a story, which nobody answers with yes or no: 'Conte uma vez em que…' */
const INVITES = /^(?:Conte|Contem|Fale|Falem|Descreva|Descrevam|Compartilhe|Compartilhem)(?!\p{L})/u

/** Null for what cannot be made an open question with certainty. */
function mendPlainQuestion(text: string, report: Report): string | null {
  if (INVITES.test(lastSentence(text))) return text
  const { asked, after } = withMark(text)
  if (asked === null) {
    report('question_mark', 'dropped')
    return null
  }
  const mended = asked + after
  if (mended !== text) report('question_mark', 'mended')
  const bare = asked.replace(CLOSING_MARKS, '')
  if (!isClosedQuestion(bare)) return mended
  const reasons = HAS_REASONS.test(lastSentence(bare))
  report('question_closed', reasons ? 'reasons asked' : 'dropped', mended)
  return reasons ? `${asked} Por quê?` : null
}

/** A quotation may end in the mark of the question that it stands in. */
const CLOSING_MARKS = /[”"’]+$/u
/** How it is answered, said behind it in whole sentences: 'Conte um dia.' */
const HOW_TO_ANSWER = /^([^]*\?[”"’]*)(\s+\p{Lu}[^?]*[.!…][”"’)]?)$/u

/** A question with its mark, and what may stay behind it; null where nothing is certain to ask. */
function withMark(text: string): { asked: string | null; after: string } {
  if (text.replace(CLOSING_MARKS, '').endsWith('?')) return { asked: text, after: '' }
  const bracketed = /^([^]*?)\?\s*(\([^()]*\))[.!]?$/.exec(text)
  if (bracketed) return { asked: `${bracketed[1]} ${bracketed[2]}?`, after: '' }
  const answered = HOW_TO_ANSWER.exec(text)
  if (answered) return { asked: answered[1] ?? '', after: answered[2] ?? '' }
  const last = text.lastIndexOf('?')
  if (last !== -1) return { asked: text.slice(0, last + 1), after: '' }
  const bare = text.replace(/[\s.:;,!…]+$/u, '')
  const asks = new RegExp(`^${QUESTION_WORD.source}`, 'iu').test(bare) && !/[.!…]\s/.test(bare)
  return { asked: asks ? `${bare}?` : null, after: '' }
}

/** The question itself, without what was told before it. */
function lastSentence(text: string): string {
  const bare = text.replace(/\s*\([^()]*\)\?$/, '?')
  const start = Math.max(...['. ', '! ', '? ', '… '].map((mark) => bare.lastIndexOf(mark)))
  return bare.slice(start === -1 ? 0 : start + 2).replace(/^[“"'‘\s]+/, '')
}
