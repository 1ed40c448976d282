import { describe, expect, it } from 'vitest'
import { plain } from './leader-text.ts'
import { situationsIn } from './situations.ts'

const notesOn = (text: string) =>
  situationsIn(plain(text))
    .map(({ note }) => note)
    .join('\n')

describe('situationsIn', () => {
  it.each([
    ['Uma delas está se separando do marido', /casamento de alguém do grupo/],
    ['Um casal em crise', /casamento de alguém do grupo/],
    ['Uma delas está com depressão e o grupo sabe', /falta fé/],
    ['Uma está com câncer', /não prometa cura/],
    ['Dois estão desempregados', /“provisão”/],
    ['um irmão perdeu o emprego', /“provisão”/],
    ['um irmão com vício em jogos', /não precisa contar a sua história/],
    ['Homens, alguns em recuperação do álcool', /não precisa contar a sua história/],
    ['mães cujos filhos estão longe da igreja', /ninguém procura o erro deles/],
    ['Senhoras, algumas cansadas de orar pelos filhos', /ninguém procura o erro deles/],
    ['um casal não consegue engravidar', /Filho não é prêmio/],
    ['Algumas moram sozinhas', /quem liga para quem/],
    ['Uma irmã sofre violência do marido', /Ligue 180/],
    ['Um rapaz tentou suicídio no mês passado', /188/],
    ['Dona Rita cuida da mãe acamada', /aceitar ajuda/],
  ])('hears it in what the leader wrote: %s', (text, note) => {
    expect(notesOn(text)).toMatch(note)
  })

  it.each([
    'Adultos, casados e solteiros',
    'Ninguém está desempregado',
    'Não há doentes no grupo',
    'Enfermeiras que trabalham em hospital',
    'Quero falar de ansiedade',
    'Jovens que gostam de jogos',
  ])('takes nothing for one that is none: %s', (text) => {
    expect(situationsIn(plain(text))).toEqual([])
  })

  it('looks after two at most, the graver first', () => {
    const all = situationsIn(plain('Um está desempregado, outra com câncer, outra com depressão'))
    expect(all).toHaveLength(2)
    expect(all[0]?.note).toMatch(/falta fé/)
  })

  it('names, heals and blames nobody', () => {
    const texts = situationsIn(plain('depressão, desempregado')).flatMap((one) => [
      one.before,
      one.prayer,
    ])
    expect(texts.join(' ')).not.toMatch(/será curad|vai ser curad|por falta de/)
  })
})
