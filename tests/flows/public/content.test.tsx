import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { MONTHLY_REQUESTS, PRICE_BRL, TRIAL_DAYS, TRIAL_REQUESTS } from '@contract/limits'
import { MEETING_TYPES } from '@contract/meeting/meeting-types'
import { ARTICLE_SUMMARIES } from '@/content/article-summaries'
import { findArticle } from '@/content/articles'
import { HELP_FAQS } from '@/content/help-faqs'
import { LANDING_FAQS } from '@/content/landing-faqs'
import { COOKIES } from '@/content/legal/cookies'
import type { LegalDocument } from '@/content/legal/legal-types'
import { LGPD } from '@/content/legal/lgpd'
import { PRIVACY } from '@/content/legal/privacy'
import { TERMS } from '@/content/legal/terms'
import { TUTORIALS } from '@/content/tutorials'
import { formatMoney } from '@/lib/formats'
import {
  findReferenceCandidates,
  findReferences,
} from '../../../supabase/functions/_shared/bible/references/find-references'
import { verseText } from '../../../supabase/functions/_shared/bible/verse-text'

const WORDS_PER_MINUTE = 200

function elementOf(node: React.ReactNode): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>)
  return element
}

/** Words as they are read: blocks are set apart, white space counts for nothing. */
function textOf(element: HTMLElement): string {
  return element.innerHTML
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

function legalText({ title, lead, sections }: LegalDocument): string {
  return textOf(
    elementOf(
      <>
        {title} {lead}
        {sections.map((section) => (
          <div key={section.id}>
            {section.title} {section.body}
          </div>
        ))}
      </>,
    ),
  )
}

describe.each(ARTICLE_SUMMARIES)('the article $slug', ({ slug, readMinutes }) => {
  const { Body } = findArticle(slug)!
  const element = elementOf(<Body />)
  const text = textOf(element)

  it('is long enough to be of use, and takes as long to read as it says', () => {
    const words = text.split(' ').length
    expect(words).toBeGreaterThanOrEqual(600)
    expect(words).toBeLessThanOrEqual(1_050)
    expect(Math.round(words / WORDS_PER_MINUTE)).toBe(readMinutes)
  })

  it('quotes the Bible word for word, and credits it', async () => {
    const quotations = [...element.querySelectorAll('blockquote')]
    expect(quotations.length).toBeGreaterThanOrEqual(3)
    for (const quotation of quotations) {
      const [found] = findReferences(quotation.querySelector('footer')?.textContent ?? '')
      expect(quotation.querySelector('p')?.textContent).toBe(
        found && (await verseText(found.reference)),
      )
    }
    expect(text).toContain('Bíblia Livre (BLIVRE), © Diego Santos, Mario Sérgio e Marco Teles')
    expect(text).toContain('Creative Commons Atribuição 3.0 Brasil')
  })

  it('names no passage that the Bible does not have', () => {
    const candidates = findReferenceCandidates(text)
    expect(candidates.length).toBeGreaterThanOrEqual(3)
    expect(candidates.filter(({ reference }) => reference === null)).toEqual([])
  })
})

describe('what the help says', () => {
  const answers = HELP_FAQS.map(({ question, answer }) => [question, ...answer].join(' '))
  const help = answers.join('\n')

  it('are ten questions, each with an answer', () => {
    expect(HELP_FAQS).toHaveLength(10)
    expect(new Set(HELP_FAQS.map(({ question }) => question)).size).toBe(10)
    for (const { question, answer } of HELP_FAQS) {
      expect(question).toMatch(/\?$/)
      expect(answer.join(' ').length).toBeGreaterThan(80)
    }
  })

  it('holds the limits of the product', () => {
    expect([TRIAL_DAYS, TRIAL_REQUESTS, MONTHLY_REQUESTS, PRICE_BRL]).toEqual([7, 10, 20, 19.9])
    expect(help).toContain('São 7 dias, com até 10 esboços')
    expect(help).toContain('O plano custa R$ 19,90 por mês e dá direito a 20 esboços por mês.')
    expect(formatMoney(PRICE_BRL).replace('\u00A0', ' ')).toBe('R$ 19,90')
    expect(help).toContain('no horário de Brasília')
    expect(help).toContain('vídeos de até 1h30')
    expect(help).toContain('Uma geração que falha não é descontada')
    expect(help).toContain('art. 49 do Código de Defesa do Consumidor')
    expect(help).toContain('apagados em até 90 dias')
  })

  it('counts the types', () => {
    const word = ['dois', 'três', 'quatro', 'cinco', 'seis'][Object.keys(MEETING_TYPES).length - 2]
    expect(help).toContain(`Há ${word} tipos:`)
  })

  it.each(Object.values(MEETING_TYPES))('names the type $label', ({ label }) => {
    expect(help).toContain(label)
  })

  it('states one generation time everywhere', () => {
    const landing = JSON.stringify(LANDING_FAQS)
    const everything = [
      help,
      landing,
      JSON.stringify(TUTORIALS),
      legalText(TERMS),
      ...ARTICLE_SUMMARIES.map(({ description }) => description),
    ].join('\n')
    const sentence = /15 a 45 segundos(; um|\. Um| em)? ?vídeo longo pode levar alguns minutos/
    for (const place of [help, landing, JSON.stringify(TUTORIALS), legalText(TERMS)]) {
      expect(place).toMatch(sentence)
    }
    expect(everything).not.toMatch(/15 a 90|2 a 5 minutos/)
  })
})

describe('the tutorials', () => {
  it('are the four of the specification', () => {
    expect(TUTORIALS.map(({ title, level }) => [title, level])).toEqual([
      ['Primeiros passos: seu primeiro esboço', 'Iniciante'],
      ['Como escolher um bom vídeo', 'Iniciante'],
      ['Personalizar por faixa etária', 'Intermediário'],
      ['Marcações de tempo avançadas', 'Avançado'],
    ])
  })

  it('name the longest video that is recommended, and what the trial gives', () => {
    expect(JSON.stringify(TUTORIALS)).toContain('Recomendamos vídeos de até 1h30.')
    expect(JSON.stringify(TUTORIALS)).toContain('por 7 dias, com até 10 esboços')
  })

  it.each(TUTORIALS)('$slug has all its parts', ({ prerequisites, steps, faqs, minutes }) => {
    expect(prerequisites.length).toBeGreaterThanOrEqual(2)
    expect(steps.length).toBeGreaterThanOrEqual(5)
    expect(steps.some(({ tip }) => tip)).toBe(true)
    expect(steps.some(({ picture }) => picture)).toBe(true)
    expect(faqs.length).toBeGreaterThanOrEqual(2)
    expect(minutes).toBeGreaterThan(0)
  })
})

describe('the legal texts', () => {
  it.each([
    [
      'terms',
      TERMS,
      [
        'R$ 19,90 por mês',
        '20 esboços por mês do calendário, no horário de Brasília',
        '7 dias, com até 10 esboços',
        'desistir em até 7 dias do primeiro pagamento',
        'art. 49 do Código de Defesa do Consumidor',
        'Decreto 7.962/2013',
        'Creative Commons Atribuição 3.0 Brasil',
        'CNPJ 00.000.000/0000-00',
      ],
    ],
    [
      'privacy',
      PRIVACY,
      [
        'Supabase',
        'Stripe',
        'Resend',
        'Google Analytics',
        'Nunca recebe o seu nome, o seu e-mail',
        'em até 90 dias',
        'em até 15 dias úteis',
        'comunicamos a ANPD em até 72 horas',
        'não escreva nomes de crianças',
        'arts. 33 a 36 da LGPD',
      ],
    ],
    [
      'cookies',
      COOKIES,
      ['30 dias', '1 ano', '2 anos', '7 dias', 'Google Analytics só é carregado'],
    ],
    [
      'lgpd',
      LGPD,
      ['em até 15 dias úteis', 'em até 72 horas', 'em até 90 dias', 'art. 18 da LGPD', 'ANPD'],
    ],
  ] as const)('%s say what the law and the product ask', (_, text, sentences) => {
    const words = legalText(text)
    for (const sentence of sentences) expect(words).toContain(sentence)
    expect(words.split(' ').length).toBeGreaterThan(400)
  })
})
