import type { Faq } from './faq-types'

export type TutorialLevel = 'Iniciante' | 'Intermediário' | 'Avançado'

export type TutorialStep = {
  title: string
  /** One string per paragraph. */
  text: readonly string[]
  tip?: string
  /** A screen of the app, in both themes; width and height in pixels. */
  picture?: {
    screen: { light: string; dark: string; width: number; height: number }
    alt: string
  }
}

export type Tutorial = {
  /** Id of its section on the page. */
  slug: string
  title: string
  summary: string
  level: TutorialLevel
  /** How long it takes to read and do. */
  minutes: number
  prerequisites: readonly string[]
  steps: readonly TutorialStep[]
  faqs: readonly Faq[]
}
