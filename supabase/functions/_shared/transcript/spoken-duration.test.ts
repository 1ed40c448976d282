import { describe, expect, it } from 'vitest'
import { readSpokenDuration } from './spoken-duration.ts'

describe('readSpokenDuration', () => {
  it.each([
    ['7 segundoscapítulo', 7, 'capítulo'],
    ['1 segundosabemos', 1, 'sabemos'],
    ['1 segundoBoa noite', 1, 'Boa noite'],
    ['45 segundossomos', 45, 'somos'],
    ['1 minuto e 5 segundosmas', 65, 'mas'],
    ['2 minutosQuando', 120, 'Quando'],
    ['2 minutose agora', 120, 'e agora'],
    ['1 minutosomos', 60, 'somos'],
    ['1 hora, 2 minutos e 3 segundosVamos', 3723, 'Vamos'],
    ['1 hora e 3 segundosVamos', 3603, 'Vamos'],
    ['2 horas e 1 minutoVamos', 7260, 'Vamos'],
    ['1 horaVamos', 3600, 'Vamos'],
    ['1 minute, 5 secondsbut', 65, 'but'],
    ['1 hour, 2 minutes, 1 secondso', 3721, 'so'],
    ['0 segundosBoa', 0, 'Boa'],
    ['1 minuto e 5 pães', 60, ' e 5 pães'],
  ])('%s', (text, seconds, rest) => {
    const duration = readSpokenDuration(text)
    expect(duration?.seconds).toBe(seconds)
    expect(text.slice(duration?.length)).toBe(rest)
  })

  it.each(['12 discípulos', 'segundos', '1segundo', ''])('no duration: %s', (text) => {
    expect(readSpokenDuration(text)).toBeNull()
  })
})
