export const OUTLINE_TYPES = ['celula', 'estudo', 'sermao', 'devocional'] as const

export type OutlineType = (typeof OUTLINE_TYPES)[number]

export const OUTLINE_TYPE_LABELS = {
  celula: 'Célula/Pequeno Grupo',
  estudo: 'Estudo Bíblico',
  sermao: 'Sermão',
  devocional: 'Devocional',
} as const satisfies Record<OutlineType, string>

export function isOutlineType(value: unknown): value is OutlineType {
  return OUTLINE_TYPES.some((type) => type === value)
}
