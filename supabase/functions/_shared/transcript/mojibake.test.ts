import { describe, expect, it } from 'vitest'
import { repairMojibake } from './mojibake.ts'

/** What a program shows that takes UTF-8 for Windows-1252. */
function misread(text: string): string {
  return new TextDecoder('windows-1252').decode(new TextEncoder().encode(text))
}

describe('repairMojibake', () => {
  it('repairs UTF-8 that was read as Windows-1252', () => {
    expect(repairMojibake('a oraÃ§Ã£o nÃ£o Ã© sÃ³')).toBe('a oração não é só')
  })

  it.each([
    'Três irmãos à mesa: pão, água, fé, bênção, você, avô, coração, também',
    'ORAÇÃO É PÃO, ÁGUA E CÉU; à volta, três avós e a 1ª lição',
    '“Amém”, disse ele — e saiu… 🙏 não custa € 5',
  ])('gives back %s', (text) => {
    expect(repairMojibake(misread(text))).toBe(text)
  })

  it.each([
    'ORAÇÃO, PÃO, MÃE, IRMÃ” e MAÇÃ…',
    'À 1ª hora, a 3ª igreja; CORAÇÃO º',
    'um texto sem acento',
  ])('does not touch what was read well: %s', (text) => {
    expect(repairMojibake(text)).toBe(text)
  })

  it('repairs the broken part of a mixed text and keeps the good part', () => {
    expect(repairMojibake('oração boa, oraÃ§Ã£o quebrada, irmãos')).toBe(
      'oração boa, oração quebrada, irmãos',
    )
  })
})
