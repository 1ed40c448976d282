import type { Asked } from './kind.ts'

/** What holds for any text of the Bible. '{guardar}' is a verse that one takes home; without one such a line is left out. */
export const LIVE: readonly Asked[] = [
  {
    ask: 'Que decisão da sua semana fica diferente com {texto} na cabeça?',
    listen: 'Uma decisão pequena e com data.',
  },
  {
    ask: 'O que de {texto} vocês querem que os filhos aprendam olhando para vocês, e não ouvindo?',
    listen: 'Uma cena da casa, e não um princípio.',
    for: ['parents', 'couples'],
  },
  {
    ask: 'Em que {texto} mexe com o jeito de vocês dois conversarem quando discordam?',
    listen: 'Cada casal fala entre si; só conta quem quiser.',
    for: ['couples'],
  },
  {
    ask: 'Como você explicaria {texto} a um amigo da faculdade ou do trabalho que não crê?',
    listen: 'Sem palavra de igreja. Tentem de verdade, em um minuto.',
    for: ['young', 'teens', 'singles'],
  },
  {
    ask: 'Que palavra de {texto} você pediria a alguém para explicar, e o que acha que ela quer dizer?',
    listen:
      'Explique sem pressa e sem outra palavra difícil; se não souber, diga que vai procurar.',
    for: ['new-believers', 'visitors'],
  },
  {
    ask: 'O que {texto} tem a ver com o motivo que trouxe você até aqui?',
    listen: 'Cada um responde se quiser. Não corrija o motivo de ninguém.',
    for: ['new-believers', 'visitors'],
  },
  {
    ask: 'O que, em {texto}, um amigo da sua idade acharia estranho, e o que acharia bonito?',
    listen: 'Deixe o estranho ser dito antes de explicar.',
    for: ['young', 'teens'],
  },
  {
    ask: 'Com {texto} na mão: onde a correria da casa engole o que importa, e que hora do dia vocês podem salvar?',
    listen: 'Uma hora pequena: o café, o carro, a hora de dormir.',
    for: ['parents', 'couples'],
  },
  {
    ask: 'A quem, mais novo na fé, você passaria {texto}, e o que contaria da sua vida junto com ele?',
    listen: 'Um nome e uma história curta.',
    for: ['long-believers', 'elderly'],
  },
  {
    ask: 'O que neste texto é novo para você, e que pergunta ele deixa?',
    listen: 'Anote as perguntas; nem todas precisam de resposta hoje.',
    for: ['new-believers', 'visitors'],
  },
  {
    ask: 'O que você já tinha lido em {texto} e hoje viu de outro jeito?',
    listen: 'Se ninguém viu nada novo, pergunte o que se perdeu pelo costume.',
    for: ['long-believers'],
  },
  {
    ask: 'Em que época da sua vida {texto} teria feito mais falta?',
    listen: 'Peça uma lembrança, sem pressa.',
    for: ['elderly'],
  },
]

export const COMPLETE: readonly { name: string; text: string }[] = [
  {
    name: 'Antes e depois',
    text: 'Complete: antes desta mensagem eu pensava que …; lendo {texto} com o grupo, agora eu …; por isso, até domingo, eu …',
  },
  {
    name: 'Três linhas',
    text: 'Releia {texto} em silêncio e escreva: o que entendi; o que ainda não entendo; o que vou pedir a Deus nesta semana.',
  },
]

export const CHALLENGES: readonly { do: string; tell: string }[] = [
  {
    do: 'Leia {texto} em três dias diferentes, uma vez em voz alta, e anote de cada vez uma palavra que não tinha visto.',
    tell: 'Que palavra voltou mais.',
  },
  {
    do: 'Conte {texto} com as suas palavras a alguém que não ouviu a mensagem, em menos de dois minutos. Depois pergunte o que a pessoa achou, e escute até o fim.',
    tell: 'O que você ouviu de volta.',
  },
  {
    do: 'Copie à mão o versículo de {texto} que mais falou com você e deixe o papel onde a sua semana aperta: no volante, na mesa, na porta da geladeira.',
    tell: 'Onde ficou o papel, e que dia ele serviu.',
  },
  {
    do: 'Convide uma pessoa para um café e leia com ela {texto}. Faça uma pergunta só: o que isso tem a ver com a nossa semana?',
    tell: 'Com quem você leu, e para onde foi a conversa.',
  },
  {
    do: 'Decore {guardar}, um pedaço por dia, na hora de lavar a louça ou de pegar a condução.',
    tell: 'Em que momento o versículo apareceu sem ser chamado.',
  },
  {
    do: 'Escolha com alguém do grupo um passo que este texto ou a mensagem pede, e combinem o dia em que um vai perguntar ao outro.',
    tell: 'O que ajudou e o que atrapalhou.',
  },
]

export const CLOSING: readonly string[] = [
  'Para terminar, leiam juntos, em voz alta, {guardar}.',
  'Cada um diz em uma frase o que leva para casa, e ninguém comenta a frase do outro.',
  'Fiquem um minuto em silêncio com o texto aberto. Depois, cada um lê em voz alta a palavra que leva.',
  'Fique um minuto em silêncio com o texto aberto e escreva a palavra que leva.',
]

export const COMFORT =
  'Se hoje só deu para ouvir, já foi bastante. Deus não espera de quem está cansado uma resposta bonita.'
