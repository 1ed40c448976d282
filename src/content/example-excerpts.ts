import type { ExampleId } from './example-groups'

/** What the landing page shows of each example before it is opened: word for word from its text. */
export const EXAMPLE_EXCERPTS: Readonly<
  Record<ExampleId, readonly { part: string; text: string }[]>
> = {
  criancas: [
    { part: 'Quebra-gelo', text: 'Onde você se esconde melhor no esconde-esconde?' },
    { part: 'Uma pergunta', text: 'Como o pai ficou quando viu o filho voltando?' },
    {
      part: 'Desafio',
      text: 'Dê um abraço de festa em alguém da sua casa quando essa pessoa chegar da rua.',
    },
  ],
  adolescentes: [
    {
      part: 'Quebra-gelo',
      text: 'Qual foi a maior besteira que você já fez achando que era uma ótima ideia?',
    },
    {
      part: 'Uma pergunta',
      text: 'Quando você erra, o que faz você querer se esconder em vez de voltar?',
    },
    {
      part: 'Atividade',
      text: 'Cada grupo escreve uma mensagem de celular que o seu personagem mandaria naquela noite e lê para os outros.',
    },
  ],
  casais: [
    {
      part: 'Quebra-gelo',
      text: 'Como é a sensação de voltar para casa depois de muito tempo longe?',
    },
    {
      part: 'Uma pergunta',
      text: 'Quando um de vocês erra, o que o outro costuma oferecer primeiro: o abraço ou a conta?',
    },
    {
      part: 'Aplicação prática',
      text: 'Combinem um gesto simples para lembrar um ao outro do que ouviram quando o dia apertar.',
    },
  ],
}
