/*
 * What a couple does as a couple when the application has been worked on: one of these at a meeting, none twice in a row of
 * meetings.
 */

export const FOR_PARENTS = [
  'Depois, cada casal conversa a sós por dois minutos: o que os filhos já veem disto em nós, e que gesto combinamos para esta semana?',
  'Depois, cada casal conversa a sós por dois minutos: em que hora do dia, lá em casa, isto faz mais falta?',
  'Depois, cada casal conversa a sós por dois minutos: como contaríamos isto aos nossos filhos, em uma frase?',
  'Depois, cada casal conversa a sós por dois minutos: o que cada um pode tirar dos ombros do outro nesta semana?',
  'Depois, cada casal conversa a sós por dois minutos: por qual dos filhos vamos orar com isto em mente, e quando?',
  'Depois, cada casal conversa a sós por dois minutos: que hábito da nossa casa combina com isto, e qual atrapalha?',
] as const

export const FOR_COUPLES = [
  'Depois, cada casal conversa a sós por dois minutos: o que um já vê disto no outro, e em que quer ajuda nesta semana?',
  'Depois, cada casal conversa a sós por dois minutos: em que hora do dia isto faz mais falta entre nós?',
  'Depois, cada casal conversa a sós por dois minutos: que gesto pequeno um espera do outro nesta semana?',
  'Depois, cada casal conversa a sós por dois minutos: por que assunto nosso vamos orar juntos, e quando?',
  'Depois, cada casal conversa a sós por dois minutos: o que cada um agradece no outro, à luz do que ouvimos?',
  'Depois, cada casal conversa a sós por dois minutos: que hábito da nossa casa combina com isto, e qual atrapalha?',
] as const
