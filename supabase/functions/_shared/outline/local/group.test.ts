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
  ])('%s: %s', (profile, band) => {
    expect(readGroup(profile, null).band).toBe(band)
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
    ['alguns são novos convertidos', 'visitors'],
    ['sem leitura em voz alta', 'noReadingAloud'],
    ['alguns não sabem ler', 'noReadingAloud'],
    ['incluir oração no final', 'prayer'],
    ['sem louvor', 'noWorship'],
    ['incluir um momento de louvor', 'worship'],
    ['sem dinâmicas', 'noGames'],
    ['quero uma dinâmica', 'activity'],
    ['encontro pelo Zoom', 'online'],
    ['há luto na família de uma irmã', 'grief'],
    ['um irmão está desempregado', 'hardTimes'],
  ] as const)('%s', (info, wish) => {
    expect(readGroup('adultos', info)[wish]).toBe(true)
    expect(readGroup('adultos', 'nada de especial')[wish]).toBe(false)
  })
})
