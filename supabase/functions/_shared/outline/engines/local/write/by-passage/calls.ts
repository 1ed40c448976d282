/**
 * What the evening comes to where no words of the preacher's say it: what Jesus did, said so that whoever never heard it
 * understands, and a way to answer in which nobody is put before the others.
 */
export const CALLS: readonly string[] = [
  'Tudo o que lemos hoje chega aqui: Jesus morreu pelos nossos pecados e ressuscitou, e quem confia nele é recebido como está. Se você ainda não confia, fale com ele hoje, com as suas palavras. Se já confia, volte a descansar nele.',
  'Ninguém precisa sair daqui tentando merecer alguma coisa. Jesus levou na cruz o que era nosso e ressuscitou; por isso podemos recomeçar. Quem quiser confiar nele hoje pode ficar um pouco depois, e oramos juntos.',
  'Antes de nos pedir um passo, Deus nos deu o seu Filho: Jesus morreu em nosso lugar e está vivo. Diga sim a ele, pela primeira vez ou outra vez, e é dele que vem a força para a semana.',
  'Se alguma coisa hoje apertou o coração, leve a Jesus. Ele morreu pelos nossos pecados, ressuscitou e não manda embora quem vem a ele. Se você nunca fez isso, pode ser hoje; quem conduz fica por perto.',
  'O que não conseguimos ser, Jesus foi por nós até o fim: morreu pelos nossos pecados e ressuscitou. Confiar nele é largar a conta que não fecha e receber o que ele dá. Pode ser agora, em silêncio, aí onde você está.',
]
