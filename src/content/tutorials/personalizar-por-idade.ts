import { TUTORIAL_SCREENS } from '@/content/tutorial-screens'
import type { Tutorial } from '@/content/tutorial-types'

export const personalisingByAge: Tutorial = {
  slug: 'personalizar-por-idade',
  title: 'Personalizar por faixa etária',
  summary: 'A mesma mensagem para crianças, adolescentes, casais e idosos.',
  level: 'Intermediário',
  minutes: 7,
  prerequisites: ['Já ter gerado um esboço', 'Saber a idade aproximada e o tempo do seu grupo'],
  steps: [
    {
      title: 'Comece pela idade e pelo tempo',
      text: [
        'No “Perfil do grupo”, escreva a faixa de idade em números: “crianças de 5 a 10 anos”. Números valem mais do que palavras como “turminha” ou “jovens adultos”. Ajuste também a “Duração”: 20 minutos para crianças, 30 para adolescentes e 40 a 60 para adultos costumam funcionar.',
      ],
      picture: {
        screen: TUTORIAL_SCREENS.group,
        alt: 'A duração em 40 minutos e, para o perfil, grupos prontos para tocar: jovens, casais, crianças.',
      },
    },
    {
      title: 'Crianças de 5 a 10 anos',
      text: [
        'Peça o que ajuda a fixar: “usar um objeto da casa, uma pergunta de cada vez e uma frase para repetir com os pais”. Uma ideia só por encontro.',
      ],
      tip: 'Exemplo de perfil: “Crianças de 5 a 10 anos, doze por encontro, algumas ainda não leem”.',
    },
    {
      title: 'Adolescentes de 13 a 17 anos',
      text: [
        'Diga o que eles vivem: escola, redes sociais, amizades, dúvidas de fé. Perguntas que pedem uma escolha (“o que seria mais difícil para você?”) destravam mais do que as que pedem uma opinião.',
      ],
      tip: 'Exemplo de perfil: “Adolescentes de 13 a 17 anos, metade não é de família cristã, falam pouco no começo”.',
    },
    {
      title: 'Casais jovens, de 25 a 35 anos',
      text: [
        'Conte o momento: recém-casados, filhos pequenos, cansaço, orçamento apertado. Peça uma aplicação para o casal fazer junto em casa, e evite perguntas que exponham um ao outro na roda.',
      ],
      tip: 'Exemplo de perfil: “Casais de 25 a 35 anos, com bebês em casa; o encontro é curto e tem interrupções”.',
    },
    {
      title: 'Idosos e grupos mistos',
      text: [
        'Com idosos, peça perguntas que valorizem a memória e leituras sem pressa. Em grupos mistos, diga quem são os mais novos e os mais velhos, e peça uma pergunta que um possa fazer ao outro.',
      ],
    },
    {
      title: 'Diga também o tempo de fé',
      text: [
        'Idade não é tudo. “Três pessoas estão lendo a Bíblia pela primeira vez” muda o vocabulário do esboço inteiro. Se houver visitantes, escreva em “Informações adicionais”, dentro de “Mais opções”.',
      ],
    },
    {
      title: 'Salve o grupo para a próxima semana',
      text: [
        'Abaixo do perfil, toque em “Salvar este grupo para a próxima vez” e dê um nome a ele. Da próxima vez, um toque nesse nome preenche o tipo, a duração e o perfil. Você pode ter um grupo de crianças, um de casais, e escolher na hora. Em “Ver e editar meus grupos”, mude o que mudou.',
        'Quando o grupo já tem um esboço, aparece a opção Começar com “Como foi?”: o encontro abre com o desafio da semana anterior, em 5 minutos que saem do tempo pedido.',
        'Lidera mais de um grupo? Na página de um esboço pronto, em “Mais”, “Duplicar para outro grupo” faz um para cada grupo que você marcar, com o mesmo vídeo.',
      ],
      tip: 'Marque “Como foi?” só se o desafio chegou mesmo ao grupo.',
    },
    {
      title: 'Compare e ajuste',
      text: [
        'Gere, leia em voz alta e imagine cada pessoa respondendo. Se uma pergunta não cabe na boca de ninguém do grupo, ajuste o perfil e gere de novo. Em duas ou três semanas você terá o perfil certo.',
      ],
    },
  ],
  faqs: [
    {
      question: 'Posso escrever o nome das pessoas no perfil?',
      answer: [
        'Não é preciso, e pedimos que não escreva, sobretudo nomes de crianças. “Uma mãe que perdeu o emprego” ajuda o esboço tanto quanto o nome dela e protege quem confiou em você.',
      ],
    },
    {
      question: 'Preciso preencher o perfil?',
      answer: [
        'É opcional. Sem ele, o esboço é feito para um grupo de adultos. Duas linhas já fazem diferença.',
      ],
    },
  ],
}
