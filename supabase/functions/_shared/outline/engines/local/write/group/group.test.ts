import { describe, expect, it } from 'vitest'
import { readGroup } from './group.ts'

describe('readGroup', () => {
  it.each([
    ['Crianças de 5 a 10 anos', 'infantil'],
    ['ministério infantil', 'infantil'],
    ['5-10 anos', 'infantil'],
    ['Adolescentes 13-17', 'juvenil'],
    ['turma de 12 a 14 anos', 'juvenil'],
    ['jovens de 18 a 25 anos', 'jovens'],
    ['Jovens casais de 25 a 35 anos', 'casais'],
    ['casais com filhos pequenos', 'casais'],
    ['casais com crianças', 'casais'],
    ['jovens adultos', 'jovens'],
    ['mulheres de 30 a 50 anos', 'adultos'],
    ['pais de adolescentes', 'adultos'],
    ['professoras de crianças', 'adultos'],
    ['terceira idade', 'idosos'],
    ['acima de 60 anos', 'idosos'],
    ['60+', 'idosos'],
    ['todas as idades', 'misto'],
    ['crianças, jovens e idosos', 'misto'],
    ['de 10 a 70 anos', 'misto'],
    ['empresários do bairro', 'adultos'],
    ['crianças de 6 a 10 anos', 'infantil'],
    ['turma de 8 a 11 anos', 'infantil'],
    ['dos 7 aos 10 anos', 'infantil'],
    ['5, 6 e 7 anos', 'infantil'],
    ['crianças filhas de membros, de 6 a 10 anos', 'infantil'],
    ['sou professora de crianças de 4 a 6 anos', 'infantil'],
    ['ministério infantil de 4 a 6 anos', 'infantil'],
    ['adolescentes de 13 a 16', 'juvenil'],
    ['12/13 anos', 'juvenil'],
    ['alunos do 6º ao 9º ano', 'juvenil'],
    ['casais de 25 a 35 anos, com filhos pequenos', 'casais'],
    ['idosos acima de 65', 'idosos'],
    ['mulheres acima de 60 anos', 'idosos'],
    ['adultos acima de 18 anos', 'adultos'],
    ['até 30 anos', 'jovens'],
    ['adultos e crianças de 6 a 10 anos', 'misto'],
    ['pais e filhos', 'misto'],
  ])('%s: %s', (profile, band) => {
    expect(readGroup(profile, null).band).toBe(band)
  })

  it.each([
    ['10 a 15 pessoas, maioria mulheres', 'adultos'],
    ['12 adultos, 20 anos de igreja', 'adultos'],
    ['adultos, de 8 a 12 pessoas', 'adultos'],
    ['somos 8 a 12', 'adultos'],
    ['jovens, 5 a 8 pessoas', 'jovens'],
    ['10 crianças de 6 a 8 anos', 'infantil'],
    ['encontro às 19:30 com mulheres', 'adultos'],
  ])('takes a number of people or a time for no age: %s', (profile, band) => {
    expect(readGroup(profile, null).band).toBe(band)
  })

  it.each([
    ['Adultos, 3 anos de fé', 'adultos'],
    ['adultos com 5 anos de conversão', 'adultos'],
    ['nos reunimos há 7 anos', 'adultos'],
    ['nos reunimos a 7 anos', 'adultos'],
    ['homens convertidos há menos de 3 anos', 'adultos'],
    ['recém-convertidos, 3 anos de igreja', 'adultos'],
    ['adolescentes, 3 anos de igreja', 'juvenil'],
    ['15 anos de casados', 'casais'],
    ['Homens de 30 a 50 anos, casados na maioria', 'adultos'],
    ['Casais: homens e mulheres de 30 anos', 'casais'],
    ['a igreja tem 15 anos', 'adultos'],
    ['adultos que estudaram Romanos 5 a 8', 'adultos'],
    ['lemos os capítulos 5 a 8', 'adultos'],
  ])('takes years of something, and chapters, for no age: %s', (profile, band) => {
    expect(readGroup(profile, null).band).toBe(band)
  })

  it.each([
    ['adultos, alguns com filhos de 6 anos', 'adultos'],
    ['mães com filhos entre 3 e 10 anos', 'adultos'],
    ['mulheres de 40 a 60 anos com netos de 5 anos', 'adultos'],
    ['mulheres com filhos adolescentes de 13 a 17 anos', 'adultos'],
    ['pais de crianças de 6 a 10 anos', 'adultos'],
    ['professoras de crianças de 4 a 6 anos', 'adultos'],
    ['professores da EBD infantil de 4 a 10 anos', 'adultos'],
    ['líderes do ministério infantil', 'adultos'],
    ['jovens que trabalham com crianças', 'jovens'],
  ])('takes the ages of those whom the group looks after for no age: %s', (profile, band) => {
    expect(readGroup(profile, null).band).toBe(band)
  })

  it.each([
    ['nenhum casal', 'adultos'],
    ['não temos crianças', 'adultos'],
    ['sem crianças nem adolescentes', 'adultos'],
    ['não temos crianças, só adolescentes', 'juvenil'],
    ['nenhum casal, só solteiros de 20 a 30 anos', 'jovens'],
    ['não só casais, mas também noivos', 'casais'],
  ])('hears who is not there: %s', (profile, band) => {
    expect(readGroup(profile, null).band).toBe(band)
  })

  // src/messages/create/create.ts
  it.each([
    ['Jovens, de 18 a 29 anos', 'jovens', ['young']],
    ['Adolescentes, de 13 a 17 anos', 'juvenil', ['teens', 'young']],
    ['Casais, de 25 a 45 anos', 'casais', ['couples', 'adults']],
    ['Mulheres, de 25 a 60 anos', 'adultos', ['women', 'adults']],
    ['Homens, de 25 a 60 anos', 'adultos', ['men', 'adults']],
    ['Homens, de 25 a 60 anos, casados', 'adultos', ['men', 'adults']],
    ['Senhoras, a partir de 60 anos', 'idosos', ['women', 'elderly', 'long-believers', 'adults']],
    ['Crianças, de 5 a 10 anos', 'infantil', []],
    ['Pessoas novas na fé, de várias idades', 'misto', ['new-believers', 'adults', 'young']],
  ])('knows who is meant by the profile that the form offers: %s', (profile, band, audiences) => {
    expect(readGroup(profile, null)).toMatchObject({ band, audiences })
  })

  it.each([
    ['Adultos, casados e solteiros', 'adultos', ['singles', 'couples', 'adults']],
    ['casais e solteiros', 'adultos', ['singles', 'couples', 'adults']],
    ['Jovens casados e solteiros, de 20 a 30 anos', 'jovens', ['singles', 'couples', 'young']],
    ['casados e não casados', 'adultos', ['couples', 'adults']],
    ['Casais, nenhum solteiro', 'casais', ['couples', 'adults']],
    ['homens e mulheres', 'adultos', ['women', 'men', 'adults']],
    ['homens e mulheres casados', 'casais', ['women', 'men', 'couples', 'adults']],
    ['jovens e idosos', 'misto', ['adults', 'young']],
    ['jovens e adultos', 'misto', ['adults', 'young']],
    ['adultos e idosos', 'misto', ['adults', 'young']],
    ['casais com e sem filhos', 'casais', ['couples', 'adults']],
    ['casais, uns com filhos e outros sem', 'casais', ['couples', 'adults']],
    ['casais com filhos', 'casais', ['parents', 'couples', 'adults']],
  ])('takes no part of a mixed group for all of it: %s', (profile, band, audiences) => {
    expect(readGroup(profile, null)).toMatchObject({ band, audiences })
  })

  it('is adults where nothing is told, and reads the additional information then', () => {
    expect(readGroup(null, null).band).toBe('adultos')
    expect(readGroup(null, 'será com adolescentes').band).toBe('juvenil')
    expect(readGroup('idosos', 'os jovens ajudam na cozinha').band).toBe('idosos')
  })

  it('reads how many people come', () => {
    expect(readGroup('grupo de 15 pessoas', null).size).toBe(15)
    expect(readGroup('8 casais', null).size).toBe(16)
    expect(readGroup('casais', null).size).toBeNull()
  })

  it.each([
    ['teremos visitantes', 'visitors'],
    ['uma amiga vem pela primeira vez', 'visitors'],
    ['alguns não são crentes', 'visitors'],
    ['sem leitura em voz alta', 'noReadingAloud'],
    ['alguns não sabem ler', 'noReadingAloud'],
    ['incluir oração no final', 'prayer'],
    ['não deixe de incluir oração', 'prayer'],
    ['sem oração', 'noPrayer'],
    ['não quero oração', 'noPrayer'],
    ['sem oração em voz alta', 'silentPrayer'],
    ['ninguém gosta de orar em voz alta', 'silentPrayer'],
    ['oração silenciosa no fim', 'silentPrayer'],
    ['sem louvor', 'noWorship'],
    ['incluir um momento de louvor', 'worship'],
    ['sem dinâmicas', 'noGames'],
    ['quero uma dinâmica', 'activity'],
    ['encontro pelo Zoom', 'online'],
    ['há luto na família de uma irmã', 'grief'],
    ['uma irmã perdeu o marido', 'grief'],
    ['perderam um bebê', 'grief'],
    ['a morte do pai de uma irmã', 'grief'],
  ] as const)('%s', (info, wish) => {
    expect(readGroup('adultos', info)[wish]).toBe(true)
    expect(readGroup('adultos', 'nada de especial')[wish]).toBe(false)
  })
  it.each([
    ['um irmão perdeu o emprego', 'grief'],
    ['ninguém está de luto', 'grief'],
    ['sem visitantes', 'visitors'],
    ['não teremos visitantes', 'visitors'],
    ['líder pela primeira vez', 'visitors'],
    ['alguns são novos convertidos', 'visitors'],
    ['ajudar quem luta com jogos de azar', 'activity'],
    ['um irmão com vício em jogos', 'activity'],
    ['não quero uma dinâmica', 'activity'],
    ['sem oração em voz alta', 'noPrayer'],
    ['sem tempo para oração', 'prayer'],
    ['o encontro não é online', 'online'],
  ] as const)('%s: not %s', (info, wish) => {
    expect(readGroup('adultos', info)[wish]).toBe(false)
  })

  it.each(['nenhum casal', 'não temos crianças'])('keeps the band of the profile: %s', (info) => {
    expect(readGroup('jovens', info).band).toBe('jovens')
  })
})
