import type { Sentence } from '../worth/key-sentences.ts'

/** Somebody else's words go on: one of the sentences before begins them, or says how others see it. */
export function isOfAnotherVoice(
  { from, folded }: Sentence,
  index: number,
  sentences: readonly Sentence[],
): boolean {
  return [1, 2, 3].some((back) => {
    const before = sentences[index - back]
    if (!before || from - before.to > STILL_SPEAKS) return false
    if (back < 3 && OTHERS_THINK.test(before.folded)) return true
    return back === 1
      ? /[:,]["”’]?$/.test(before.raw) || OPENS_SPEECH.test(before.folded)
      : OPENS_SPEECH.test(before.folded) && /\b(?:eu|voce|voces|tu|te)\b/.test(folded)
  })
}

/** Words until which somebody who was introduced may still speak. */
const STILL_SPEAKS = 60

/** In a sentence before: somebody else's words go on. */
const OPENS_SPEECH =
  /\b(?:diz(?:er|em|ia|iam|endo)?|disse|disseram|fala|falou|falando|pergunta|perguntou|responde|respondeu|escreve|escreveu|algo como|o seguinte|afirma|afirmou|imagine|imaginem|filme|cita|citando)\b(?! que\b)(?:(?! que ).)*$|\b(?:versiculos?|versos?)(?: de numero)? \d+\b.{0,40}$|(?:\bimagin[ea]m?|\bafirmativa\b|\bfalaci|\bheresias?\b|\bcomo se\b|\balguns\b|\bfilme\b|\bfalsos? (?:profeta|mestre)s?)/

/** How others see it is told, in this sentence or right after: 'o modo de pensar romano era o quê?' */
export const OTHERS_THINK =
  /\b(?:para|segundo) (?:os|as) (?:catolic|protestant|judeu|muculman|arminian|liberal|liberai|espirita|roman|paga[os]|filosof|ateu|cetic|fariseu|dispensacionalist|pentecosta)\w*|\b(?:modo|jeito|forma|maneira|logica|raciocinio) (?:de (?:pensar|ver|raciocinar)|roman\w+|greg\w+|pag\w+)\b|\blogica deles\b|\bseguindo (?:ess[ea]|est[ea]) (?:raciocinio|logica)\b/

/** Words of a confession, a catechism, or a brother of the hall: until so many words later it may still be read. */
const STILL_READ = 75
const CREED =
  /\b(?:confissao(?: de fe)?|catecismo|credo|canones|westminster|heidelberg|belga|cfw|niceno|apostolico|estatuto|constituicao da igreja|manual)\b.*\b(?:diz|dizem|dizendo|fala|falam|afirma|pergunta|resposta|responde|define|ensina o seguinte|le|lemos|ler|leia|leiamos|paragrafo|secao|capitulo|artigo|numero)\b|\b(?:le|lemos|ler|leia|leiamos|diz|pergunta numero)\b.*\b(?:confissao de fe|catecismo|credo|canones|westminster|heidelberg|cfw)\b/
/** 'O irmão falou ali', 'como a Ana comentou': what comes next may be his. */
const FROM_THE_HALL =
  /\b(?:o (?:irmao|presbitero|diacono|pessoal)|a irma|um irmao|uma irma|voce|ele|ela|alguem) (?:aqui |ali |ja |bem |mesmo |tinha |acabou de )?(?:perguntou|comentou|colocou|lembrou|levantou|mencionou|falou|citou|comentar|falar|perguntar)(?! com\b)\b/

export function isReadFromACreed(
  { from }: Sentence,
  index: number,
  sentences: readonly Sentence[],
): boolean {
  for (let back = 1; back <= 5; back += 1) {
    const before = sentences[index - back]
    if (!before || from - before.to > STILL_READ) return false
    if (CREED.test(before.folded)) return true
    if (back === 1 && FROM_THE_HALL.test(before.folded)) return true
  }
  return false
}
