/**
 * What a verse gives to ask by its own words. '{}' is a piece of the verse, word for word, '#' the verse: 'Juízes 13:7'. They
 * hold for any verse with such words: none takes it that what is said there is right, or who says it.
 */
export type Anchor = {
  /** The first group is what is quoted; up to its end nothing is left out. */
  pattern: RegExp
  asks: readonly string[]
  listen: string
}

/** Up to the end of the sentence, or of a part of it that stands alone: without 'que' and 'levantando'. */
const PIECE = '[^.,;:!?‘’“”()\\[\\]—\\s]+'
const WHOLE = '(?!que |\\S+ndo )'
const CLAUSE = `(?:${PIECE}(?: ${PIECE}){1,14}(?=[.;!])|(?:${WHOLE}${PIECE} ){5,14}${WHOLE}${PIECE}(?=,))`

/** 'Declarei' was, 'farei' will be: these can only be what somebody is going to do. */
const WILL =
  '(?:far|dar|dir|ser|estar|por|trar|vir|abençoar|perdoar|salvar|curar|ensinar|guiar|enviar|multiplicar|estabelecer|edificar|levantar|restaurar|derramar|escrever|habitar|conduzir|julgar|castigar|destruir|lançar|ajuntar|tomar|vestir|revelar|louvar|cantar|exaltar|confiar|bendir|santificar|purificar|fortalecer|ajudar|converter|visitar|seguir|buscar|chamar|ouvir|responder|devorar|tornar)ei'

/** Words that only somebody says who tells another what to do. */
const BIDS =
  '[Vv]ai|[Vv]inde|[Ii]de|[Ss]ede|[Ss]obe|[Tt]oma|[Vv]olta|[Gg]uarda|[Hh]onra|[Ee]spera|[Cc]onfia|[Aa]mai|[Oo]rai|[Bb]uscai|[Vv]igiai|[Pp]erdoai|[Gg]uardai|[Ff]azei|[Cc]rede|[Pp]ermanecei|[Ss]ervi|[Tt]ende|[Oo]lhai|[Oo]uvi|[Ll]embra-te|[Ll]embrai-vos|[Ll]evanta-te|[Ee]sforça-te|[Aa]rrependei-vos|[Rr]evesti-vos|[Aa]legrai-vos|[Nn]ão (?:temas?|temais|tenhas|vos|te)'

export const ANCHORS: readonly Anchor[] = [
  {
    // 'o qual', 'o que' in the middle are no questions of their own
    pattern: /(?:^|[.!?;:]\s|[‘“])(\p{Lu}[^.!?;:‘’“”()[\]—]{10,110}\?)/u,
    asks: [
      'Em # alguém pergunta: “{}” Quem pergunta, e o que está por trás da pergunta?',
      'Leiam # outra vez: “{}” Que resposta essa pergunta espera, e o que mais se poderia responder?',
    ],
    listen: 'Perguntas da Bíblia nem sempre querem informação: às vezes acordam quem ouve.',
  },
  {
    pattern: new RegExp(`(?<![\\p{L}])([Mm]as (?!também|ainda|sim\\b)${CLAUSE})`, 'u'),
    asks: [
      'No meio do caminho, # vira: “{}”. O que vinha antes desse “mas”, e o que muda com ele?',
      'Leiam # até o “mas” e parem. O que muda quando vem “{}”?',
    ],
    listen: 'Leia as duas metades em voz alta, com uma pausa no meio.',
  },
  {
    pattern: new RegExp(`(?<![\\p{L}])([Pp]orque ${CLAUSE})`, 'u'),
    asks: [
      '# dá um motivo: “{}”. O que esse motivo explica?',
      'Em # se lê “{}”. Que pergunta essa frase responde?',
    ],
    listen: 'A resposta costuma estar logo antes; às vezes, no versículo anterior.',
  },
  {
    pattern: new RegExp(`(?<![\\p{L}])([Pp]ara que ${CLAUSE})`, 'u'),
    asks: ['Em # se lê “{}”. O que acontece, ou é dito, para se chegar a isso?'],
    listen: 'Procurem o que vem antes do “para que”.',
  },
  {
    pattern: new RegExp(
      `(?<![\\p{L}]|[Nn]ão |não me )((?:[Ee]u )?(?:vos |te |os |as )?${WILL} ${CLAUSE})`,
      'u',
    ),
    asks: ['Em # alguém diz o que vai fazer: “{}”. Quem fala, e como isso soa para quem ouve?'],
    listen:
      'O nome de quem fala está no versículo ou logo antes. Depois: isso já se cumpre dentro do texto?',
  },
  {
    pattern: new RegExp(`(?:^|[.;:!?,‘“] ?)((?:${BIDS})(?![\\p{L}]) ${CLAUSE})`, 'u'),
    asks: ['Em # alguém recebe uma ordem: “{}”. Quem manda, e o que obedecer ia custar?'],
    listen: 'Quem manda está no versículo ou logo antes. O custo: tempo, orgulho, dinheiro, medo.',
  },
  {
    pattern: new RegExp(`(?<![\\p{L}])(como uma? ${CLAUSE})`, 'u'),
    asks: [
      '# usa uma imagem: “{}”. O que ela deixa ver?',
      'Em # se compara: “{}”. Em que as duas coisas se parecem?',
    ],
    listen: 'Primeiro ver a imagem; depois dizer o que ela ensina.',
  },
]
