import { describe, expect, it } from 'vitest'
import { parseOutline } from '@parsed-outline/parse-outline'
import { DETAILS, OUTLINE } from '@parsed-outline/outline.test-support'
import { challengeText, participantsText, whatsappText } from './whatsapp-text'

const write = (markdown: string, video = '') => whatsappText(parseOutline(markdown), video)

describe('whatsappText', () => {
  it('writes an outline in marks that WhatsApp knows', () => {
    expect(write(OUTLINE, DETAILS.youtube_url)).toBe(`*A paz que fica de guarda – Filipenses 4:4-9*

*Quebra-gelo (10 min)*
Comece com esta pergunta.

- O que acalma _você_ depois de um dia *agitado*?


*Resumo da mensagem (15 min)*
> *Filipenses 4:6* — Não estejais ansiosos por coisa alguma.

*_No começo_*
> "A paz fica de guarda." (12:34)

_Sugestão para o grupo:_
Leiam juntos.


*Perguntas para discussão (20 min)*
Leia cada fala e dê um tempo de silêncio.

*_Para observar_*
> "Quem ora não está só." (1:02:03)

1. O que essa fala afirma?

*_Para viver_*
> "Entrega de novo." (14:22)

2. O que muda quando lembramos que Deus está perto?
3. Quem ora com você?

Cuidado com quem ouve.


*Desafio (5 min)*
Anote um pedido por dia.


*Textos bíblicos relacionados*
- *1 Pedro 5:7* — lançando sobre ele toda a vossa ansiedade.


*Créditos*
- Mensagem: A paz & a guarda – https://www.youtube.com/watch?v=demo-paz-01
- Textos bíblicos: Bíblia Livre.`)
  })

  it.each([
    ['***forte e leve***', '_*forte e leve*_'],
    ['**a _b_ c**', '*a _b_ c*'],
    ['**uma\\\noutra**', '*uma*\n*outra*'],
    ['para**béns**', 'parabéns'],
    ['**para**béns', 'parabéns'],
    ['(**sim**)', '(*sim*)'],
    ['**2\\*3**', '2*3'],
    ['## **Oração** (5 min)', '*Oração (5 min)*'],
    ['### 2\\*3', '_2*3_'],
    ['> a\n>\n> b', '> a\n> b'],
    ['- a\n  - b\n    1. c\n- d', '- a\n  - b\n    1. c\n- d'],
    ['4. a\n\n   > b\n\n5. c', '4. a\n  > b\n5. c'],
    ['a\n\n---\n\nb', 'a\n\n———\n\nb'],
    ['```\nx = 1\n  y\n```', 'x = 1\n  y'],
    ['a <b>c</b>', 'a <b>c</b>'],
    ['| Momento | Tempo |\n|---|---|\n| Oração | 5 |', '- Momento: Oração; Tempo: 5'],
    ['![um mapa](https://x.example/a.png)', 'um mapa – https://x.example/a.png'],
    ['[x.example](https://x.example/)', 'x.example'],
    ['<https://x.example/a>', 'https://x.example/a'],
    ['[12:34](https://x.example/)', '12:34 – https://x.example/'],
  ])('writes %j as %j', (markdown, text) => {
    expect(write(markdown)).toBe(text)
  })

  it('names a video whose times it gives, once', () => {
    const quote = '> "a" ([1:00](https://youtu.be/demo-paz-01?t=60))'
    const text = '> "a" (1:00)\n\nVídeo: https://www.youtube.com/watch?v=demo-paz-01'
    expect(write(quote)).toBe(text)
    expect(write(quote, 'https://youtu.be/demo-paz-01')).toBe(text)
  })

  it('names where it was made from', () => {
    expect(write('a', 'youtu.be/demo-paz-01')).toBe(
      'a\n\nVídeo: https://www.youtube.com/watch?v=demo-paz-01',
    )
    expect(write('a', 'https://x.example/v')).toBe('a\n\nVídeo: https://x.example/v')
    expect(write('a', 'javascript:alert(1)')).toBe('a')
  })
})

describe('participantsText', () => {
  it('has what participants are given, and nothing of the leader', () => {
    const text = participantsText(parseOutline(OUTLINE)) ?? ''
    expect(text).toMatch(/^\*A paz que fica de guarda/)
    expect(text).toContain('1. O que essa fala afirma?')
    expect(text).toContain('3. Quem ora com você?')
    expect(text).toContain('- *1 Pedro 5:7* — lançando')
    expect(text).toContain('Anote um pedido por dia.')
    expect(text).not.toMatch(/Quebra-gelo|Cuidado com quem ouve|\d min/)
  })

  it('is none where an outline has nothing for them', () => {
    expect(participantsText(parseOutline('## Quebra-gelo (5 min)\n\nUm texto.'))).toBeNull()
  })
})

describe('challengeText', () => {
  it('is the challenge alone, without what is for whoever leads', () => {
    const note = '\n\n*Para quem conduz: combine o dia.*\n'
    const outline = OUTLINE.replace('Anote um pedido por dia.\n', `Anote um pedido por dia.${note}`)
    expect(challengeText(parseOutline(outline))).toBe(
      '*Desafio da semana*\nAnote um pedido por dia.',
    )
  })

  it('quotes without the minute, which leads nowhere there', () => {
    const quote = '> "Ore hoje." ([33:52](https://www.youtube.com/watch?v=demo-paz-01&t=2032s))'
    expect(
      challengeText(parseOutline(`# A paz\n\n## Desafio (2 min)\n\n${quote}\n\nÀs (19:30)`)),
    ).toBe('*Desafio da semana*\n> "Ore hoje."\n\nÀs (19:30)')
  })

  it('is none where there is none', () => {
    expect(challengeText(parseOutline('## Desafio (5 min)\n\n## Oração\n\na'))).toBeNull()
    expect(challengeText([])).toBeNull()
  })
})
