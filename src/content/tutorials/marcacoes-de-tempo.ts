import { TUTORIAL_SCREENS } from '@/content/tutorial-screens'
import type { Tutorial } from '@/content/tutorial-types'

export const timeMarkers: Tutorial = {
  slug: 'marcacoes-de-tempo',
  title: 'Marcações de tempo avançadas',
  summary: 'Use só a parte do vídeo que interessa, mesmo quando ele traz o culto inteiro.',
  level: 'Avançado',
  minutes: 6,
  prerequisites: [
    'Já ter gerado um esboço',
    'Um vídeo em que a mensagem é só uma parte, como o culto completo',
  ],
  steps: [
    {
      title: 'Ache os dois minutos no YouTube',
      text: [
        'Abra o vídeo e anote quando a mensagem começa e quando termina. Se a descrição do vídeo tiver capítulos, eles já dizem. O painel “Mostrar transcrição” também ajuda: procure a primeira frase da mensagem.',
      ],
      tip: 'Comece na leitura do texto bíblico e pare antes da oração final e dos avisos.',
    },
    {
      title: 'Abra “Configurações avançadas”',
      text: [
        'No formulário de “Criar Esboço”, toque em “Mais opções” e depois em “Configurações avançadas”. Aparecem dois campos: “Tempo de início” e “Tempo de fim”. Os dois são opcionais.',
      ],
    },
    {
      title: 'Digite no formato MM:SS',
      text: [
        'São minutos e segundos: 02:30 quer dizer dois minutos e trinta segundos. Os dois-pontos entram sozinhos depois de dois números, e os segundos vão de 00 a 59.',
        'Passou de uma hora? Continue contando em minutos: 1h12min05s se escreve 72:05. Se você digitar como o YouTube mostra, 1:12:05, o campo faz a conta. Ele vai até 99:59.',
      ],
      tip: 'A conta é fácil: horas vezes 60, mais os minutos.',
      picture: {
        screen: TUTORIAL_SCREENS.times,
        alt: '“Configurações avançadas” aberto: início em 07:30, fim em 35:40 e, abaixo, o trecho que será usado.',
      },
    },
    {
      title: 'Confira o recorte',
      text: [
        'O tempo de fim precisa ser maior que o de início. Abaixo dos campos o formulário diz em palavras o que será usado. Com o início e sem o fim, vale dali até o final do vídeo. Com o fim e sem o início, vale do começo até ali.',
      ],
    },
    {
      title: 'Gere e confira os minutos das citações',
      text: [
        'No esboço, cada frase da mensagem traz o minuto do vídeo, contado desde o começo do vídeo inteiro. Toque em um deles para ouvir o trecho. Todos ficam dentro do recorte que você marcou.',
      ],
      picture: {
        screen: TUTORIAL_SCREENS.summary,
        alt: 'O resumo de um esboço: uma frase da mensagem, com o seu minuto ao lado.',
      },
    },
    {
      title: 'Um vídeo, vários encontros',
      text: [
        'Uma mensagem longa pode render mais de uma semana. Gere um esboço para cada parte, com recortes que não se repetem: de 10:00 a 30:00, depois de 30:00 a 52:00.',
      ],
      tip: 'Em “Mais opções”, escreva em “Informações adicionais” que é a segunda parte, e o que o grupo já conversou.',
    },
  ],
  faqs: [
    {
      question: 'E se a mensagem começar depois de 1h40 de vídeo?',
      answer: [
        'O campo vai até 99:59. Nesse caso, cole no formulário só a transcrição da mensagem, sem marcar os tempos.',
      ],
    },
    {
      question: 'As marcações valem para a transcrição colada?',
      answer: [
        'Valem quando o texto colado traz os tempos, como o do painel do YouTube ou um arquivo SRT ou VTT. Em texto comum não há tempos para recortar.',
      ],
    },
  ],
}
