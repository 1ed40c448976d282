import type { ThemeBank } from './theme-bank.ts'
import * as character from './bank/character.ts'
import * as church from './bank/church.ts'
import * as gospel from './bank/gospel.ts'
import * as heart from './bank/heart.ts'
import * as home from './bank/home.ts'
import * as practices from './bank/practices.ts'
import * as walk from './bank/walk.ts'
import { THEME_WORDS, type ThemeId, type ThemeWords } from './theme-words.ts'

export type Theme = {
  id: ThemeId
  /** With its article, as it stands in a sentence: 'a ansiedade e a paz'. */
  name: string
  bank: ThemeBank
  words: ThemeWords
  /** Said with care: somebody in the room may be living it. */
  sensitive: boolean
}

const SENSITIVE: ReadonlySet<ThemeId> = new Set(['ansiedade', 'sofrimento', 'luto', 'perdao'])

const ROWS: readonly (readonly [ThemeId, string, ThemeBank])[] = [
  ['ansiedade', 'a ansiedade e a paz', heart.ansiedade],
  ['medo', 'o medo e a coragem', heart.medo],
  ['sofrimento', 'o sofrimento e o cuidado de Deus', heart.sofrimento],
  ['luto', 'o luto e o consolo', heart.luto],
  ['esperanca', 'a esperança', heart.esperanca],
  ['gratidao', 'a gratidão', heart.gratidao],
  ['graca', 'a graça e a volta para casa', gospel.graca],
  ['perdao', 'o perdão', gospel.perdao],
  ['salvacao', 'a salvação pela fé', gospel.salvacao],
  ['cruz', 'a cruz de Cristo', gospel.cruz],
  ['ressurreicao', 'a ressurreição', gospel.ressurreicao],
  ['volta', 'a volta de Cristo', gospel.volta],
  ['fe', 'a fé', walk.fe],
  ['obediencia', 'a obediência', walk.obediencia],
  ['santidade', 'a santidade', walk.santidade],
  ['tentacao', 'a tentação', walk.tentacao],
  ['identidade', 'a identidade em Cristo', walk.identidade],
  ['arrependimento', 'o arrependimento', walk.arrependimento],
  ['oracao', 'a oração', practices.oracao],
  ['palavra', 'a Palavra de Deus', practices.palavra],
  ['adoracao', 'a adoração', practices.adoracao],
  ['espirito', 'a vida no Espírito Santo', practices.espirito],
  ['discipulado', 'o discipulado', practices.discipulado],
  ['descanso', 'o descanso', practices.descanso],
  ['familia', 'a família', home.familia],
  ['casamento', 'o casamento', home.casamento],
  ['filhos', 'a criação dos filhos', home.filhos],
  ['amizade', 'a amizade', home.amizade],
  ['trabalho', 'o trabalho', home.trabalho],
  ['generosidade', 'o dinheiro e a generosidade', home.generosidade],
  ['comunhao', 'a comunhão e a unidade', church.comunhao],
  ['servico', 'o serviço', church.servico],
  ['missao', 'a missão', church.missao],
  ['proximo', 'o amor ao próximo', church.proximo],
  ['justica', 'a justiça e a misericórdia', church.justica],
  ['fidelidade', 'a fidelidade de Deus', church.fidelidade],
  ['humildade', 'a humildade', character.humildade],
  ['sabedoria', 'a sabedoria', character.sabedoria],
  ['proposito', 'o chamado e o propósito', character.proposito],
  ['criacao', 'a criação', character.criacao],
  ['espera', 'a espera e a paciência', character.espera],
  ['lingua', 'o poder das palavras', character.lingua],
]

export const THEMES: readonly Theme[] = ROWS.map(([id, name, bank]) => ({
  id,
  name,
  bank,
  words: THEME_WORDS[id],
  sensitive: SENSITIVE.has(id),
}))
