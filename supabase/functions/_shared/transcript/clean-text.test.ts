import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText } from './clean-text.ts'

describe('cleanText', () => {
  it('makes every line end LF', () => {
    expect(cleanText('um\r\ndois\rtrês\u2028quatro')).toBe('um\ndois\ntrês\nquatro')
  })

  it('removes zero-width characters, direction marks, soft hyphens, the BOM and control characters', () => {
    expect(
      cleanText('\uFEFFgra\u00ADça\u200B e \u202Epaz\u202C\u0000\u0007 \u2066amém\u2069'),
    ).toBe('graça e paz amém')
  })

  it('removes halves of a surrogate pair and keeps whole ones', () => {
    expect(cleanText('a\uD83Db 🙏 c\uDE4F')).toBe('ab 🙏 c')
  })

  it('composes accents (NFC)', () => {
    expect(cleanText('orac\u0327a\u0303o')).toBe('oração')
  })

  it('takes a no-break space and a tab for a space', () => {
    expect(cleanText('João\u00A03:16\tamém')).toBe('João 3:16 amém')
  })

  it('cuts stacks of accents, a million of them too', () => {
    expect(cleanText(`a${'\u0316\u0301'.repeat(500_000)}b`).length).toBeLessThan(8)
  })
})

describe('cleanLine', () => {
  it.each([
    ['[Música]', ''],
    ['[Aplausos]', ''],
    ['[Risos] e ele disse', 'e ele disse'],
    ['[Música de fundo] oremos', 'oremos'],
    ['glória a Deus (aplausos) amém', 'glória a Deus amém'],
    ['(Aplausos e risos)', ''],
    ['[ __ ] que situação', 'que situação'],
    ['♪ Santo, santo, santo ♪', 'Santo, santo, santo'],
    ['>> Pastor, eu creio', 'Pastor, eu creio'],
    ['&gt;&gt; Amém', 'Amém'],
    ['- Boa noite.', 'Boa noite.'],
  ])('removes marks of sound and speakers: %s', (line, expected) => {
    expect(cleanLine(line)).toBe(expected)
  })

  it.each([
    ['[Jesus] disse (João 3:16) aos musicistas', '[Jesus] disse (João 3:16) aos musicistas'],
    ['(o louvor que sobe aos céus)', '(o louvor que sobe aos céus)'],
    ['guarda-chuva - e fé', 'guarda-chuva - e fé'],
  ])('keeps what was said: %s', (line, expected) => {
    expect(cleanLine(line)).toBe(expected)
  })

  it('decodes entities, also twice escaped ones', () => {
    expect(
      cleanLine('fé &amp; obras&nbsp;vivas &#8220;hoje&#x201D; e&amp;nbsp;sempre 2 &gt; 1'),
    ).toBe('fé & obras vivas “hoje” e sempre 2 > 1')
  })

  it('keeps an unknown entity as text', () => {
    expect(cleanLine('pão &vinho; mesa')).toBe('pão &vinho; mesa')
  })

  it('removes invisible characters that come as entities', () => {
    expect(cleanLine('gra&#8203;ça &#x202E;paz&#0;')).toBe('graça paz')
  })

  it.each([
    ['<i>Palavra</i> viva', 'Palavra viva'],
    ['pala<b>vra</b>', 'palavra'],
    ['primeira<br>segunda', 'primeira segunda'],
    ['a<00:00:00.438><c> graça</c><00:00:00.876><c> é</c>', 'a graça é'],
    ['<v Pastor João>Boa noite', 'Boa noite'],
    ['{\\an8}Boa noite', 'Boa noite'],
    ['<script>alert(1)</script>amém', 'amém'],
  ])('strips tags: %s', (line, expected) => {
    expect(cleanLine(line)).toBe(expected)
  })

  it.each([
    '<img src=x onerror=alert(1)>Ore',
    '<img src=x onerror=alert(1) Ore',
    '&lt;img src=x onerror=alert(1)&gt; Ore',
    '&amp;lt;img src=x onerror=alert(1)&amp;gt; Ore',
    '<<b>script>alert(1)<</b>/script> Ore',
    '&#60;svg onload=alert(1)&#62; Ore',
  ])('leaves nothing active of %s', (line) => {
    const cleaned = cleanLine(line)
    expect(cleaned).not.toContain('<')
    expect(cleaned).toContain('Ore')
  })
})
