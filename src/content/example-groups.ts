/**
 * The groups of the landing page's examples (LAND-2): one message, made into an outline for each. The outlines stand in
 * `examples/<id>.md`, written by build/pictures/make-examples.ts from these very words.
 */
export const EXAMPLE_GROUPS = [
  {
    id: 'criancas',
    name: 'Crianças',
    ages: '5 a 10 anos',
    profile: 'Crianças de 5 a 10 anos',
    minutes: 20,
  },
  {
    id: 'adolescentes',
    name: 'Adolescentes',
    ages: '13 a 17 anos',
    profile: 'Adolescentes de 13 a 17 anos',
    minutes: 30,
  },
  {
    id: 'casais',
    name: 'Casais jovens',
    ages: '25 a 35 anos',
    profile: 'Casais jovens de 25 a 35 anos',
    minutes: 40,
  },
] as const

export type ExampleGroup = (typeof EXAMPLE_GROUPS)[number]

export type ExampleId = ExampleGroup['id']

/** The message they are all made from: one of the fictional ones of supabase/local/demo-videos. */
export const EXAMPLE_MESSAGE = {
  videoId: 'demo-filho1',
  /** As its video is called, with what churches put around a title. */
  videoTitle:
    'O Pai que sai de casa duas vezes | Lucas 15:11-32 | Pr. Osvaldo Lacerda | Estudo de Quarta-feira',
  title: 'O Pai que sai de casa duas vezes',
  preacher: 'Pr. Osvaldo Lacerda',
  passage: 'Lucas 15:11-32',
} as const
