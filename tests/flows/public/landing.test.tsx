import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { EXAMPLE_EXCERPTS } from '@/content/example-excerpts'
import { EXAMPLE_GROUPS } from '@/content/example-groups'
import { EXAMPLE_TEXTS } from '@/content/example-texts'
import { SAID_AND_ASKED, SHEET_PARTS, SHEET_SAID } from '@/content/message-to-sheet'
import { server } from '../../msw/server'
import { renderApp } from '../../render-app'

const PDF = '/exemplos-de-esbocos.pdf'

const section = async (name: string) => within(await screen.findByRole('region', { name }))

/** Text as it is read, without the breaks of the source. */
const textOf = (element: HTMLElement | null) => element?.textContent.replace(/\s+/g, ' ').trim()

describe('the hero', () => {
  it('says what it is and leads to sign-up', async () => {
    renderApp('/')
    const hero = await section('Da mensagem de domingo ao encontro do seu grupo')
    expect(hero.getByRole('heading', { level: 1 })).toBeVisible()
    expect(hero.getByRole('link', { name: 'Comece Gratuitamente' })).toHaveAttribute(
      'href',
      '/cadastro',
    )
    expect(hero.getByText('7 dias grátis e até 10 esboços. Sem cartão.')).toBeVisible()
    expect(hero.getByLabelText('Link do vídeo da mensagem')).toBeVisible()
    expect(hero.getByText(/^opcional/)).toBeVisible()
    const toExamples = hero.getByRole('link', { name: 'Ler um esboço pronto' })
    expect(document.querySelector(toExamples.getAttribute('href') ?? '')).toBe(
      screen.getByRole('region', { name: 'Uma mensagem, três grupos' }),
    )
  })

  it('draws the parts of an outline that can be read below, with what it says and quotes', async () => {
    renderApp('/')
    const hero = await section('Da mensagem de domingo ao encontro do seu grupo')
    expect(hero.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Quebra-gelo5 min',
      'Resumo da mensagemvídeo 9:117 min',
      'Perguntas para discussão17 minSe o seu filho aparecesse hoje na estrada, qual seria a sua primeira frase?',
      'Aplicação, oração e conclusão9 min',
      'Desafiovídeo 33:522 min',
    ])
    expect(hero.getByText('“Porque amor trancado não é amor, é cadeia.”')).toBeVisible()
    expect(hero.getByText('No minuto 9:11 · mensagem de exemplo')).toBeVisible()
    const parts = EXAMPLE_TEXTS.casais.split(/^## /m).slice(1, 8)
    expect(parts).toHaveLength(SHEET_PARTS.length)
    for (const [index, { part, minutes, saidAt = '', asked = '' }] of SHEET_PARTS.entries()) {
      const text = parts[index] ?? ''
      expect(text.startsWith(`${part} (${minutes} min)\n`)).toBe(true)
      expect(text).toContain(saidAt)
      expect(text).toContain(asked)
    }
    const saying = parts[1]?.split('\n').find((line) => line.includes(SHEET_SAID.text))
    expect(saying).toMatch(/\(09:11\)$/)
  })

  it('begins an outline where somebody is logged in', async () => {
    renderApp('/', { signedIn: true })
    const hero = await section('Da mensagem de domingo ao encontro do seu grupo')
    expect(hero.getByRole('link', { name: 'Criar Esboço' })).toHaveAttribute(
      'href',
      '/criar-esboco',
    )
    expect(hero.queryByText(/Sem cartão|cadastro/)).not.toBeInTheDocument()
  })

  it('takes the link that was copied at one press', async () => {
    const { user } = renderApp('/')
    const hero = await section('Da mensagem de domingo ao encontro do seu grupo')
    await navigator.clipboard.writeText('https://youtu.be/dQw4w9WgXcQ')
    await user.click(hero.getByRole('button', { name: 'Colar link' }))
    expect(await screen.findByText(/^Seu link está guardado/)).toBeVisible()
    expect(localStorage.getItem('esboca:waiting-link')).toContain('dQw4w9WgXcQ')
  })

  it.each(['', 'Culto de domingo'])(
    'shows what was copied where it is no link: %j',
    async (text) => {
      const { user } = renderApp('/')
      const hero = await section('Da mensagem de domingo ao encontro do seu grupo')
      await navigator.clipboard.writeText(text)
      await user.click(hero.getByRole('button', { name: 'Colar link' }))
      expect(await hero.findByRole('status')).toHaveTextContent(
        'Copie o link do vídeo no YouTube e cole no campo: no celular, segure o dedo nele e escolha “Colar”.',
      )
      const field = hero.getByLabelText('Link do vídeo da mensagem')
      expect(field).toHaveFocus()
      expect(field).toHaveValue(text)
    },
  )

  it('says what is no link of a video, and goes on without it', async () => {
    const { user } = renderApp('/')
    const hero = await section('Da mensagem de domingo ao encontro do seu grupo')
    const field = hero.getByLabelText('Link do vídeo da mensagem')
    await user.type(field, 'culto de domingo')
    await user.click(hero.getByRole('link', { name: 'Comece Gratuitamente' }))
    const text =
      'Este não parece ser o link de um vídeo do YouTube. Confira, ou apague para seguir sem ele.'
    const told = hero.getByText(text)
    expect(told.closest('[aria-live]')).not.toBeNull()
    expect(field).toHaveFocus()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(text)
    // the same again is said again
    await user.keyboard('{Enter}')
    expect(hero.getByText(text)).not.toBe(told)
    await user.clear(field)
    expect(field).toBeValid()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('button', { name: /Criar Conta/ })).toBeVisible()
  })

  it('keeps a link that was typed before there was an app to hear of it', async () => {
    const { user } = renderApp('/')
    const hero = await section('Da mensagem de domingo ao encontro do seu grupo')
    const field = hero.getByLabelText<HTMLInputElement>('Link do vídeo da mensagem')
    field.value = 'https://youtu.be/dQw4w9WgXcQ'
    await user.click(hero.getByRole('link', { name: 'Comece Gratuitamente' }))
    expect(await screen.findByText(/^Seu link está guardado/)).toBeVisible()
  })

  it('takes the link out of a long message that was sent on', async () => {
    const { user } = renderApp('/')
    const hero = await section('Da mensagem de domingo ao encontro do seu grupo')
    await user.click(hero.getByLabelText('Link do vídeo da mensagem'))
    const greeting = 'Olha o culto de domingo, foi uma bênção para toda a família! '.repeat(12)
    await user.paste(`${greeting}(https://youtu.be/dQw4w9WgXcQ).`)
    await user.click(hero.getByRole('link', { name: 'Comece Gratuitamente' }))
    expect(await screen.findByText(/^Seu link está guardado/)).toBeVisible()
    expect(localStorage.getItem('esboca:waiting-link')).toContain('dQw4w9WgXcQ')
  })

  it('keeps a link that is pasted for the account to come', async () => {
    const { user } = renderApp('/')
    const hero = await section('Da mensagem de domingo ao encontro do seu grupo')
    await user.type(
      hero.getByLabelText('Link do vídeo da mensagem'),
      'https://youtu.be/dQw4w9WgXcQ{Enter}',
    )
    expect(await screen.findByText(/^Seu link está guardado/)).toBeVisible()
    cleanup()
    renderApp('/criar-esboco', { signedIn: true })
    expect(await screen.findByLabelText('URL do vídeo do YouTube')).toHaveValue(
      'https://youtu.be/dQw4w9WgXcQ',
    )
    // nothing is left to be chosen for the first outline
    const type = screen.getByRole('combobox', { name: 'Tipo de esboço' })
    await waitFor(() => expect(type).toHaveTextContent('Célula/Pequeno Grupo'))
    expect(type).toHaveAccessibleDescription(
      'O mais comum já está escolhido. Troque se o seu for outro.',
    )
  })
})

it('what is said and what is asked stand together in an outline that can be read below', async () => {
  renderApp('/')
  const pair = await section('Nenhuma frase inventada')
  const { said, saidAt, asked, verse } = SAID_AND_ASKED
  const partOf = (title: string) =>
    EXAMPLE_TEXTS.casais.split(/^## /m).find((part) => part.startsWith(title))
  // a quotation has it, at this minute
  const quotation = partOf('Resumo')
    ?.split('\n')
    .find((line) => line.startsWith('> ') && line.includes(said))
  expect(quotation).toMatch(new RegExp(`\\(${saidAt}\\)$`))
  expect(partOf('Perguntas')).toContain(`. ${asked}\n`)
  expect(partOf('Perguntas')).toContain(verse)
  for (const words of [`“${said}”`, asked, verse, /, aos 9:11$/])
    expect(pair.getByText(words)).toBeVisible()
})

describe('how it works', () => {
  it('takes three steps, each drawn, and states the usual time', async () => {
    renderApp('/')
    const steps = await section('Como funciona')
    expect(steps.getAllByRole('heading', { level: 3 }).map(textOf)).toEqual([
      'Cole o link da mensagem',
      'Conte como é o seu grupo',
      'Receba o esboço pronto',
    ])
    expect(
      steps.getByText(/Em geral, de 15 a 45 segundos; um vídeo longo pode levar alguns minutos\./),
    ).toBeVisible()
    expect(steps.getByText('Vídeo encontrado')).toBeVisible()
    expect(steps.getByText('40 minutos')).toBeVisible()
    const end = steps.getByText('Vamos pela estrada: alguém já está correndo.')
    expect(end).toBeVisible()
    expect(EXAMPLE_TEXTS.casais.split('## Conclusão')[1]).toContain(end.textContent)
  })
})

it('the features are what is in an outline, and what can be done with it', async () => {
  renderApp('/')
  const features = await section('Tudo o que o encontro pede')
  // first what its picture shows
  expect(features.getByRole('heading', { level: 3, name: 'Modo encontro' })).toBeVisible()
  expect(features.getAllByRole('term').map(textOf)).toEqual([
    'Perguntas que abrem',
    'A Bíblia no lugar certo',
    'Do seu jeito',
    'Leve para onde for',
  ])
})

describe('the examples', () => {
  const cards = async () =>
    within((await section('Uma mensagem, três grupos')).getByRole('list')).getAllByRole('listitem')

  it('are for three groups, in their own words', async () => {
    renderApp('/')
    const shown = (await cards()).map((card) =>
      [textOf(within(card).getByRole('heading', { level: 3 })), card.textContent].join(' '),
    )
    expect(shown).toEqual([
      expect.stringMatching(/^Crianças5 a 10 anos .*20 minutos/),
      expect.stringMatching(/^Adolescentes13 a 17 anos .*30 minutos/),
      expect.stringMatching(/^Casais jovens25 a 35 anos .*40 minutos/),
    ])
    for (const { id, minutes } of EXAMPLE_GROUPS) {
      const text = EXAMPLE_TEXTS[id]
      for (const excerpt of EXAMPLE_EXCERPTS[id]) expect(text).toContain(excerpt.text)
      const parts = [...text.matchAll(/^## .+ \((\d+) min\)$/gm)]
      expect(parts.reduce((sum, [, part]) => sum + Number(part), 0)).toBe(minutes)
      // the message was never on YouTube
      expect(text).not.toContain('youtube.com')
      expect(text).toContain('É fictícia, escrita para demonstração')
    }
  })

  it.each([
    ['Crianças', 'Crianças, 5 a 10 anos', 'Célula/Pequeno Grupo · 20 minutos'],
    ['Adolescentes', 'Adolescentes, 13 a 17 anos', 'Célula/Pequeno Grupo · 30 minutos'],
    ['Casais jovens', 'Casais jovens, 25 a 35 anos', 'Célula/Pequeno Grupo · 40 minutos'],
  ])('%s: can be read in full', async (group, title, facts) => {
    const { user } = renderApp('/')
    const button = await screen.findByRole('button', { name: `Ler o esboço: ${group}` })
    await user.click(button)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByText(facts)).toBeVisible()
    for (const part of ['Quebra-gelo', 'Resumo da mensagem', 'Perguntas para discussão']) {
      expect(dialog.getByRole('heading', { name: new RegExp(`^${part}`) })).toBeVisible()
    }
    expect(dialog.getByText(/Este esboço foi montado sem inteligência artificial/)).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Fechar' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(button).toHaveFocus()
  })

  it.each([
    ['is missing', () => new HttpResponse(null, { status: 404 })],
    [
      'is a page of the host',
      () => new HttpResponse(null, { headers: { 'content-type': 'text/html' } }),
    ],
    ['cannot be reached', () => HttpResponse.error()],
  ])('say so where their PDF %s', async (_, answer) => {
    server.use(http.head(PDF, answer))
    const { user } = renderApp('/')
    const link = await screen.findByRole('link', { name: 'Baixar os três exemplos em PDF' })
    expect(link).toHaveAttribute('href', PDF)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(link)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'O PDF de exemplos não está disponível no momento. Os três exemplos podem ser lidos inteiros aqui na página.',
    )
  })
})

it('the testimonials are three, and said to be what is hoped for', async () => {
  renderApp('/')
  const voices = await section('O que queremos ouvir de você')
  expect(voices.getAllByRole('listitem')).toHaveLength(3)
  expect(
    voices.getByText(/ainda não tem depoimentos\. As três frases aqui são nossas/),
  ).toBeVisible()
  // nothing is quoted that nobody has said
  expect(voices.queryByRole('blockquote')).not.toBeInTheDocument()
  expect(voices.getByRole('link', { name: 'Contar como foi no meu grupo' })).toHaveAttribute(
    'href',
    '/feedback',
  )
})

it('the questions open, and state the usual time', async () => {
  const { user } = renderApp('/')
  const questions = await section('Perguntas frequentes')
  const answer = questions.getByText(
    /Em geral, de 15 a 45 segundos\. Um vídeo longo pode levar alguns minutos/,
  )
  expect(answer).not.toBeVisible()
  await user.click(questions.getByText('Quanto tempo leva para o esboço ficar pronto?'))
  expect(answer).toBeVisible()
  expect(questions.getByRole('link', { name: 'Ver todas na Central de Ajuda' })).toHaveAttribute(
    'href',
    '/central-de-ajuda',
  )
})

it('calls twice more: after the examples, and at the end', async () => {
  renderApp('/')
  for (const [region, name] of [
    ['Uma mensagem, três grupos', 'Fazer um para o meu grupo'],
    ['O próximo encontro já tem mensagem', 'Criar meu primeiro esboço'],
  ] as const) {
    expect((await section(region)).getByRole('link', { name })).toHaveAttribute('href', '/cadastro')
  }
})

it('asks nobody to sign up who is logged in', async () => {
  renderApp('/', { signedIn: true })
  for (const [region, name] of [
    ['Uma mensagem, três grupos', 'Fazer um para o meu grupo'],
    ['O próximo encontro já tem mensagem', 'Criar Esboço'],
  ] as const) {
    const link = (await section(region)).getByRole('link', { name })
    expect(link).toHaveAttribute('href', '/criar-esboco')
  }
})

it('has headings in order', async () => {
  renderApp('/')
  await section('Como funciona')
  const levels = within(screen.getByRole('main'))
    .getAllByRole('heading')
    .map((heading) => Number(heading.tagName.slice(1)))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) {
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
  }
})
