import type { Cue, Transcript } from '../../transcript/transcript.ts'

/** Cues of about seven words, two and a half words a second, a pause where the text has a blank line. */
function captions(text: string, options: { timed?: boolean; title?: string } = {}): Transcript {
  const cues: Cue[] = []
  let second = 0
  for (const breath of text.trim().split(/\n\s*\n/)) {
    const words = breath.trim().split(/\s+/)
    for (let i = 0; i < words.length; i += 7) {
      const line = words.slice(i, i + 7)
      const length = line.length / 2.5
      cues.push({ start: second, end: second + length, text: line.join(' ') })
      second += length
    }
    second += 1
  }
  return { cues, timed: options.timed ?? true, language: 'pt', title: options.title ?? null }
}

/** As automatic captions come: lower case, no punctuation, greeting and notices before, a prayer after. */
export const ANXIETY = captions(`
[Música] boa noite igreja a paz do senhor que bom ver vocês aqui

antes da palavra um aviso rapidinho as inscrições pro retiro terminam no domingo que vem procura a mesa na recepção

abre a sua bíblia em filipenses capítulo 4 versículo 6 vamos ler juntos o texto

não estejais ansiosos por coisa alguma mas em tudo por meio de orações e súplicas com ações de gratidão sejam os vossos pedidos conhecidos por deus

então irmãos paulo escreveu isso preso ele não sabia se ia sair vivo daquela cadeia

eu conheci um pai de família que não dormia fazia três meses ele me falou pastor eu fico fazendo conta a noite inteira

olha a ansiedade só lembra do que pode dar errado e a gratidão lembra do que deus já fez

guarda isso a paz de deus não é o prêmio de quem resolveu tudo a paz de deus é a guarda que deus põe na porta de quem orou

a gente quer resolver primeiro e orar depois mas o texto inverte a ordem primeiro você ora e depois você descansa

mas eu preciso dizer uma coisa deus não promete que o problema acaba ele promete que você não fica sozinho dentro do problema

pedro também aprendeu isso primeira pedro 5 7 fala de lançar sobre ele toda a ansiedade porque ele cuida de nós

lançar é entregar a bolsa inteira e não ficar segurando pela alça com medo de perder

quem entrega a preocupação em oração descobre que deus não cansa de receber a mesma bolsa todo dia

então o que a gente faz na prática troque a conta pela conversa antes de abrir o celular fala com deus

o desafio da semana é simples toda manhã escreve num papel um pedido e um agradecimento e ora pelos dois

a paz não mora no resultado a paz mora numa pessoa e essa pessoa é jesus

vamos orar senhor nosso deus pai querido te agradecemos porque tu estás perto recebe o peso de cada um em nome de jesus amém
`)

/** Punctuated, with times and a title. */
export const SAMARITAN = captions(
  `
Bom dia, irmãos. Graça e paz a todos. Abram a Bíblia em Lucas 10:25-37. Vamos ler a história do bom samaritano.

Um doutor da lei perguntou a Jesus quem era o seu próximo. Ele queria uma lista. Jesus não deu uma lista, deu uma história. Um homem descia de Jerusalém para Jericó e caiu nas mãos de assaltantes.

Primeiro ponto: é possível conhecer a Bíblia inteira e passar do outro lado da estrada. O sacerdote viu o homem caído e seguiu em frente. O levita também viu. Ver não é o mesmo que enxergar. Compaixão começa quando a gente para.

Nós corremos tanto que a dor do outro vira paisagem. A pressa é uma das formas mais educadas de desprezar alguém. E Deus nunca passou com pressa pela nossa dor.

Segundo ponto: o amor verdadeiro custa alguma coisa. O samaritano gastou azeite, vinho, tempo e dinheiro. Ele mudou a viagem por causa de um desconhecido. Amar o próximo é deixar que a necessidade dele mude a nossa agenda.

Terceiro ponto: o próximo não é quem a gente escolhe, é quem Deus põe no nosso caminho. Como diz 1 João 4:20, quem não ama o irmão que vê não pode amar a Deus que não vê. Jesus é o bom samaritano que parou por nós quando estávamos caídos.

Para concluir, a pergunta de Jesus muda tudo. Não é quem merece o meu amor, mas de quem eu posso me aproximar hoje. O desafio desta semana é aprender o nome de uma pessoa que você vê todo dia e nunca cumprimentou.

Vamos orar. Pai querido, nós te agradecemos porque o Senhor não passou longe de nós. Em nome de Jesus, amém.
`,
  { title: 'Quem é o meu próximo? | Pr. João Batista | Culto da manhã' },
)

/** Pasted as plain text: no times, no reference, short. */
export const FORGIVENESS = captions(
  `
Eu quero falar de perdão nesta noite. Perdoar não é fingir que não doeu. Perdoar é soltar a pessoa que você segura pelo pescoço dentro do seu coração.

Tem gente que carrega uma mágoa há vinte anos e já esqueceu como é viver leve. A mágoa é um quarto sem janela, e quem paga o aluguel é você. Deus nos perdoou primeiro, e é desse perdão que a gente tira força para perdoar.

Perdão não é esquecer, porque a memória não tem botão. Perdão é lembrar sem cobrar. Quando a lembrança voltar, perdoe de novo, porque isso não é fracasso, é caminho.

Se a pessoa for perigosa, o perdão não obriga você a voltar. Reconciliação precisa de dois, perdão precisa de um. Procure ajuda, caminhe devagar, mas não durma mais uma noite abraçado com o ressentimento. Quem perdoa sai livre da cadeia em que o outro nem sabia que você estava.
`,
  { timed: false },
)

/** About nothing that the bank has a theme for. */
export const UNTHEMED = captions(`
hoje eu quero contar do meu bairro e da feira que tem lá toda terça de manhã

a barraca do seu antônio fica na esquina e ele vende tomate alface e mandioca faz quarenta anos

quando chove a lona desce e todo mundo se aperta debaixo dela e o assunto muda

eu aprendi que a feira ensina uma coisa que a gente esquece no supermercado a fruta tem cheiro e o vendedor tem nome

o tomate bonito demais quase sempre não tem gosto e o tomate torto é o que fica melhor no molho

a barraca não fecha quando o movimento cai ela só muda de assunto e espera a próxima terça

no fim da feira o que sobra vira sopa e a sopa vai pra quem não pôde comprar tomate nenhum

então repara na feira quando você passar por lá repara no tomate torto e no nome do vendedor

ninguém volta da feira igual porque a feira é barulho é conversa e é mandioca ainda com terra
`)

export const SERMONS = { ANXIETY, SAMARITAN, FORGIVENESS, UNTHEMED } as const
