import { TUTORIAL_SCREENS } from '@/content/tutorial-screens'
import type { Tutorial } from '@/content/tutorial-types'

export const gettingStarted: Tutorial = {
  slug: 'primeiros-passos',
  title: 'Primeiros passos: seu primeiro esboço',
  summary: 'Da conta nova ao esboço na mão, para levar ao encontro desta semana.',
  level: 'Iniciante',
  minutes: 5,
  prerequisites: [
    'Um e-mail que você consiga abrir agora',
    'O link de um vídeo da mensagem no YouTube',
  ],
  steps: [
    {
      title: 'Crie a sua conta',
      text: [
        'Toque em “Cadastre-se”, preencha nome, e-mail e uma senha de pelo menos 6 caracteres, e envie. Você recebe um e-mail de confirmação: abra e toque no link.',
        'O teste gratuito vale por 7 dias, com até 10 esboços. Não pedimos cartão.',
      ],
      tip: 'O e-mail não chegou? Procure também em “Spam” ou “Lixo eletrônico”. Na própria tela há um botão para reenviar.',
      picture: {
        screen: TUTORIAL_SCREENS.signUp,
        alt: 'A tela “Criar Conta” com nome, e-mail e senha preenchidos.',
      },
    },
    {
      title: 'Cole o link do vídeo',
      text: [
        'Em “Criar Esboço”, cole o link no campo “URL do vídeo do YouTube”. No celular, use o botão “Compartilhar” do YouTube e depois “Copiar link”. Servem também os links curtos, os do celular e os de transmissões que já terminaram.',
      ],
      picture: {
        screen: TUTORIAL_SCREENS.link,
        alt: 'O vídeo encontrado: a capa, o título, o texto bíblico, quem prega e os minutos, com “Trocar vídeo” ao lado.',
      },
    },
    {
      title: 'Escolha o tipo e a duração',
      text: [
        'Em “Tipo de esboço”, escolha o que mais parece com o seu encontro, como Célula/Pequeno Grupo ou Estudo Bíblico. Depois ajuste a “Duração”: de 5 a 120 minutos, de 5 em 5.',
        'Os minutos das partes somam exatamente o tempo que você pediu.',
      ],
      tip: 'Conte só o tempo de conversa. Se o encontro tem louvor e lanche, deixe esses minutos de fora.',
    },
    {
      title: 'Conte como é o seu grupo',
      text: [
        'Em “Perfil do grupo”, escreva como explicaria a um amigo: “casais de 25 a 35 anos, alguns novos na fé, com filhos pequenos”. Em “Mais opções”, o campo “Informações adicionais” recebe o que for próprio desta semana, como o tema do mês ou a presença de visitantes.',
        'Se a mensagem faz parte de uma série, diga em “Mais opções”: o próximo esboço abre lembrando o anterior, e no fim você imprime a série inteira.',
      ],
      tip: 'Descreva o grupo, não as pessoas. Não escreva nomes, doenças ou histórias que alguém contou em confiança.',
    },
    {
      title: 'Gere, leia e ajuste',
      text: [
        'Toque em “Gerar Esboço”. Em geral, de 15 a 45 segundos; um vídeo longo pode levar alguns minutos. Leia tudo uma vez, com a Bíblia aberta, e escolha as perguntas que combinam com o seu grupo.',
        'Para mudar uma frase, toque nela e escreva; a tecla Enter começa uma linha nova. O que você muda é salvo sozinho.',
        'O esboço fica guardado no “Histórico de Esboços”, no Dashboard.',
      ],
      picture: {
        screen: TUTORIAL_SCREENS.history,
        alt: 'O “Histórico de Esboços” no Dashboard, com três esboços guardados.',
      },
    },
    {
      title: 'Leve para o encontro',
      text: [
        'Copie o texto, imprima, baixe em Word ou envie por WhatsApp ou e-mail a quem conduz com você.',
        'Em “Mais” estão os links. Em “Link para o grupo”, cada um abre a folha dos participantes no próprio celular, sem conta. Em “Compartilhar com líderes”, outro líder vê o esboço e escolhe “Guardar nos meus esboços”: fica com uma cópia só dele. Você encerra o link quando quiser.',
        'Na hora, toque em “Modo encontro”: uma parte por vez, em letra grande, com o tempo que resta. Um esboço que você já abriu neste aparelho funciona também sem internet.',
      ],
      picture: {
        screen: TUTORIAL_SCREENS.share,
        alt: 'Um esboço aberto com “Modo encontro”, “Editar” e “WhatsApp” ao pé da tela, e em “Mais”: Copiar, Baixar Word, E-mail, Imprimir e os links.',
      },
    },
  ],
  faqs: [
    {
      question: 'Preciso instalar alguma coisa?',
      answer: [
        'Não. O Esboça funciona no navegador do celular e do computador. Para baixar em Word, basta ter um programa que abra arquivos .docx.',
      ],
    },
    {
      question: 'Posso fazer dois esboços da mesma mensagem?',
      answer: [
        'Sim. Mude o perfil do grupo ou a duração e gere de novo. Cada esboço diferente conta como um.',
      ],
    },
  ],
}
