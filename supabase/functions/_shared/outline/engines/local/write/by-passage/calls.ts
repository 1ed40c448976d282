/**
 * What the evening comes to where no words of the preacher's say it, right behind the point of the passage: what Jesus did,
 * said so that whoever never heard it understands, and a way to answer in which nobody is put before the others. Short: it
 * is the same whatever was preached.
 */
export const CALLS: readonly string[] = [
  'Sozinho ninguém chega lá: Jesus morreu pelos nossos pecados, ressuscitou e recebe como está quem confia nele.',
  'Isso não se merece, se recebe: Jesus morreu e ressuscitou por nós. Quem quiser confiar nele hoje pode ficar um pouco depois, e oramos juntos.',
  'A força para viver assim vem de Jesus, que morreu por nós e está vivo. Diga sim a ele, pela primeira vez ou outra vez.',
  'Se alguma coisa hoje apertou o coração, leve a Jesus: ele morreu por nós, ressuscitou e não manda embora quem vem.',
  'O que não conseguimos ser, Jesus foi por nós até o fim, até a cruz; e vive. Confiar nele pode ser agora, em silêncio, aí onde você está.',
]
