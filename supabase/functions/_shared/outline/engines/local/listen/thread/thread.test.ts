import { describe, expect, it } from 'vitest'
import { wordsOnly } from '../../../../model/words.ts'
import { readSpeech } from '../words/speech.ts'
import { stem } from '../words/stem.ts'
import { findThread, type Thread } from './thread.ts'
import { cutIntoUtterances } from '../sentences/utterances.ts'

const ABOUT = ['perdao', 'perdoar', 'divida', 'servo', 'graca', 'misericordia'].map(stem)

/** Said around what a test is about, on the same subject, so that its words count. */
const AROUND = `Quem recebeu perdão aprende a perdoar a dívida do outro com misericórdia. E isso
  custa. Ele sabe. A dívida do servo era maior do que uma vida inteira de trabalho. Vocês lembram? E ele ouviu isso
  calado.`

function threadOf(
  parts: readonly string[],
  isScripture: (said: string) => boolean = () => false,
): Thread {
  const speech = readSpeech({
    cues: parts.map((text, index) => ({ start: 60 * index, end: 60 * index + 60, text })),
    timed: true,
    language: null,
    title: null,
  })
  const half = Math.floor(speech.words.length / 2)
  const step = { at: 0, verses: null, subjects: new Set<string>(), heard: [], references: [] }
  const { words } = speech
  return findThread({
    speech,
    utterances: cutIntoUtterances(speech),
    movements: [
      { ...step, from: 0, to: half },
      { ...step, from: half, to: words.length },
    ],
    isSkipped: () => false,
    isScripture: (word) => isScripture(words[word]?.folded ?? ''),
    about: new Set(ABOUT),
    actors: new Set(),
    title: null,
  })
}

const proseOf = ({ steps, thesis, hard, appeal, contrast, strong, story }: Thread): string =>
  [
    ...steps.flat(),
    ...strong,
    ...[thesis, hard, appeal, contrast, story?.told].filter((told) => told !== null),
  ]
    .map((told) => told?.prose ?? '')
    .join('\n')

describe('findThread', () => {
  it('takes for the point what is said at the beginning and again at the end', () => {
    const point = 'Deus perdoa a nossa dívida inteira para que a gente perdoe com misericórdia.'
    const { thesis } = threadOf([
      `Bom dia a todos. ${point} Agora ao texto.`,
      AROUND,
      AROUND,
      AROUND,
      'Portanto, irmãos, Deus perdoa a nossa dívida inteira para que a gente perdoe com misericórdia sem medida.',
    ])
    expect(thesis?.prose).toContain('Deus perdoa a nossa dívida inteira')
  })

  it('leaves a warning out where the answer that follows cannot be told', () => {
    const WARNING =
      'Nós não podemos servir a dívida antiga e esperar misericórdia e perdão de Deus.'
    const ANSWER = 'Mas Cristo perdoou a nossa dívida inteira com misericórdia na cruz.'
    const answered = threadOf([AROUND, AROUND, `${WARNING} ${ANSWER}`, AROUND])
    expect(answered.hard?.prose).toContain('Nós não podemos servir')
    expect(answered.gospel?.prose ?? answered.hard?.prose).toContain('Cristo perdoou')
    const untold = threadOf([AROUND, AROUND, `${WARNING} Mas Cristo, eu sei que sim, né?`, AROUND])
    expect(untold.hard?.prose ?? '').not.toContain('Nós não podemos servir')
  })

  it('tells no half of what goes on with mas', () => {
    const HALF =
      'A graça de Deus nos leva a Jesus Cristo, que perdoa a dívida com misericórdia e não tinha pecado.'
    const stepsOf = (next: string) =>
      threadOf([AROUND, `${HALF} ${next}`])
        .steps.flat()
        .map(({ prose }) => prose)
    expect(stepsOf('Vocês lembram?')).toContain(HALF)
    expect(stepsOf('Mas se fez dívida por nós, né?')).not.toContain(HALF)
  })

  it('leaves off what only joins or calls', () => {
    const { strong } = threadOf([
      AROUND,
      'Portanto, irmãos, quem não perdoa esquece, queridos, a misericórdia com que Deus apaga a nossa dívida.',
      AROUND,
    ])
    const told = strong.find(({ prose }) => prose.includes('esquece'))
    expect(told?.prose).toBe(
      'Quem não perdoa esquece a misericórdia com que Deus apaga a nossa dívida.',
    )
    expect(told?.quote).toMatch(/^Quem não perdoa esquece, queridos,/)
  })

  it.each([
    ['a condition that is not so', 'Se Deus cobrasse a dívida do servo, ninguém teria perdão.'],
    ['what some say', 'Alguns dizem que o perdão da dívida dispensa a misericórdia do servo.'],
    ['what men think', 'No pensamento humano o perdão da dívida dispensa a misericórdia do servo.'],
    ['one of two halves', 'Por um lado, o perdão da dívida é de Deus e a misericórdia é dele.'],
    ['what is announced', 'Nosso objetivo hoje é examinar o perdão da dívida com misericórdia.'],
    ['what would be', 'Deus perdoaria a dívida do servo com perdão e com misericórdia sem fim.'],
    [
      'what is commonly said',
      'É comum ouvir que o perdão da dívida dispensa a misericórdia do servo.',
    ],
    [
      'what research found',
      'Pesquisadores viram que o perdão da dívida traz misericórdia ao servo.',
    ],
    ['half of a denial', 'O perdão da dívida não é apenas a misericórdia que o servo recebeu.'],
    ['what nobody names', 'Perdão é uma coisa que o servo da dívida deve pedir com misericórdia.'],
    ['a question', 'Será que o servo do perdão esqueceu a misericórdia da dívida dele?'],
    ['a sentence that leans', 'Isso mostra que a dívida do servo pede perdão e misericórdia.'],
    [
      'what ends on something said before',
      'Só o servo de Deus que pediu perdão da dívida entende isso.',
    ],
    ['half a sentence', 'O servo que recebeu o perdão de uma dívida sem misericórdia.'],
    ['a prayer', 'Ó Deus, perdoa a dívida do teu servo com perdão e misericórdia.'],
    ['the voice of the Bible', 'Vós sois servos do perdão, e a vossa dívida teve misericórdia.'],
  ])('never opens with %s', (_name, sentence) => {
    const told = wordsOnly(proseOf(threadOf([AROUND, sentence, AROUND])))
    expect(told).not.toContain(wordsOnly(sentence).split(' ').slice(2, 8).join(' '))
  })

  it('tells nothing as his that he puts into the mouth of another', () => {
    const told = proseOf(
      threadOf([
        AROUND,
        'Nós esperávamos que o rei iria dizer algo como, basta. Eu não dou perdão nem misericórdia a servo de dívida.',
        'O falso profeta fala assim. A dívida do servo não precisa de perdão nem de misericórdia.',
        AROUND,
      ]),
    )
    expect(told).not.toContain('não dou perdão')
    expect(told).not.toContain('não precisa de perdão')
  })

  it.each([
    ['a joke', 'Estou brincando, irmãos.'],
    ['what is half granted', 'Está certo, mas não está tão certo assim.'],
    ['what is not so simple', 'Não é tão simples.'],
  ])('does not teach %s', (_name, after) => {
    const told = proseOf(
      threadOf([
        AROUND,
        `O servo do perdão paga a dívida com pão e misericórdia. ${after}`,
        AROUND,
      ]),
    )
    expect(told).not.toContain('paga a dívida com pão')
  })

  it('calls an appeal only what asks', () => {
    const endsWith = (last: string) =>
      threadOf([AROUND, AROUND, AROUND, AROUND, AROUND, last]).appeal?.prose
    const asks = 'Nós precisamos pedir a Deus um coração que perdoa a nossa própria casa.'
    expect(endsWith(asks)).toBe(asks)
    expect(
      endsWith('Deus já perdoou a nossa dívida para que possamos viver a misericórdia do servo.'),
    ).toBeUndefined()
  })

  it('opens with no sentence that points at somebody whom it leaves out', () => {
    const { steps } = threadOf([
      AROUND,
      'Deus é perfeito e requer perdão perfeito da dívida do servo. Até este carpinteiro que perdoa não recebe misericórdia.',
      AROUND,
    ])
    expect(JSON.stringify(steps)).not.toContain('este carpinteiro')
  })

  it('does not cut off what takes half of a sentence back', () => {
    const { thesis } = threadOf([
      AROUND,
      AROUND,
      'Resumindo, o perdão de Deus apaga a nossa dívida. Mas ele nos ensina a perdoar a dívida do servo.',
      AROUND,
    ])
    expect(thesis?.prose ?? '').not.toMatch(/apaga a nossa dívida\.$/)
  })

  it.each([
    'Mas pare de pensar apenas nessa conta.',
    'Só que não é dela que o texto fala.',
    'No entanto, o texto vai mais longe.',
  ])('grants nothing that is set right in the next breath: %s', (next) => {
    const granted = 'Nós precisamos do perdão de Deus para pagar a nossa dívida com misericórdia.'
    const told = proseOf(threadOf([AROUND, AROUND, AROUND, `${granted} ${next}`]))
    expect(told).not.toContain('pagar a nossa dívida')
  })

  it.each([
    'Nós ainda estamos tentando entender o que o perdão da dívida diz ao servo de Deus.',
    'Nós podemos deduzir que o servo da dívida pediu perdão e misericórdia a Deus.',
    'O servo da dívida, ele pede perdão, ele espera misericórdia, ele volta para casa de Deus.',
    'Além de perdoar a dívida, o servo de Deus não era chamado só à misericórdia.',
  ])('carries nothing on a joint or a guess: %s', (joint) => {
    const told = wordsOnly(proseOf(threadOf([AROUND, joint, AROUND])))
    expect(told).not.toContain(wordsOnly(joint).split(' ').slice(3, 9).join(' '))
  })

  it('takes for the appeal what he asks instead of what he granted', () => {
    const { appeal } = threadOf([
      AROUND,
      AROUND,
      AROUND,
      'Nós precisamos do perdão de Deus para a nossa dívida. Mas pare de pensar apenas na sua dívida. Estamos aqui sendo chamados para perdoar.',
    ])
    expect(appeal?.prose).toBe(
      'Pare de pensar apenas na sua dívida. Estamos aqui sendo chamados para perdoar.',
    )
  })

  it('takes for the point what he calls the heart of it', () => {
    const { thesis } = threadOf([
      'Deus perdoa a nossa dívida inteira para que a gente perdoe com misericórdia.',
      AROUND,
      AROUND,
      'Aí eu tive um estalo, o pensamento mais importante desse sermão. O estalo foi o seguinte, só Jesus pagou a dívida toda.',
      AROUND,
      'Portanto, Deus perdoa a nossa dívida inteira para que a gente perdoe com misericórdia sem medida.',
    ])
    expect(thesis?.prose).toBe('Só Jesus pagou a dívida toda.')
  })

  it('keeps the way to Christ, from the second half', () => {
    const said = 'Jesus morreu em nosso lugar, e a misericórdia de Deus apaga a nossa dívida.'
    const { gospel } = threadOf([AROUND, AROUND, AROUND, said, AROUND])
    expect(gospel).toMatchObject({ prose: said, does: 'gospel' })
  })

  it('keeps what warns', () => {
    const warning =
      'Não adianta pedir perdão no culto e negar misericórdia ao servo que mora em casa.'
    expect(threadOf([AROUND, AROUND, warning, AROUND]).hard?.prose).toBe(warning)
  })

  it('warns in nobody else’s words', () => {
    const warning =
      'Pastor Davi diz que ninguém pode pedir perdão no culto e negar misericórdia ao servo que mora em casa.'
    expect(proseOf(threadOf([AROUND, AROUND, warning, AROUND]))).not.toContain(
      'pedir perdão no culto',
    )
  })

  it('tells a story in its own sentences, under the name that comes back', () => {
    const { story } = threadOf([
      AROUND,
      `A neve era alta. Certa noite, o velho Anselmo bateu na porta do vizinho que lhe devia dinheiro. Na mesa estava o
      papel da conta, e Anselmo rasgou o papel sem dizer uma palavra. O vizinho chorou, e Anselmo voltou para casa
      cantando. ${AROUND}`,
    ])
    expect(story?.name).toBe('Anselmo')
    expect(story?.told.prose).toMatch(/^Certa noite, .* voltou para casa cantando\.$/)
    expect(story?.told.at).toBe(60)
  })

  it('takes the people of the text for no story of the preacher', () => {
    const part = `${AROUND} O rei Anselmo perdoou a dívida. E o servo de Anselmo saiu contente. Assim agiu Anselmo ali.`
    expect(threadOf([part, part, part, part, part, part, part]).story).toBeNull()
  })

  it('finds nothing that is sure in captions without punctuation that never stop', () => {
    const captions = AROUND.replaceAll(/[.?,]/g, '').toLowerCase()
    const { thesis, story, hard } = threadOf([captions, captions, captions])
    expect([thesis, story, hard]).toEqual([null, null, null])
  })

  it('says where a story begins that it cannot tell, and no story of the text', () => {
    const begun = (opening: string) =>
      threadOf([
        AROUND,
        `${opening} Ela saiu de casa cedo. Aí, né, ela perdeu o ônibus. E ela chorou muito. Depois voltou e riu.`,
        AROUND,
      ]).storyStarts.map(({ quote }) => quote)
    expect(begun('Certa vez uma moça da cidade deixou a bolsa no banco.')).toEqual([
      'Certa vez uma moça da cidade deixou a bolsa no banco.',
    ])
    expect(begun('Certa vez o rei Davi deixou o palácio de noite.')).toEqual([])
    expect(begun('Certa vez o texto disse isso.')).toEqual([])
  })

  it('tells no confession that is read, and nothing of who speaks up in the hall', () => {
    const read = 'A graça de Deus perdoa a dívida inteira de quem crê em Cristo.'
    const tellsIt = (before: string) =>
      proseOf(threadOf([AROUND, `${before} ${read}`, AROUND, AROUND])).includes('perdoa a dívida')
    expect(tellsIt('Bom dia a todos.')).toBe(true)
    expect(tellsIt('A Confissão de Fé de Westminster diz no capítulo onze.')).toBe(false)
    expect(tellsIt('Foi o que o irmão comentou aqui na frente.')).toBe(false)
  })

  it('tells nothing that others hold, and accuses nobody of what he supposes', () => {
    const prose = (said: string) => proseOf(threadOf([AROUND, said, AROUND]))
    const others = 'Existem duas fontes de graça e de perdão para os católicos.'
    expect(prose(`${others} As duas dão perdão e graça a quem crê.`)).not.toContain('fontes')
    expect(prose('Você pratica a dívida, porque Deus não perdoa o servo.')).not.toContain('pratica')
    expect(prose('Você precisa perdoar a dívida do servo com misericórdia.')).toContain('precisa')
  })

  it('does not take what something was done for as what is asked instead', () => {
    const { appeal } = threadOf([
      AROUND,
      AROUND,
      AROUND,
      'Cristo pagou a dívida do servo na cruz. E para que em nosso lugar cumprisse a lei e através da sua graça nos abrisse a porta do perdão. Este é o perdão de Deus, irmãos.',
    ])
    expect(appeal?.prose ?? '').not.toContain('ara que')
  })
})
