import { describe, expect, it } from 'vitest'
import { findExcerpts } from './excerpts.ts'
import type { PassageWorth } from './learned-telling.ts'
import { weighed } from '../weighed/weighed.test-support.ts'
import type { Weighed } from '../weighed/weighed.ts'

const THOUGHT = [
  'José sabia lidar com a adversidade e também com a prosperidade que veio depois.',
  'Porque o coração de José não estava nos bens daquela terra, e sim nas promessas de Deus.',
  'E como José nós também devemos confiar que a abundância e a fome estão nas mãos do Senhor.',
]

/** One right after the other, from the word `at` on. */
function spoken(texts: readonly string[], at = 300, parts: Partial<Weighed> = {}): Weighed[] {
  let from = at
  return texts.map((raw, index) => {
    const isFirst = index === 0
    const one = {
      ...weighed(raw, from, index, 7),
      beginsPassage: isFirst,
      opens: isFirst,
      ...parts,
    }
    from = one.to
    return one
  })
}

/** It cannot be told with the one before it. */
const NOT_WITH_IT = { goesOn: false, isHeard: false }

/** Of three sentences more than of two. */
const worthOf: PassageWorth = (run) => 0.1 * run.length

const found = (sentences: readonly Weighed[], begins = 0, worth = worthOf) =>
  findExcerpts(sentences, 1000, begins, worth).map((run) => run.map(({ raw }) => raw).join(' '))

describe('findExcerpts', () => {
  it('takes a thought with its reason, from a sentence that opens to one that closes', () => {
    expect(found(spoken(THOUGHT))).toEqual([THOUGHT.join(' ')])
  })

  it('ends before no "mas", with no question and with no announcement', () => {
    const turned = 'Mas a fome que Deus mandou era também um aviso para o coração deles.'
    const [excerpt] = found(spoken([...THOUGHT, turned]))
    expect(excerpt).toContain(turned)
    for (const last of ['E o que você faz com isso?', 'Duas coisas se destacam nesta resposta.'])
      expect(found(spoken([...THOUGHT, last]))).toEqual([THOUGHT.join(' ')])
  })

  it.each([
    'No verso 13, então, temos a conclusão daquela promessa de Deus.',
    'E agora imagine você no lugar dele, com o poder de perdoar os irmãos.',
  ])('does not end where something is only opened: %s', (last) => {
    expect(found(spoken([...THOUGHT, last]))).toEqual([THOUGHT.join(' ')])
  })

  it('does not end where he only concedes, and turns some sentences later', () => {
    const conceded =
      'E eu sei que pode haver um domingo difícil, em que ninguém tem vontade de cantar.'
    const between = 'O coração parece que não está presente naquele canto da igreja.'
    const turn = 'Mas eu quero encorajar você a cantar mesmo assim.'
    const heard = spoken([...THOUGHT, conceded, between, turn])
    expect(found(heard).join(' ')).not.toMatch(/cantar\.$|igreja\.$/)
    expect(found(spoken([...THOUGHT, conceded, between])).join(' ')).toMatch(/igreja\.$/)
  })

  it('does not end right before what it was all said for', () => {
    const [excerpt] = found(spoken([...THOUGHT, 'E tudo isso ele fez em nosso lugar.']))
    expect(excerpt).toContain('em nosso lugar')
  })

  it('takes nothing that only leads to Christ, and nothing that says the same twice', () => {
    const sad = [
      'Uma das coisas mais tristes é alguém ser deixado de lado por aqueles que estavam perto.',
      'Ninguém lembra que ele esteve ali no dia anterior, como se a presença dele fosse nada.',
      'E quem passa por isto sabe como a casa fica grande e o dia fica comprido demais.',
    ]
    expect(found(spoken(sad))).toEqual([sad.join(' ')])
    const turned = spoken([...sad, 'Bem, pense no que Jesus passou por todos nós.'])
    Object.assign(turned.at(-1) ?? {}, NOT_WITH_IT)
    expect(found(turned)).toEqual([])
    const [first = '', second = ''] = THOUGHT
    const twice = spoken([first, second, `${second.slice(0, -1)} fiel.`])
    for (const one of twice) one.roots = one.folded.split(' ')
    expect(found(twice)).toEqual([])
  })

  it('does not end two sentences before a "mas"', () => {
    const turn = ['E ali a história do povo ficou parada.', 'Mas e nós?']
    const [excerpt = ''] = found(spoken([...THOUGHT, ...turn]))
    expect(excerpt).not.toBe(THOUGHT.join(' '))
  })

  it('takes nothing that tells the last sermon again, none of little worth, and none said to some of the hall', () => {
    expect(found(spoken(THOUGHT), 400)).toEqual([])
    expect(found(spoken(THOUGHT), 0, () => 0.05)).toEqual([])
    const called = `Meninas, ${THOUGHT[1] ?? ''}`
    expect(found(spoken([THOUGHT[0] ?? '', called, THOUGHT[2] ?? '']))).toEqual([])
  })

  it.each([
    'O Senhor disse isto à igreja de Éfeso, de Pérgamo, desculpe, e prometeu o maná.',
    'Não há nenhum registro histórico confiável sobre esse grupo de que a carta fala.',
    'E nós confiamos nele, como também cantamos no hino que fala do castelo forte.',
    'E ainda temos uma última observação, que está ligada de perto a esta segunda questão.',
    'Uma quinta maneira de pecarmos contra ele é usar para nós o dinheiro dos outros.',
    'Em terceiro lugar, devemos ouvir com calma o que ele nos diz pela manhã.',
    'Eu vi uma história de um bispo que resume muito bem essa nossa realidade.',
    'E o pastor Bruno, que cuida de nós, já mostrou como isto se vive em casa.',
    'Se os irmãos olharem no capítulo anterior, verão que ele já tinha prometido isto.',
    'Não tenho tanta convicção se estes versículos devem ser entendidos ao pé da letra.',
  ])('leaves out what is not his message on paper: %s', (other) => {
    expect(found(spoken([THOUGHT[0] ?? '', other, THOUGHT[2] ?? '']))).toEqual([])
  })

  it.each([
    'Pouco tempo depois, nós ofendemos',
    'Igual a eles, nós ofendemos',
    'Seguir o seu exemplo não basta, nem ofender',
  ])('begins with nothing that follows on something: %s', (begins) => {
    const first = `${begins} o Senhor com aquele mesmo pecado de antes.`
    const [excerpt = ''] = found(spoken([first, ...THOUGHT.slice(1)], 300, { opens: true }))
    expect(excerpt).not.toContain(begins)
  })

  it('tells something else before what says a sentence again', () => {
    const OTHER = [
      'A paciência de quem espera cresce longe de casa, sem plateia e sem aplauso de ninguém.',
      'Quem espera aprende que a demora também ensina, e que ninguém colhe no dia em que semeia.',
      'Por isso esperamos juntos, uns carregando a demora dos outros até a colheita chegar.',
    ]
    const BETWEEN = spoken(['Primeiro, abram ali.'], 500)
    const passages = [
      [...spoken(THOUGHT), ...BETWEEN],
      spoken([...THOUGHT.slice(1, 2), ...OTHER.slice(0, 1), ...THOUGHT.slice(2)], 550),
      spoken(OTHER, 700),
    ]
    const all = passages.flat().map((one, index) => Object.assign({}, one, { index }))
    const worth = (run: readonly Weighed[]) => worthOf(run) + ((run[0]?.from ?? 0) < 700 ? 0.05 : 0)
    const [first, then] = found(all, 0, worth)
    expect(first).toBe(THOUGHT.join(' '))
    expect(then).toBe(OTHER.join(' '))
  })

  it('leaves out what hurts without the voice that said it', () => {
    const harsh = THOUGHT.map((text) => text.replace('José', 'o político corrupto e idiota'))
    expect(found(spoken(harsh))).toEqual([])
  })
})
