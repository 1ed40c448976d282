import { describe, expect, it } from 'vitest'
import { fold } from '../../../../model/words.ts'
import { GOOD, KEPT, worthOf } from './worth.ts'

const worth = (raw: string) => worthOf(fold(raw).replaceAll(/[^a-z0-9 ]/g, ''), raw, 0.5, 0.7)

describe('worthOf', () => {
  it.each([
    'A graça de Deus não é um prêmio para os fortes, mas o pão de quem já não tem forças.',
    'Nós precisamos da misericórdia de Deus todos os dias, porque o nosso coração se esquece depressa.',
    'Quem foi perdoado por Cristo aprende a perdoar o seu irmão sem fazer contas.',
  ])('keeps %s', (sentence) => {
    expect(worth(sentence)).toBeGreaterThan(KEPT)
  })

  it.each([
    'Existem várias maneiras de dividir as 14 partes deste livro.',
    'No versículo 8, olha aí, o autor fala sobre algumas coisas.',
    'A cidade ficava às margens do lago.',
    'Geralmente, às vezes, acontecem situações diversas, algo assim.',
  ])('leaves out %s', (sentence) => {
    expect(worth(sentence)).toBeLessThan(GOOD)
  })
})
