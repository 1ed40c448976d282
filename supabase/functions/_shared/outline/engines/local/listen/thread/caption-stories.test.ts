import { describe, expect, it } from 'vitest'
import { captionsOf } from '../sentences/captions.test-support.ts'
import { findCaptionStories } from './caption-stories.ts'
import { heardAlone } from '../weighed/weighed.test-support.ts'

const BEFORE = 'a gratidão lembra do que deus já fez amém igreja.'
const TOLD = `e ela tinha uma lata de bolacha. toda vez que vinha uma resposta ela guardava um grão de milho lá dentro. quando
  faltava chuva ela pegava a lata e balançava. o vô ficou doente e ela fez a mesma coisa e ele sarou.`

type Of = { timed?: boolean; isScripture?: (word: number) => boolean }

function starts(said: string, { timed = true, isScripture = () => false }: Of = {}) {
  const speech = captionsOf(said, timed)
  return findCaptionStories(heardAlone(speech, isScripture)).map(
    ({ at, quote }) => `${at} ${quote}`,
  )
}

describe('findCaptionStories', () => {
  it('finds where one of his own begins, and shows no more than that', () => {
    const begins = 'a minha vó não sabia ler e criou nove filhos na roça.'
    expect(starts(`${BEFORE} ${begins} ${TOLD}`)).toEqual([
      '30 A minha vó não sabia ler e criou nove filhos na roça…',
    ])
    expect(starts(`${BEFORE} ${begins} ${TOLD}`, { timed: false })).toEqual([])
  })

  it('finds one that he announces, and writes its names with a capital', () => {
    expect(
      starts(`${BEFORE} eu vou te contar de uma mulher que eu vou chamar de sônia. ${TOLD}`),
    ).toEqual(['30 Eu vou te contar de uma mulher que eu vou chamar de Sônia…'])
  })

  it('prefers two that say what they are about', () => {
    const far = Array.from({ length: 60 }, () => 'a graça de deus nos basta.').join(' ')
    expect(
      starts(
        `${BEFORE} eu quero te contar uma coisa que aconteceu comigo. ${TOLD} ${far} a minha mãe tinha um caderno com o nome de cada um. ${TOLD} ${far} eu morei dez anos numa casa bem pequena. ${TOLD}`,
      ).map((one) => one.replace(/^\d+ /, '')),
    ).toEqual([
      'A minha mãe tinha um caderno com o nome de cada um…',
      'Eu morei dez anos numa casa bem pequena…',
    ])
  })

  it.each([
    ['nothing is told', 'a minha vó não sabia ler e criou nove filhos na roça. deus é bom.'],
    ['it hangs on what was before', `ele disse que eu morei dez anos numa casa sem luz. ${TOLD}`],
    ['it is of the text', `certo dia um homem rico recebeu um viajante em casa. jesus ${TOLD}`],
    ['he is not sure of it', `eu conheci uma pessoa que eu até esqueci o nome. ${TOLD}`],
    ['it is of the lesson', `eu lembro quando nós lemos esse versículo na aula. ${TOLD}`],
  ])('finds none where %s', (_, said) => {
    expect(starts(`${BEFORE} ${said}`)).toEqual([])
  })

  it('finds none in what is read from the Bible', () => {
    const said = `${BEFORE} a minha vó não sabia ler e criou nove filhos na roça. ${TOLD}`
    expect(starts(said, { isScripture: (word) => word > 20 })).toEqual([])
  })
})
