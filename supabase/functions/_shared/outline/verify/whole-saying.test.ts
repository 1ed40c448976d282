import { describe, expect, it } from 'vitest'
import { sermonInput } from '../test-support/sermon.ts'
import { indexSpeech } from './speech-index.ts'
import { verifyBlocks } from './verify-blocks.ts'

/** What is left of a quotation of this speech, and the rules that were applied. */
async function quoted(speech: string, text: string, where = 'summary') {
  const rules: string[] = []
  const transcript = {
    ...sermonInput().transcript,
    cues: [{ start: 7, end: 90, text: speech }],
  }
  const kept = await verifyBlocks([{ kind: 'quote', text, at: null }], {
    where,
    speech: indexSpeech(transcript),
    report: (rule) => rules.push(rule),
  })
  return { texts: kept.map((block) => ('text' in block ? block.text : '')), rules }
}

describe('a quotation of a punctuated transcript', () => {
  it('grows to its whole sentences', async () => {
    const speech =
      'O filho saiu cedo. Mas o pai, que nunca deixou de olhar a estrada, correu ao encontro dele. E houve festa.'
    expect(await quoted(speech, 'o pai, que nunca deixou de olhar a estrada')).toEqual({
      texts: ['Mas o pai, que nunca deixou de olhar a estrada, correu ao encontro dele.'],
      rules: ['quote_grown'],
    })
  })

  it('leaves off what only joins it to the sentence before', async () => {
    const said = 'Quem foi perdoado aprende a perdoar.'
    expect(await quoted(`O filho voltou. Portanto, irmãos, q${said.slice(1)}`, said)).toEqual({
      texts: [said],
      rules: [],
    })
  })

  it('shows the negation before the cut', async () => {
    const speech =
      'A graça é assim. Não que você precise sofrer muito para merecer o perdão de Deus. Ele dá de graça.'
    const { texts } = await quoted(
      speech,
      'Você precise sofrer muito para merecer o perdão de Deus',
    )
    expect(texts).toEqual(['Não que você precise sofrer muito para merecer o perdão de Deus.'])
  })

  it.each([
    [
      'a villain',
      'Vocês lembram do filme. O vilão da história diz assim. Não superestime o poder do perdão. Eu digo o contrário: não subestime o poder do perdão.',
      'Não superestime o poder do perdão.',
    ],
    [
      'a false prophet',
      'E o falso profeta oferece o caminho fácil: Deus quer você rico e sem problemas agora mesmo. Fuja dele.',
      'Deus quer você rico e sem problemas agora mesmo.',
    ],
    [
      'a word that God never said',
      'Se Deus tivesse dito assim ao povo. Voltem para casa que eu resolvo sozinho. Não foi isso que ele disse.',
      'Voltem para casa que eu resolvo sozinho.',
    ],
    [
      'the Bible as it is read',
      'Nós lemos no versículo 19, que diz assim. Então direi à minha alma. Tens muitos bens em depósito para muitos anos, descansa e come. Era o plano dele.',
      'Tens muitos bens em depósito para muitos anos, descansa e come.',
    ],
    [
      'a philosopher',
      'Karl Marx abriu um livro que diz no começo. A história da humanidade é a história da luta de classes. Leiam o texto de novo.',
      'A história da humanidade é a história da luta de classes.',
    ],
    [
      'what moved a century',
      'A história da humanidade é a história da luta de classes. Essa frase conhecida influenciou um século inteiro.',
      'A história da humanidade é a história da luta de classes.',
    ],
    [
      'what is refuted next',
      'Deus ajuda somente a quem se ajuda primeiro. Isso não é verdade, irmãos. Leiam o texto de novo.',
      'Deus ajuda somente a quem se ajuda primeiro.',
    ],
  ])('does not give the words of %s as the preacher’s', async (_, speech, text) => {
    const { texts } = await quoted(speech, text, 'application')
    expect(texts).toEqual([])
  })

  it('keeps the preacher’s own sentence beside the villain’s', async () => {
    const speech =
      'O vilão da história diz assim. Não superestime o poder do perdão. Eu digo o contrário: não subestime o poder do perdão.'
    expect((await quoted(speech, 'não subestime o poder do perdão')).texts).toEqual([
      'Eu digo o contrário: não subestime o poder do perdão.',
    ])
  })

  it.each(['alguns dizem que Deus se esqueceu de nós', 'Deus se esqueceu de nós'])(
    'tells in a summary who says it, and is nothing to apply: %s',
    async (text) => {
      const speech = 'O povo chorava. Alguns dizem que Deus se esqueceu de nós. O salmo responde.'
      expect((await quoted(speech, text)).texts.map((one) => one.toLowerCase())).toEqual([
        'alguns dizem que deus se esqueceu de nós.',
      ])
      expect((await quoted(speech, text, 'application')).texts).toEqual([])
    },
  )

  it('is the point, not its announcement', async () => {
    const speech =
      'Segunda coisa que eu quero que os irmãos guardem é o seguinte. A esperança não é otimismo, é promessa. Vamos adiante.'
    const { texts } = await quoted(
      speech,
      'Segunda coisa que eu quero que os irmãos guardem é o seguinte.',
    )
    expect(texts).toEqual(['A esperança não é otimismo, é promessa.'])
  })
})

describe('a quotation of captions without punctuation', () => {
  it('grows back to the negation', async () => {
    const speech =
      'a graça é assim não que você precise sofrer muito para merecer o perdão ele dá de graça'
    const { texts } = await quoted(speech, 'Você precise sofrer muito para merecer o perdão.')
    expect(texts).toEqual(['Não que você precise sofrer muito para merecer o perdão.'])
  })

  it('grows back to whoever says it, or goes where it would be commended', async () => {
    const speech =
      'irmãos alguns dizem que deus quer todo mundo rico e sem problemas mas não é assim'
    const text = 'Deus quer todo mundo rico e sem problemas.'
    expect((await quoted(speech, text)).texts).toEqual([
      'Alguns dizem que Deus quer todo mundo rico e sem problemas.',
    ])
    expect((await quoted(speech, text, 'conclusion')).texts).toEqual([])
  })

  it('does not grow into what is over by then', async () => {
    const speech =
      'não é que deus fez vista grossa alguém pagou perdão é de graça pra quem recebe amém'
    const text = 'Perdão é de graça pra quem recebe.'
    expect((await quoted(speech, text)).texts).toEqual([text])
  })

  it('goes where somebody else is about to speak, and stays where the preacher is', async () => {
    const of = (lead: string) => `na roça ${lead} ele já ouviu tudo isso e não ficou surdo amém`
    const text = 'Ele já ouviu tudo isso e não ficou surdo.'
    expect((await quoted(of('a minha avó dizia assim'), text)).texts).toEqual([])
    expect((await quoted(of('e aí eu disse'), text)).texts).toEqual([text])
  })

  it('stays as it is with nothing before it', async () => {
    const speech = 'boa noite igreja o pai viu o filho de longe e correu ao encontro dele amém'
    expect(await quoted(speech, 'O pai viu o filho de longe e correu.')).toEqual({
      texts: ['O pai viu o filho de longe e correu.'],
      rules: [],
    })
  })
})
