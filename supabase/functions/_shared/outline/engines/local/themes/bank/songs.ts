import type { ThemeId } from '../theme-ids.ts'

/**
 * Songs that most churches of Brazil know, by what they sing of. Only their names: the words belong to who wrote them.
 */
export const SONGS: Readonly<Record<ThemeId, readonly [old: string, newer: string]>> = {
  ansiedade: ['Em Jesus Amigo Temos', 'Aquieta Minh’alma'],
  medo: ['Castelo Forte', 'Oceanos'],
  sofrimento: ['Sou Feliz com Jesus', 'Bondade de Deus'],
  luto: ['Sou Feliz com Jesus', 'Porque Ele Vive'],
  esperanca: ['Firme nas Promessas', 'Porque Ele Vive'],
  gratidao: ['Conta as Bênçãos', 'Te Agradeço'],
  graca: ['Maravilhosa Graça', 'Ousado Amor'],
  perdao: ['Alvo Mais que a Neve', 'Quebrantado'],
  salvacao: ['Tal Como Estou', 'Aos Pés da Cruz'],
  cruz: ['Rude Cruz', 'Quebrantado'],
  ressurreicao: ['Porque Ele Vive', 'Cristo Já Ressuscitou'],
  volta: ['Vencendo Vem Jesus', 'Porque Ele Vive'],
  fe: ['Firme nas Promessas', 'Oceanos'],
  obediencia: ['Tudo Entregarei', 'Vaso Novo'],
  santidade: ['Santo, Santo, Santo', 'Renova-me'],
  tentacao: ['Castelo Forte', 'Renova-me'],
  identidade: ['Tal Como Estou', 'Bom Pai'],
  arrependimento: ['Manso e Suave', 'Quebrantado'],
  oracao: ['Bendita a Hora de Oração', 'Em Jesus Amigo Temos'],
  palavra: ['Firme nas Promessas', 'Castelo Forte'],
  adoracao: ['Santo, Santo, Santo', 'Quão Grande É o Meu Deus'],
  espirito: ['Vaso Novo', 'Renova-me'],
  discipulado: ['Tudo Entregarei', 'Renova-me'],
  descanso: ['Mais Perto Quero Estar', 'Aquieta Minh’alma'],
  familia: ['Eu e Minha Casa', 'Tu És Fiel, Senhor'],
  casamento: ['Eu e Minha Casa', 'Tu És Fiel, Senhor'],
  filhos: ['Eu e Minha Casa', 'Bom Pai'],
  amizade: ['Em Jesus Amigo Temos', 'Corpo e Família'],
  trabalho: ['Tudo Entregarei', 'Consagração'],
  generosidade: ['Tudo Entregarei', 'Conta as Bênçãos'],
  comunhao: ['Corpo e Família', 'Jesus, em Tua Presença'],
  servico: ['Vaso Novo', 'Consagração'],
  missao: ['A Deus Demos Glória', 'Porque Ele Vive'],
  proximo: ['Corpo e Família', 'Maravilhosa Graça'],
  justica: ['Castelo Forte', 'Rude Cruz'],
  fidelidade: ['Tu És Fiel, Senhor', 'Bondade de Deus'],
  humildade: ['Vaso Novo', 'Quebrantado'],
  sabedoria: ['Firme nas Promessas', 'Tu És Fiel, Senhor'],
  proposito: ['Tudo Entregarei', 'Consagração'],
  criacao: ['Grandioso És Tu', 'Quão Grande É o Meu Deus'],
  espera: ['Tu És Fiel, Senhor', 'Aquieta Minh’alma'],
  lingua: ['Renova-me', 'Vaso Novo'],
}

/** Where the subject is not known. */
export const SONGS_FOR_ANY = ['Tu És Fiel, Senhor', 'Porque Ele Vive'] as const
