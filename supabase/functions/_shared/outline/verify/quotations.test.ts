import type { Origin } from '../../contract/meeting/sections.ts'
import { describe, expect, it } from 'vitest'
import { mendQuotations } from './quotations.ts'
import type { Repair } from './repair.ts'
import { sermonInput } from '../test-support/sermon.ts'
import { indexSpeech } from './speech-index.ts'

const speech = indexSpeech(sermonInput().transcript)
const JOHN =
  'Porque Deus amou o mundo de tal maneira, que deu o seu Filho unigênito, para que todo aquele que nele crê não pereça, mas tenha a vida eterna'

async function mend(text: string, origin: Origin = 'said', scripture = '') {
  const repairs: Repair[] = []
  const mended = await mendQuotations(text, origin, { speech, scripture }, (rule, detail) =>
    repairs.push({ rule, detail }),
  )
  return { mended, rules: repairs.map(({ rule }) => rule) }
}

describe('Bible text in free text', () => {
  it('is told of a chapter in other words', async () => {
    const told =
      'O pregador leu Filipenses 2: Jesus, sendo Deus, se fez servo e obedeceu até a morte de cruz.'
    expect(await mend(told)).toEqual({ mended: told, rules: [] })
  })

  it('needs no reference beside it where the sheet prints it, and no invented word passes', async () => {
    const chapter =
      'Joás enviou a dizer: Gloria-te, pois, mas fica-te em tua casa. Por que provocas?'
    const asked = 'Joás diz: “gloria-te, pois, mas fica-te em tua casa”. O que faltou ouvir?'
    expect(await mend(asked, 'suggested', chapter)).toEqual({ mended: asked, rules: [] })
    expect(await mend(asked.replace('casa', 'terra'), 'suggested', chapter)).toEqual({
      mended: 'O que faltou ouvir?',
      rules: ['false_attribution'],
    })
  })

  it.each([
    [
      'João 3:16 diz: "Deus tanto amou o mundo que deu o Unigênito". Creia.',
      `João 3:16 diz: “${JOHN}”. Creia.`,
    ],
    ['"Deus odeia quem erra muito" (João 3:16). Creia.', `“${JOHN}.” (João 3:16). Creia.`],
    ['João 3:16 - Deus amou tanto o mundo que deu seu Filho', `João 3:16 - “${JOHN}.”`],
    [
      '«O Senhor é o pastor que me guia» — Salmos 23:1',
      '“O SENHOR é meu pastor, nada me faltará.” — Salmos 23:1',
    ],
  ])('puts the stored text into %j', async (text, expected) => {
    expect(await mend(text)).toEqual({ mended: expected, rules: ['verse_quotation'] })
  })

  it('become the stored text though somebody of the group is said to say them', async () => {
    const { mended, rules } = await mend(
      'Um irmão diz: “O amor de Deus vence tudo sempre” (João 3:16).',
      'suggested',
    )
    expect(mended).toMatch(/^Um irmão diz: “Porque Deus amou o mundo/)
    expect(rules).toEqual(['verse_quotation'])
  })

  it('drops the sentence where the passage is too long to stand in it', async () => {
    expect(
      await mend(
        '“O Senhor é o meu pastor; em verdes pastagens me faz repousar.” (Salmos 23:1-6) Descanse.',
      ),
    ).toEqual({ mended: 'Descanse.', rules: ['verse_quotation'] })
  })

  it.each([
    '“Jesus chorou.” (João 11:35)',
    'Em João 3:16, “Deus amou o mundo de tal maneira” é o centro.',
    'Nascer "de novo" (João 3:3) é dom.',
    'Leiam João 3:16 e perguntem: "O que este versículo diz sobre o amor de Deus?"',
    'Leiam João 3:16 e completem a frase: "Hoje eu agradeço a Deus por".',
    'Voltar (João 3:16): ele já veio. Por exemplo: “Pai, errei de novo e vim contar”.',
    'João 3:16: o amor de Deus em ação na nossa vida diária.',
  ])('leaves %j as it is', async (text) => {
    expect(await mend(text, 'suggested')).toEqual({ mended: text, rules: [] })
  })
})

describe('words put in the mouth of the preacher', () => {
  it('are not what the group says after it, and the preacher only named', async () => {
    const said =
      'O pregador lembrou que podemos abençoar; então cada um diz ao outro: "Que a graça e a paz vão com você".'
    expect(await mend(said, 'suggested')).toEqual({ mended: said, rules: [] })
    expect(
      await mend('Foi assim; o pregador disse: "Deus vai te dar um carro novo".', 'suggested'),
    ).toEqual({ mended: '', rules: ['false_attribution'] })
  })

  it('are not the name of a song', async () => {
    const song = 'Cantem "Com Cristo no barco tudo vai muito bem", que combina com a mensagem.'
    expect(await mend(song, 'suggested')).toEqual({ mended: song, rules: [] })
  })

  it('lose their sentence', async () => {
    expect(
      await mend('O pastor disse: "Deus vai te dar um carro novo amanhã". O filho voltou.'),
    ).toEqual({
      mended: 'O filho voltou.',
      rules: ['false_attribution'],
    })
    expect(
      await mend(
        'Quando o pastor fala “quem oferta mais recebe sempre mais”, o que você sente?',
        'suggested',
      ),
    ).toEqual({ mended: '', rules: ['false_attribution'] })
    expect(
      (await mend('Segundo a Bíblia, "Deus ajuda quem cedo madruga e trabalha".')).mended,
    ).toBe('')
  })

  it('lose their quotation marks in a summary that names nobody', async () => {
    expect(await mend('A ideia é “uma vida de entrega total e alegre” sempre.')).toEqual({
      mended: 'A ideia é uma vida de entrega total e alegre sempre.',
      rules: ['false_attribution'],
    })
  })

  it('stay where they were said', async () => {
    const text = 'O pastor disse: "A graça de Deus corre na direção de quem volta". Amém.'
    expect(await mend(text)).toEqual({ mended: text, rules: [] })
  })

  it.each([
    'Complete: “Eu volto para casa quando me lembro de”.',
    'Depois, cada um segura o papel dobrado e diz, em voz alta ou não: “Jesus, quero confiar em ti nisto”.',
    'Cada um fala um pedido, e o colega diz: “Deus, cuida dele e mostra quem tu és nisso”.',
    'Se alguém novo na fé disser “então talvez eu não seja salvo”: o pregador contou que isso acontece com ele também.',
    'Até sábado, telefone para a pessoa cujo nome você disse à sua dupla e pergunte: “O que você mais precisa de mim?”. Depois conte.',
    'Um jovem criado na igreja lhe diz: “Meu colega não quer saber de Deus, e para ele tudo dá certo.” O que você responde?',
    'Um colega cansado diz a você: “Esperança é para quem não vê as notícias.” O que você responde, com a mansidão de 1 Pedro 3:15?',
    'Renato tem 52 anos e cuida do pai. “Não me sinto vencedor de nada”, diz. Como você leria com ele o texto?',
  ])('are not a line for the group to say: %s', async (text) => {
    expect(await mend(text, 'suggested')).toEqual({ mended: text, rules: [] })
  })

  it.each([
    'Cada um lembra o que Jesus falou: “quem oferta mais recebe sempre mais”.',
    'Cada um ouve que ele diz: “quem oferta mais recebe sempre mais”.',
    'Cada um pensa nisto, e a Bíblia diz: “quem oferta mais recebe sempre mais”.',
    'Alguém lê devagar o que o pastor diz: “quem oferta mais recebe sempre mais”.',
    'Escreva o que o pastor falou: “quem oferta mais recebe sempre mais”.',
    'Se alguém lembrar que Jesus disse “quem oferta mais recebe sempre mais”, agradeça.',
    'Um irmão lembra o que Jesus diz: “quem oferta mais recebe sempre mais”.',
    'Renato, 52 anos, ouviu o que o pastor disse: “quem oferta mais recebe sempre mais”.',
  ])('stay attributed where the group only hears them: %s', async (text) => {
    expect(await mend(text, 'suggested')).toEqual({ mended: '', rules: ['false_attribution'] })
  })
})
