import { tells } from './leader-text.ts'

/** What somebody in the group is living through, as its leader wrote it, and what is done about it without naming anybody. */
export type Situation = {
  /** Found in what the leader wrote, folded (`plain`). */
  told: RegExp
  /** What the leader does before the people come. */
  before: string
  /** What the leader knows while they talk. */
  note: string
  /** A reason to pray for in which nobody is exposed. */
  prayer: string
}

/*
 * The most particular first. Nobody is named, healed or blamed; where there is danger, where help is: CVV 188, Ligue 180,
 * Disque 100.
 */
const SITUATIONS: readonly Situation[] = [
  {
    told: /\b(?:suicid\w+|tentou (?:se matar|tirar a (?:propria )?vida)|desistir da vida)\b/,
    before:
      'Fale hoje com quem pensou em desistir da vida, e com o pastor ou a família: ninguém deve esperar o encontro.',
    note: 'Diante de quem pensou em desistir da vida: pergunte sem medo como está hoje, escute sem sermão e não deixe a pessoa ir embora sozinha. O CVV atende pelo 188, de graça, a qualquer hora; em perigo, 192.',
    prayer: 'Por quem está no limite das forças: companhia hoje e ajuda certa.',
  },
  {
    told: /\b(?:violencia|abuso|abusad[oa]s?|agredid[oa]s?|agressor|apanha\w*|ameacad[oa]s?)\b/,
    before:
      'Procure antes o pastor ou a pastora: quem sofre violência precisa de proteção antes de conselho.',
    note: 'A violência que alguém sofreu não vira assunto na roda. Se vier à tona, creia em quem conta, não peça detalhes nem que perdoe depressa, e não marque conversa com quem agrediu. Ligue 180; para crianças e adolescentes, Disque 100; em perigo, 190.',
    prayer: 'Por quem vive com medo: proteção, justiça e gente que acredite.',
  },
  {
    told: /\b(?:depressao|depressiv[oa]s?|deprimid[oa]s?|panico|burnout|transtorno|crises? de ansiedade)\b/,
    before: 'Mande antes uma mensagem a quem está abatido: vir já basta, ninguém vai cobrar fala.',
    note: 'A quem está com depressão ou ansiedade não se diz que falta fé, nem que é só reagir. Passar a vez já é participar. Médico e psicólogo são cuidado de Deus, e não concorrem com a oração; se houver vontade de morrer, fique junto e ligue 188.',
    prayer: 'Por quem atravessa dias escuros: descanso, bom tratamento e amigos por perto.',
  },
  {
    told: /\b(?:separacao|separand\w+|separou|recem separad[oa]s?|se separ\w+|divorci\w+|cas(?:al|amento)s? em crise|crise (?:no|do) casamento|adulterio)\b/,
    before:
      'Fale antes com quem vive a separação ou a crise no casamento: conte o tema e diga que pode só ouvir.',
    note: 'O casamento de alguém do grupo não vira assunto da roda, nem conselho, nem torcida por um lado. Se uma pergunta tocar em casamento, abra-a: vale a família, o trabalho, uma amizade. Se houver medo ou agressão, a proteção vem antes da reconciliação: Ligue 180.',
    prayer: 'Pelas famílias que sofrem: verdade, paz e quem ande ao lado.',
  },
  {
    told: /\b(?:cancer|tumor|quimio\w*|radioterapia|internad[oa]s?|cirurgia|na uti|doentes?|doencas?|enferm(?:o|a|os|as|idade|idades)|em tratamento)\b/,
    before: 'Pergunte antes a quem está doente como prefere que se ore, e se quer falar disso.',
    note: 'Diante da doença, não prometa cura nem procure culpa: ninguém adoece por falta de fé. Ore pedindo, e combine um cuidado para esta semana: uma comida, uma carona, companhia na consulta.',
    prayer: 'Por quem está doente e por quem cuida: alívio, bons médicos e noites de paz.',
  },
  {
    told: /\b(?:desempreg\w+|sem (?:emprego|trabalho|renda)|perd(?:eu|eram|emos|i) (?:o|seu|um) (?:emprego|trabalho)|demitid[oa]s?|dividas?|endividad[oa]s?|faliu|falencia|dificuldades? financeiras?)\b/,
    before:
      'Descubra antes, em particular, que ajuda faria diferença nesta semana para quem está sem renda ou com dívidas.',
    note: 'Quem está sem trabalho ou com dívidas ouve “provisão” com outro ouvido. Não prometa emprego nem fale como se faltasse esforço. Uma vaga indicada, um currículo revisto ou uma compra de mercado, com discrição, valem mais que um conselho.',
    prayer: 'Por quem procura trabalho ou faz contas à noite: porta aberta e mesa posta.',
  },
  {
    told: /\b(?:alcool\w*|alcoolatra\w*|drogas?|crack|cocaina|vicios?|viciad[oa]s?|dependen(?:cia|te|tes)(?: quimic[oa]s?)?|em recuperacao|recaida|pornografia|apostas?|jogos? de azar)\b/,
    before:
      'Combine antes com quem está em recuperação uma pessoa a quem ligar, se a noite mexer com ela.',
    note: 'Quem está em recuperação não precisa contar a sua história. Nada de brincadeira com bebida ou com aposta. Recaída se recebe com verdade e companhia: grupo de apoio, pastor, médico; vergonha só empurra para longe.',
    prayer: 'Por quem luta um dia de cada vez: força para hoje e alguém a quem ligar.',
  },
  {
    told: /\b(?:infertil\w*|nao conseguem? engravidar|tentando engravidar|tentantes?|aborto espontaneo|perdeu (?:o|um) bebe)\b/,
    before:
      'Escolha com cuidado quem fala de filhos hoje: há quem espere por um e ainda não tenha.',
    note: 'Filho não é prêmio de quem tem fé, e a falta dele não é castigo. Não pergunte “e os filhos?” e deixe que cada pessoa escolha o que contar.',
    prayer: 'Por quem espera sem saber até quando: consolo e paciência uns com os outros.',
  },
  {
    told: /\b(?:filh[oa]s? (?:\w+ ){0,3}(?:longe|afastad[oa]s?|desviad[oa]s?|fora da igreja|pres[oa]s?|rebeldes?)|(?:orar|oram|orando|ora) pel[oa]s? filh[oa]s?)\b/,
    before:
      'Leve anotado o primeiro nome dos filhos por quem o grupo ora, se os pais quiserem dizê-lo.',
    note: 'Pais e mães de filhos distantes já se culpam sozinhos: ninguém procura o erro deles, nem promete data de volta. Vale perguntar o que ainda os aproxima do filho, e que porta continua aberta.',
    prayer: 'Pelos filhos que estão longe, pelo primeiro nome, e pela porta de casa aberta.',
  },
  {
    told: /\b(?:cuida d[oae]s? (?:mae|pai|marido|esposa|sogr[oa]|avo)\w*|cuidador[ae]?s?|alzheimer|acamad[oa]s?)\b/,
    before: 'Veja antes quem pode ficar uma hora no lugar de quem cuida de alguém em casa.',
    note: 'Quem cuida de um doente em casa vive cansado e culpado por estar cansado. Não acrescente tarefa: o desafio dessa pessoa pode ser aceitar ajuda.',
    prayer: 'Por quem cuida de alguém todos os dias: descanso e mãos que ajudem.',
  },
  {
    told: /\b(?:mora[m]? so(?:zinh[oa]s?)?|solidao|nao sa(?:i|em)(?: muito)? de casa|saem? pouco de casa)\b/,
    before: 'Combine antes quem busca, quem leva e quem liga para quem não consegue sair de casa.',
    note: 'Para quem mora só ou sai pouco, o desafio da semana pode ser feito por telefone. Termine o encontro com um nome: quem liga para quem, e em que dia.',
    prayer: 'Por quem janta sozinho: visita, telefone que toca e a presença de Deus na casa.',
  },
]

/** As many as a sheet can look after. */
const MOST = 2

/**
 * What the leader wrote that somebody in the group is living through. 'Não há desempregados' tells of nobody.
 *
 * @param text what the leader wrote of the group and of the meeting, as `plain` gives it
 */
export function situationsIn(text: string): readonly Situation[] {
  return SITUATIONS.filter(({ told }) => tells(text, told)).slice(0, MOST)
}
