import { describe, expect, it } from 'vitest'
import { challengeOf } from './follow-up.ts'

const outline = (challenge: string) =>
  `# A paz\n\n## Conclusão (5 min)\n\nFim.\n\n${challenge}\n\n## Textos bíblicos relacionados\n\n- **João 3:16**\n`

describe('challengeOf', () => {
  it('is what stands under the heading, as plain words', () => {
    const written = `## Desafio (5 min)\n\n*Sugestão para o grupo:*\n\nOre **dez minutos** por dia com [alguém](https://x.y).\n\n- Conte no grupo \\*como foi\\*.`
    expect(challengeOf(outline(written))).toBe(
      'Ore dez minutos por dia com alguém. Conte no grupo *como foi*.',
    )
  })

  it('takes neither Bible texts nor notes for whoever leads', () => {
    const written = `## Desafio da semana\n\n> **Lucas 10:37** — Vai, e faze da mesma maneira.\n\nVisite um vizinho.\n\n*Para quem conduz: não cobre ninguém.*`
    expect(challengeOf(outline(written))).toBe('Visite um vizinho.')
  })

  it('is the preacher’s own, between quotation marks, where the outline has that', () => {
    const written = `## Desafio (5 min)\n\n*Dito na mensagem:*\n\n> "Nesta semana, ore com a sua família." ([1:02](https://y.z))\n\n*Sugestão para o grupo:*\n\nCombinem como cada um vai cumpri-lo.`
    expect(challengeOf(outline(written))).toBe('“Nesta semana, ore com a sua família.”')
  })

  it('names the challenge itself where it is quoted in pieces, of which the first announces it', () => {
    const written = `## Desafio (5 min)\n\n> "O desafio tem duas partes." ([1:02](https://y.z))\n\n> "Na segunda, leia Lucas 15." ([1:09](https://y.z))\n\n> "${'Até sábado, agradeça a quem ficou em casa. '.repeat(12).trim()}" ([1:20](https://y.z))\n\nCombinem como.`
    const challenge = challengeOf(outline(written)) ?? ''
    expect(challenge).toMatch(
      /^“O desafio tem duas partes\. Na segunda, leia Lucas 15\. Até sábado,.+casa\.”$/,
    )
    expect(challenge.length).toBeLessThanOrEqual(1000)
  })

  it('leaves out none of three parts, each with its day', () => {
    const parts = [
      'O desafio desta semana tem três partes, uma para cada ponto. Na segunda-feira, leia Lucas 15 inteiro, devagar, e escreva numa folha: hoje eu estou mais parecido com qual dos dois, e por quê?',
      'Até quarta, procure alguém que esteja voltando, alguém que errou, e dê um passo primeiro. Não espere o discurso da pessoa. Pergunte: Você comeu?',
      'Convide para um café. E até sábado, agradeça a alguém que ficou: aquele que cuida, que limpa, que nunca falta e nunca aparece.',
    ]
    const quoted = parts.map((part) => `> "${part}" ([33:52](https://y.z))`).join('\n\n')
    expect(challengeOf(outline(`## Desafio (2 min)\n\n${quoted}\n\nCombinem como.`))).toBe(
      `“${parts.join(' ')}”`,
    )
  })

  it('ends with a sentence where it is long', () => {
    const long = 'Leia um salmo por dia com a sua família. '.repeat(40)
    const challenge = challengeOf(outline(`## Desafio (5 min)\n\n${long}`)) ?? ''
    expect(challenge.length).toBeLessThanOrEqual(1000)
    expect(challenge).toMatch(/família\.$/)
  })

  it.each(['# Só um título', '## Desafio (5 min)\n\n## Créditos\n\n- nada', ''])(
    'is null without one: %j',
    (markdown) => expect(challengeOf(markdown)).toBeNull(),
  )
})
