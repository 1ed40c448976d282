import { TUTORIAL_SCREENS } from '@/content/tutorial-screens'
import { NO_TRANSCRIPT, TRANSCRIPT_WAYS, wayInWords } from '@/content/transcript-ways'
import type { Tutorial } from '@/content/tutorial-types'

export const choosingAVideo: Tutorial = {
  slug: 'escolher-o-video',
  title: 'Como escolher um bom vídeo',
  summary: 'O que olhar antes de colar o link, e o que fazer quando o vídeo não ajuda.',
  level: 'Iniciante',
  minutes: 4,
  prerequisites: ['Acesso ao canal da sua igreja no YouTube', 'Uma conta no Esboça'],
  steps: [
    {
      title: 'Prefira o vídeo só da mensagem',
      text: [
        'Muitas igrejas publicam o culto inteiro e, depois, um corte só com a mensagem. O corte é melhor: não tem avisos nem músicas. Se só existir o culto completo, marque o início e o fim da mensagem (veja o tutorial “Marcações de tempo avançadas”).',
      ],
    },
    {
      title: 'Confira a duração',
      text: [
        'Recomendamos vídeos de até 1h30. Mensagens de 25 a 50 minutos dão os melhores esboços: há assunto de sobra, e cada parte recebe atenção.',
      ],
      tip: 'O vídeo é longo? Marque o início e o fim da mensagem em vez de mandar tudo.',
    },
    {
      title: 'Veja se há legendas em português',
      text: [
        'Abra o vídeo e ative o botão de legendas (CC). Podem ser as automáticas do YouTube. Em transmissões recém-encerradas elas demoram algumas horas para aparecer.',
      ],
    },
    {
      title: 'Confirme que o vídeo pode ser aberto',
      text: [
        'Vídeos públicos e não listados funcionam. Vídeos privados, apagados ou ainda ao vivo não podem ser lidos. Na dúvida, abra o link em uma janela anônima do navegador.',
      ],
    },
    {
      title: 'Sem legendas? Cole a transcrição',
      text: [
        'Em “Mais opções”, cole o que foi dito no campo “Transcrição do vídeo (opcional)”. Os tempos podem vir junto: o Esboça sabe separá-los. Se você tem um arquivo de legendas (.srt ou .vtt), use o botão “Escolher um arquivo”.',
        ...TRANSCRIPT_WAYS.map(wayInWords),
        NO_TRANSCRIPT,
      ],
      tip: 'Uma transcrição muito curta é recusada. Melhor isso do que um esboço que o pregador não reconheceria.',
      picture: {
        screen: TUTORIAL_SCREENS.transcript,
        alt: 'O campo “Transcrição do vídeo (opcional)” com frases e os seus tempos.',
      },
    },
  ],
  faqs: [
    {
      question: 'Posso usar a mensagem de outra igreja?',
      answer: [
        'Pode usar vídeos que estejam publicados para todos. Dê o crédito a quem pregou e não publique o esboço como se a mensagem fosse sua.',
      ],
    },
    {
      question: 'O áudio ruim atrapalha?',
      answer: [
        'Atrapalha as legendas automáticas, e o esboço depende delas. Se as legendas estiverem confusas, corrija a transcrição à mão e cole o texto.',
      ],
    },
  ],
}
