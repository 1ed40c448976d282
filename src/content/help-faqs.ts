import { paths } from '@/lib/paths'
import { PUSH_PUBLIC_KEY } from '@/lib/push-key'
import type { Faq } from './faq-types'
import { NO_TRANSCRIPT, TRANSCRIPT_WAYS, wayInWords } from './transcript-ways'

/** The questions of the help centre (HELP-1). Numbers repeat the limits of the contract; a test holds them together. */
export const HELP_FAQS: readonly Faq[] = [
  {
    question: 'O que o Esboça faz?',
    answer: [
      'Você cola o link do vídeo da mensagem no YouTube e conta como é o seu grupo. O Esboça lê a transcrição do vídeo e escreve um esboço em português: quebra-gelo, resumo da mensagem, perguntas para discussão, aplicação prática, conclusão e desafio, com os minutos de cada parte e os textos bíblicos relacionados.',
      'Há quatro tipos: Célula/Pequeno Grupo, Estudo Bíblico, Sermão e Devocional. O esboço pronto é seu: para mudar uma frase, toque nela. No dia, o “Modo encontro” mostra uma parte por vez, em letra grande e com o relógio.',
    ],
    link: { to: paths.tutorials, text: 'Ver os tutoriais' },
  },
  {
    question: 'Quanto tempo leva, e qual é o tamanho de vídeo recomendado?',
    answer: [
      'Em geral, de 15 a 45 segundos. Um vídeo longo pode levar alguns minutos. A tela mostra em que etapa estamos, e o esboço pronto fica guardado no seu histórico.',
      ...(PUSH_PUBLIC_KEY
        ? [
            'Se passar de meio minuto, aparece “Avisar quando ficar pronto”, nos aparelhos que mostram notificações. O aviso não traz o título nem nada do esboço.',
          ]
        : []),
      'Recomendamos vídeos de até 1h30. Se o vídeo é do culto inteiro, abra “Mais opções” e, ali, “Configurações avançadas”, e diga em que minuto a mensagem começa e em que minuto termina: o esboço fica mais fiel e mais rápido.',
    ],
  },
  {
    question: 'E se o vídeo não tiver legendas?',
    answer: [
      'O Esboça trabalha com o que foi dito na mensagem. Se o vídeo não tem legendas, ou se o YouTube não nos deixa lê-las, abra “Mais opções” e cole a transcrição no campo “Transcrição do vídeo (opcional)”. Arquivos de legenda (SRT e VTT) e texto comum também servem.',
      ...TRANSCRIPT_WAYS.map(wayInWords),
      NO_TRANSCRIPT,
      'Sem transcrição, nada é inventado: o esboço não é gerado e nada é descontado.',
    ],
  },
  {
    question: 'Preciso descrever o meu grupo toda semana?',
    answer: [
      'Não. Escolha o tipo, descreva o grupo uma vez e toque em “Salvar este grupo para a próxima vez”. Na outra semana, um toque no nome dele preenche o formulário. Para mudar ou excluir, vá a “Meus grupos”.',
      'Quando o grupo já tem um esboço, o próximo encontro pode abrir com “Como foi?”: 5 minutos, dentro do tempo que você pediu, para contar como foi o desafio da semana anterior. A opção aparece abaixo dos grupos, em encontros de 20 minutos ou mais.',
      'Se a sua igreja tem uma ordem para o encontro, escolha-a em “Ordem do encontro”, ao editar o grupo: 4 Es, ou Louvor, Palavra e Oração, ou blocos com os nomes que vocês usam e os minutos do lanche e dos avisos. O esboço continua inteiro, cada parte no seu bloco.',
      'Tem mais de um grupo? Na página do esboço, toque em “Mais” e em “Duplicar para outro grupo” e marque para quais. O Esboça faz um para cada grupo, com o mesmo vídeo, e antes diz quantos esboços isso usa do seu limite.',
      'A mensagem é parte de uma série? Diga em “Mais opções”, em “Faz parte de uma série?”, ou depois, em “Mais” e “Série”, na página do esboço. O próximo abre lembrando a mensagem anterior, o histórico junta os esboços da série, e você imprime todos em um caderno.',
    ],
    link: { to: paths.groups, text: 'Ver meus grupos' },
  },
  {
    question: 'Como levo o esboço ao grupo e a outros líderes?',
    answer: [
      'Na página do esboço, copie o texto, baixe em Word ou envie por WhatsApp ou e-mail. Em “Imprimir” há duas folhas: a do líder, inteira, e a dos participantes, só com os textos bíblicos, as perguntas e o desafio.',
      'Em “Mais”, “Link para o grupo” cria um link que cada um abre no próprio celular, sem conta, e mostra a folha dos participantes. Se você mudar o esboço, a folha muda junto.',
      'Ali também, “Compartilhar com líderes” cria um link para quem lidera outro grupo. Quem abre entra na própria conta e escolhe “Guardar nos meus esboços”: fica com uma cópia, que pode editar e que não conta nos esboços do mês. O perfil do seu grupo não vai junto.',
      'Você escolhe até quando o link vale e pode encerrá-lo antes.',
    ],
    link: { to: paths.tutorials, text: 'Ver o passo a passo' },
  },
  {
    question: 'Como funciona o teste gratuito?',
    answer: [
      'São 7 dias, com até 10 esboços, a contar da criação da conta. Não pedimos cartão. Quando o teste termina, nada é cobrado: você decide se quer assinar, e os esboços que já criou continuam no seu histórico.',
    ],
    link: { to: paths.signUp, text: 'Criar uma conta' },
  },
  {
    question: 'Quanto custa, e o que conta como um esboço?',
    answer: [
      'O plano custa R$ 19,90 por mês e dá direito a 20 esboços por mês. A contagem recomeça no primeiro dia de cada mês, à meia-noite no horário de Brasília. O que não foi usado não passa para o mês seguinte.',
      'Quando a página do plano oferece o Pix, dá para pagar um mês de cada vez, pelo mesmo preço: ele vale 30 dias a contar do pagamento, com até 20 esboços, e não se renova.',
      'Uma geração que falha não é descontada, seja qual for o motivo: vídeo privado, legendas indisponíveis, queda da conexão ou problema do nosso lado. Um toque repetido conta uma vez só.',
      'Editar, imprimir, enviar e guardar uma cópia de outro líder não contam. E em cada esboço você pode usar até 6 vezes “Pedir outra versão”, que escreve de novo uma parte: também não conta.',
    ],
    link: { to: paths.pricing, text: 'Ver o plano' },
  },
  {
    question: 'Posso cancelar quando quiser?',
    answer: [
      'Sim. O cancelamento é feito por você mesmo, em “Gerenciar Plano”, sem multa. Você continua usando o plano até o fim do período que já pagou, e os seus esboços continuam no histórico.',
      'Se desistir em até 7 dias do primeiro pagamento, o valor é devolvido por inteiro, como garante o art. 49 do Código de Defesa do Consumidor.',
    ],
    link: { to: paths.terms, text: 'Ler os termos de uso' },
  },
  {
    question: 'Posso confiar nos versículos e no resumo?',
    answer: [
      'Toda referência bíblica é conferida antes de o esboço aparecer, e o texto dos versículos vem da Bíblia Livre guardada por nós, não da memória de uma inteligência artificial. Os trechos da mensagem trazem o minuto do vídeo para você conferir, e o que foi dito no vídeo fica separado do que foi sugerido para o grupo.',
      'No fim do esboço está escrito se ele foi feito com inteligência artificial ou não. Em qualquer caso, leia antes do encontro: o esboço ajuda no preparo, e quem conhece o grupo é você.',
    ],
  },
  {
    question: 'Posso levar meus dados ou excluir minha conta?',
    answer: [
      'Sim, as duas coisas. Na sua conta você baixa um arquivo com os seus dados, para ler e imprimir ou para levar a outro serviço, e pode excluir a conta a qualquer momento; a assinatura, se houver, é cancelada antes. Os dados são apagados em até 90 dias, contando as cópias de segurança.',
    ],
    link: { to: paths.lgpd, text: 'Conhecer os seus direitos' },
  },
]
