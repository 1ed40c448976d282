import type { ExampleId } from './example-groups'

/** What the landing page shows of each example before it is opened: word for word from its text. */
export const EXAMPLE_EXCERPTS: Readonly<
  Record<ExampleId, readonly { part: string; text: string }[]>
> = {
  criancas: [
    { part: 'Quebra-gelo', text: 'Onde você se esconde melhor no esconde-esconde?' },
    { part: 'Uma pergunta', text: 'Por que o pai correu?' },
    {
      part: 'Atividade',
      text: 'Cada um escreve uma carta que começa com Pai, e guarda num envelope.',
    },
  ],
  adolescentes: [
    {
      part: 'Quebra-gelo',
      text: 'Você já ensaiou uma desculpa inteira no caminho e, na hora, saiu tudo diferente?',
    },
    {
      part: 'Uma pergunta',
      text: 'O que você acha que precisaria ouvir dos seus pais para voltar a conversar?',
    },
    {
      part: 'Atividade',
      text: 'Cada grupo escreve uma mensagem de celular que o seu personagem mandaria naquela noite e lê para os outros.',
    },
  ],
  casais: [
    { part: 'Quebra-gelo', text: 'Qual comida diz para você: cheguei em casa?' },
    {
      part: 'Uma pergunta',
      text: 'Se o seu filho aparecesse hoje na estrada, qual seria a sua primeira frase?',
    },
    {
      part: 'Aplicação prática',
      text: 'Depois, cada casal conversa a sós por dois minutos: o que um já vê disto no outro, e em que quer ajuda nesta semana?',
    },
  ],
}
