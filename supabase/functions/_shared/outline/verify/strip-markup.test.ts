import { describe, expect, it } from 'vitest'
import { hadMarkup, removeAddresses, toPlain, toPlainLine } from './strip-markup.ts'

describe('toPlain', () => {
  it.each([
    ['<b>Deus</b> é <i>bom</i>', 'Deus é bom'],
    ['Olá<img src=x onerror=alert(1)> você', 'Olá você'],
    ['Olá <script>alert("x")</script>você', 'Olá você'],
    ['&lt;script&gt;alert(1)&lt;/script&gt;Paz', 'Paz'],
    ['&amp;lt;img src=x onerror=alert(1)&amp;gt;Paz', 'Paz'],
    ['<scr\u200Bipt>alert(1)</script>Paz', 'Paz'],
    ['<<b>script>Paz', 'Paz'],
    ['fim <img src=x onerror=alert(1)', 'fim'],
    ['antes <!-- oculto --> depois', 'antes depois'],
    ['2 < 3 e 5 > 4', '2 < 3 e 5 > 4'],
  ])('leaves no HTML in %j', (value, plain) => {
    expect(toPlainLine(value)).toBe(plain)
  })

  it.each([
    ['# Título', 'Título'],
    ['> citado', 'citado'],
    ['- item', 'item'],
    ['**forte** e *leve* e __sub__ e ~~riscado~~', 'forte e leve e sub e riscado'],
    ['veja [aqui](https://mal.example/a(b)c)', 'veja aqui'],
    ['![figura](x.png)', 'figura'],
    ['um [texto][ref]', 'um texto'],
    ['use `rm -rf`', 'use rm -rf'],
    ['5 * 3 = 15', '5 * 3 = 15'],
    ['snake_case_name', 'snake_case_name'],
    [String.raw`\*quase\*`, '*quase*'],
  ])('leaves no Markdown in %j', (value, plain) => {
    expect(toPlain(value)).toBe(plain)
  })

  it('keeps lines apart and drops those that are only markup', () => {
    expect(toPlain('Um\n```js\ncódigo\n```\n---\n[ref]: http://x.y\n\n\n\nDois<br>Três')).toBe(
      'Um\ncódigo\n\nDois\nTrês',
    )
  })

  it('removes invisible and direction-changing characters and composes accents', () => {
    expect(toPlain('a\u200Bb\u202Ec\uFEFFd\u00ADe\u2066f\u{E0041}g\u0000h\u3164')).toBe('abcdefg h')
    expect(toPlain('Joa\u0303o')).toBe('Jo\u00E3o')
    expect(toPlain('a\u00A0b\u2003c')).toBe('a b c')
    expect(toPlain(`a${'\u0301'.repeat(30)}`).length).toBeLessThan(4)
    expect(toPlain('x\uD800y')).toBe('xy')
  })

  it('reads no more than a bounded part of a huge text', () => {
    expect(toPlain('<script'.repeat(200_000)).length).toBeLessThanOrEqual(4_000)
  })
})

describe('hadMarkup', () => {
  it('does not count blanks', () => {
    expect(hadMarkup('  Deus   é\nbom ', 'Deus é bom')).toBe(false)
    expect(hadMarkup('**Deus** é bom', 'Deus é bom')).toBe(true)
  })
})

describe('removeAddresses', () => {
  it.each([
    ['Compre em exemplo.loja/agora já. Deus é fiel.', 'Deus é fiel.'],
    ['Quem perdoa e/ou pede perdão.Ele cuida.', 'Quem perdoa e/ou pede perdão.Ele cuida.'],
    ['Inscreva-se em www.canal.com.br hoje. Deus é fiel.', 'Deus é fiel.'],
    ['Deus é fiel (https://mal.example/x?y=1). Ele cuida.', 'Deus é fiel. Ele cuida.'],
    ['Clique javascript:alert(1)', ''],
    ['Escreva para fulano@igreja.org. Ore.', 'Ore.'],
    ['Visite bit.ly/abc agora! Ore.', 'Ore.'],
    ['O amor venceu.Com ele vivemos.', 'O amor venceu.Com ele vivemos.'],
    ['Encontro na data: 12 de maio.', 'Encontro na data: 12 de maio.'],
  ])('%j', (text, expected) => {
    expect(removeAddresses(text)).toBe(expected)
  })
})
