import { describe, expect, it } from 'vitest'
import { removeTimestamps } from './timestamps.ts'

it('leaves a whole sentence, or none', () => {
  expect(removeTimestamps('Aos 12:34 ele diz. Deus é bom.', [])).toBe('Deus é bom.')
  expect(removeTimestamps('[12:34] o pai corre.', [])).toBe('o pai corre.')
  expect(removeTimestamps('Aos 12:34 ele conta que o pai corre.', [])).toBe(
    'Ele conta que o pai corre.',
  )
})

describe('removeTimestamps', () => {
  it.each([
    ['[12:34] Deus é fiel.', 'Deus é fiel.'],
    ['Deus é fiel (aos 12:34).', 'Deus é fiel.'],
    ['12:34 – Deus é fiel.', 'Deus é fiel.'],
    ['Deus é fiel [1:02:03].', 'Deus é fiel.'],
    ['Deus é fiel (12:34-13:10).', 'Deus é fiel.'],
    ['Aos 12:34 do vídeo, ele fala de Davi.', 'Ele fala de Davi.'],
    ['Ele fala de Davi, aos 34 minutos da mensagem.', 'Ele fala de Davi.'],
    ['Davi confiou (34 min do vídeo).', 'Davi confiou.'],
    ['Davi no minuto 12:34 confiou.', 'Davi confiou.'],
    ['12:34 – 40 pessoas oraram.', '40 pessoas oraram.'],
  ])('takes the mark out of %j', (text, expected) => {
    expect(removeTimestamps(text, [])).toBe(expected)
  })

  it.each([
    'Encontro às 19:30 na casa da Ana.',
    'Das 5:30 até 6:00, ore.',
    'No capítulo 3:16 lemos isso.',
    'Aos 10 minutos, troquem de dupla.',
    'Jejum de 12 horas.',
    'Efésios não tem capítulo 13; ele queria dizer 3:13.',
    'Os trechos são 2:3-4; 5:1 e 5:13-14.',
    'Ele anunciou um versículo, mas leu 1:16-17.',
  ])('leaves %j as it is', (text) => {
    expect(removeTimestamps(text, [])).toBe(text)
  })

  it('leaves another verse of the chapter that a reference names', () => {
    const text = 'A vara é de 1 Coríntios 4:21, e não em 4:20.'
    expect(removeTimestamps(text, [{ start: 12, end: 28 }])).toBe(text)
    expect(removeTimestamps('1 Coríntios 4:21 [12:34].', [{ start: 0, end: 16 }])).toBe(
      '1 Coríntios 4:21.',
    )
  })

  it('leaves what belongs to a reference', () => {
    expect(removeTimestamps('João 12:34 fala.', [{ start: 0, end: 10 }])).toBe('João 12:34 fala.')
  })
})
