/** In the order in which they happen; sent as `progress` events while an outline is made. */
export const GENERATION_STAGES = ['transcript', 'references', 'writing', 'checking'] as const

export type GenerationStage = (typeof GENERATION_STAGES)[number]
