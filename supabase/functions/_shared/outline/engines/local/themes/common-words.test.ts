import { describe, expect, it } from 'vitest'
import { fold } from '../../../model/words.ts'
import { stem } from '../listen/words/stem.ts'
import { THEMES } from './themes.ts'

/** The commonest words of 362 sermons, by how often they are said; names of books and of a theme's own word aside. */
const COMMON = `
  que não para deus uma ele com mas como por nós você isso aqui senhor mais está porque então muito nos assim sua essa
  sobre dos seu jesus ser tem também igreja vai quando era foi eles versículo esse até são irmãos capítulo cristo gente
  fazer todos mesmo seus agora diz paulo coisas pode pessoas estava ela bem vida ali das pelo ainda ter nosso terra disse
  vamos palavra seja homem nossa povo dia forma tudo texto vezes livro tinha todo pai quem olha vocês davi coisa acho este
  fala hoje pela todas temos toda coração apenas israel pessoa aos casa tempo depois essas nem sem jacó dizer dessa meu
  suas nome bíblia falar qual aquele faz história rei dizendo antes homens entre dele mundo pois vez grande falando fez
  lugar talvez nossos ver estou importante primeiro exemplo parte abraão bom nas estão será vou nesse minha contra nada
  fato outro tão aquilo podemos pastor outros próprio deve muitas melhor sendo algo alguns meus aqueles sei lhe esses
  devemos alguém diante alguma claro onde nessa mulher poder palavras foram disso reino pouco causa meio sim eram tua
  algumas cada somos sentido anos teu dar quê estamos tanto porém menos seguinte aquela outras versículos segundo outra
  vão quer dois quero ponto estavam qualquer parece nossas muitos moisés pergunta momento estar tenho vemos desse deles
  dias final primeira ler maior existe pedro culto joão apesar ficar exatamente através sabe novo lemos deu mim fazendo
  difícil contexto precisa havia mesma fosse elas entender precisamos boa significa questão própria veja têm ideia céus
  inclusive algum nunca poderia lado realmente queria antigo vem luz desde cidade duas três dentro enquanto apóstolo vos
  caso além novamente podem deste presença olhos pensar fica ninguém sou tinham quanto los atenção devem maneira tenha
  aula início parar levar levou leva levam leve sábado mar falou texto textos
`
  .trim()
  .split(/\s+/)

describe('common words', () => {
  it.each(COMMON)('%s shares its root with no other word of a theme', (word) => {
    const folded = fold(word)
    const meets = THEMES.flatMap(({ id, words }) =>
      [words.strong, words.medium]
        .flatMap((level) => level.split(' '))
        .filter((theirs) => theirs !== folded && stem(theirs) === stem(folded))
        // 'palavra' and 'palavras', 'oração' and 'orações' are one word
        .filter((theirs) => !theirs.startsWith(folded) && !folded.startsWith(theirs))
        .map((theirs) => `${id}: ${theirs}`),
    )
    expect(meets).toEqual([])
  })
})
