/** `ease` is the least reading ease (Martins et al. 1996) that suits the age. */
export type GroupCase = { name: string; profile: string; minutes: number; ease: number }

/** Ages and lengths from end to end of what the form takes. */
export const GROUPS: readonly GroupCase[] = [
  { name: 'crianças', profile: 'Crianças de 7 a 10 anos', minutes: 30, ease: 75 },
  { name: 'adolescentes', profile: 'Adolescentes de 13 a 16 anos', minutes: 45, ease: 50 },
  { name: 'casais', profile: 'Casais com filhos pequenos', minutes: 60, ease: 50 },
  { name: 'idosos', profile: 'Grupo da terceira idade', minutes: 120, ease: 50 },
  { name: 'sem perfil', profile: '', minutes: 5, ease: 50 },
]

/** The meeting that the figures of meaning are taken from. */
export const HOUR: GroupCase = { name: 'adultos', profile: 'Adultos', minutes: 60, ease: 50 }
