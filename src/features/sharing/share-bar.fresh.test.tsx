import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveAs } from 'file-saver'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DETAILS, OUTLINE } from '@outline-text/outline.test-support'
import { Toaster } from '@/ui/feedback/toaster'
import { ShareBar } from './share-bar'

vi.mock('file-saver', () => ({ saveAs: vi.fn<(file: File, name: string) => void>() }))

const wordFile = vi.hoisted(() => vi.fn<() => Promise<Blob>>())
vi.mock('@/domain/export/word-file', () => ({ wordFile }))

const SHORT = '# A paz\n\n## Oração (5 min)\n\n- **Ore** por *todos*.\n'

/** Addresses that the page has opened, and where. */
let opened: [address: unknown, place: unknown][] = []

beforeEach(() => {
  opened = []
  vi.spyOn(window, 'open').mockImplementation((address, place) => {
    opened.push([address, place])
    return null
  })
  vi.mocked(saveAs).mockReset()
  wordFile.mockReset().mockResolvedValue(new Blob(['word']))
})

afterEach(() => {
  for (const name of ['share', 'canShare'] as const) Reflect.deleteProperty(navigator, name)
  vi.unstubAllGlobals()
})

function show(markdown = OUTLINE) {
  const user = userEvent.setup()
  render(
    <>
      <ShareBar outline={DETAILS} markdown={markdown} />
      <Toaster label="Avisos" closeLabel="Fechar" />
    </>,
  )
  return user
}

const bar = () => within(screen.getByRole('group', { name: 'Levar o esboço' }))
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(bar().getByRole('button', { name }))

/** A device with a share sheet; answers what was shared. */
function givePhone({
  share = () => Promise.resolve(),
  files = true,
}: { share?: () => Promise<void>; files?: boolean } = {}) {
  const shared: ShareData[] = []
  Object.assign(navigator, {
    share: (data: ShareData) => {
      shared.push(data)
      return share()
    },
    canShare: () => files,
  })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
  return shared
}

function expectWarning() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  return (pattern: RegExp) => expect(warn.mock.calls.join(' ')).toMatch(pattern)
}

describe('Copiar', () => {
  it('copies the outline as text', async () => {
    const user = show(SHORT)
    await press(user, 'Copiar')
    expect(await screen.findByText('Copiado!')).toBeInTheDocument()
    expect(
      screen.getByText('O esboço foi copiado para a área de transferência.'),
    ).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      'A paz\n=====\n\nOração (5 min)\n--------------\n- Ore por todos.\n\nVídeo: https://www.youtube.com/watch?v=demo-paz-01',
    )
  })

  it('says when it could not', async () => {
    const user = show()
    const warned = expectWarning()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await press(user, 'Copiar')
    expect(await screen.findByText('Não foi possível copiar o esboço.')).toBeInTheDocument()
    warned(/outline_not_copied/)
  })
})

describe('Baixar Word', () => {
  it('saves the file, and shows that it is at it', async () => {
    let finish: (file: Blob) => void = () => {}
    wordFile.mockReturnValue(new Promise((resolve) => void (finish = resolve)))
    const user = show()
    await press(user, 'Baixar Word')
    expect(await bar().findByRole('button', { name: 'Baixando...' })).toBeDisabled()
    finish(new Blob(['word']))
    expect(await screen.findByText('Download concluído!')).toBeInTheDocument()
    expect(screen.getByText('O esboço foi baixado como arquivo Word.')).toBeInTheDocument()
    const [file, name] = vi.mocked(saveAs).mock.calls[0] ?? []
    expect(name).toBe('esboco-gerado.docx')
    expect(file).toMatchObject({
      name: 'esboco-gerado.docx',
      type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: 4,
    })
    expect(bar().getByRole('button', { name: 'Baixar Word' })).toBeEnabled()
  })

  it('says when it could not', async () => {
    const warned = expectWarning()
    wordFile.mockRejectedValue(new Error('chunk gone'))
    const user = show()
    await press(user, 'Baixar Word')
    expect(await screen.findByText('Não foi possível gerar o arquivo Word.')).toBeInTheDocument()
    expect(bar().getByRole('button', { name: 'Baixar Word' })).toBeEnabled()
    warned(/word_failed/)
  })
})

describe('WhatsApp on a computer', () => {
  it('opens with the text where it fits', async () => {
    const user = show(SHORT)
    await press(user, 'WhatsApp')
    expect(opened).toHaveLength(1)
    const [[address, place] = []] = opened
    expect(decodeURIComponent(String(address))).toBe(
      'https://wa.me/?text=*A paz*\n\n*Oração (5 min)*\n- *Ore* por _todos_.\n\nVídeo: https://www.youtube.com/watch?v=demo-paz-01',
    )
    expect(place).toBe('_blank')
  })

  it('offers the whole, a file and the parts of a longer one', async () => {
    const user = show(`${OUTLINE}\n${'Mais uma frase. '.repeat(200)}`)
    await press(user, 'WhatsApp')
    expect(opened).toEqual([])
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar pelo WhatsApp' }))

    await user.click(dialog.getByRole('button', { name: 'Copiar tudo para o WhatsApp' }))
    expect(await dialog.findByRole('button', { name: 'Copiado!' })).toBeInTheDocument()
    const whole = await navigator.clipboard.readText()
    expect(whole).toMatch(/^\*A paz que fica de guarda/)
    expect(whole).toContain('Mais uma frase. Mais uma frase.')

    const parts = dialog.getAllByRole('listitem').map((item) => item.textContent)
    expect(parts).toHaveLength(6)
    const copy = dialog.getByRole('button', { name: 'Copiar: Desafio (5 min)' })
    await user.click(copy)
    await waitFor(() => expect(copy).toHaveTextContent('Copiado'))
    expect(await navigator.clipboard.readText()).toBe('*Desafio (5 min)*\nAnote um pedido por dia.')
    expect(dialog.getByRole('link', { name: 'Enviar: Desafio (5 min)' })).toHaveAttribute(
      'href',
      'https://wa.me/?text=*Desafio%20(5%20min)*%0AAnote%20um%20pedido%20por%20dia.',
    )
    // too long for a link, but not for copying
    expect(dialog.queryByRole('link', { name: 'Enviar: Créditos' })).not.toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Copiar: Créditos' })).toBeInTheDocument()

    await user.click(dialog.getByRole('button', { name: 'Baixar Word' }))
    await waitFor(() => expect(saveAs).toHaveBeenCalledOnce())
  })

  it('does not offer as one message what no message holds', async () => {
    const user = show(`# T\n\n## A\n\n${'Uma frase. '.repeat(7_000)}\n\n## B\n\nb`)
    await press(user, 'WhatsApp')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/passa do que cabe em uma mensagem/)).toBeInTheDocument()
    expect(dialog.queryByRole('button', { name: /Copiar tudo/ })).not.toBeInTheDocument()
    expect(dialog.getAllByRole('listitem')).toHaveLength(3)
  })
})

describe('WhatsApp on a phone', () => {
  it('opens the share sheet with the text and the Word file', async () => {
    const shared = givePhone()
    const user = show()
    await press(user, 'WhatsApp')
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared[0]?.title).toBe('Esboço de Célula/Pequeno Grupo - 20/11/2026')
    expect(shared[0]?.text).toMatch(/^\*A paz que fica de guarda/)
    expect(shared[0]?.files?.map(({ name }) => name)).toEqual(['esboco-gerado.docx'])
    expect(opened).toEqual([])
  })

  it('shares the text alone where files are not taken', async () => {
    const shared = givePhone({ files: false })
    const user = show()
    await press(user, 'WhatsApp')
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared[0]).not.toHaveProperty('files')
    expect(wordFile).not.toHaveBeenCalled()
  })

  it('shares the text alone where the file could not be made', async () => {
    const warned = expectWarning()
    wordFile.mockRejectedValue(new Error('chunk gone'))
    const shared = givePhone()
    const user = show()
    await press(user, 'WhatsApp')
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared[0]).not.toHaveProperty('files')
    warned(/word_failed/)
  })

  it('goes to WhatsApp itself where there is no sheet, without a second window', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
    const user = show(SHORT)
    await press(user, 'WhatsApp')
    expect(opened).toEqual([[expect.stringMatching(/^https:\/\/wa\.me\/\?text=/), '_self']])
  })

  it('says nothing when the sheet is closed', async () => {
    const shared = givePhone({
      share: () => Promise.reject(new DOMException('closed', 'AbortError')),
    })
    const user = show()
    await press(user, 'WhatsApp')
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('offers the other ways when the sheet does not open', async () => {
    let refuse = true
    const shared = givePhone({
      share: () =>
        refuse ? Promise.reject(new DOMException('late', 'NotAllowedError')) : Promise.resolve(),
    })
    const user = show()
    await press(user, 'WhatsApp')
    const dialog = within(await screen.findByRole('dialog', { name: 'Enviar pelo WhatsApp' }))
    refuse = false
    await user.click(dialog.getByRole('button', { name: 'Enviar o texto' }))
    expect(shared).toHaveLength(2)
    expect(Object.keys(shared[1] ?? {})).toEqual(['text'])
    expect(dialog.queryByRole('link', { name: 'Abrir o WhatsApp Web' })).not.toBeInTheDocument()
    // a link, for where the sheet never opens
    const link = dialog.getByRole('link', { name: 'Abrir o WhatsApp' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
      /^https:\/\/wa\.me\/\?text=\*A paz que fica de guarda/,
    )
    expect(link).not.toHaveAttribute('target')
  })
})

describe('E-mail', () => {
  it('opens the mail program with subject and text where they fit', async () => {
    const user = show(SHORT)
    await press(user, 'E-mail')
    expect(opened).toHaveLength(1)
    const [[address, place] = []] = opened
    expect(decodeURIComponent(String(address))).toMatch(
      /^mailto:\?subject=Esboço de Célula\/Pequeno Grupo - 20\/11\/2026: A paz&body=A paz\r\n=====\r\n/,
    )
    expect(place).toBe('_self')
  })

  it('copies a longer text and says so', async () => {
    const user = show(`${OUTLINE}\n${'Mais uma frase. '.repeat(200)}`)
    await press(user, 'E-mail')
    expect(await screen.findByText('Texto copiado')).toBeInTheDocument()
    expect(
      screen.getByText(
        'O esboço é longo para ir pronto no e-mail: cole na mensagem que se abriu, ou onde preferir.',
      ),
    ).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toContain('Mais uma frase. Mais uma frase.')
    expect(decodeURIComponent(String(opened[0]?.[0]))).toBe(
      'mailto:?subject=Esboço de Célula/Pequeno Grupo - 20/11/2026: A paz que fica de guarda – Filipenses 4:4-9',
    )
  })

  it('opens nothing when a longer text could not be copied', async () => {
    const warned = expectWarning()
    const user = show(`${OUTLINE}\n${'Mais uma frase. '.repeat(200)}`)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await press(user, 'E-mail')
    expect(await screen.findByText('Não foi possível copiar o esboço.')).toBeInTheDocument()
    expect(opened).toEqual([])
    warned(/outline_not_copied/)
  })
})

describe('Imprimir', () => {
  /** What the page would print, at each time it was asked to. */
  function recordPrints(): (string | null)[] {
    const printed: (string | null)[] = []
    vi.stubGlobal('print', () => {
      printed.push(document.querySelector('.printout')?.textContent ?? null)
    })
    return printed
  }

  it("prints the leader's outline with everything", async () => {
    const printed = recordPrints()
    const user = show()
    await press(user, 'Imprimir')
    await user.click(await screen.findByRole('button', { name: 'Folha do líder' }))
    await waitFor(() => expect(printed).toHaveLength(1))
    for (const words of [
      'Esboço de Célula/Pequeno Grupo - 20/11/2026',
      'A paz que fica de guarda – Filipenses 4:4-9',
      'Duração: 50 minutos · Grupo: casais jovens',
      'Quebra-gelo (10 min)',
      'Cuidado com quem ouve.',
      'A paz & a guarda – https://www.youtube.com/watch?v=demo-paz-01',
    ]) {
      expect(printed[0]).toContain(words)
    }
  })

  it("prints the participants' handout without what is the leader's", async () => {
    const printed = recordPrints()
    const user = show()
    await press(user, 'Imprimir')
    await user.click(await screen.findByRole('button', { name: 'Folha dos participantes' }))
    await waitFor(() => expect(printed).toHaveLength(1))
    expect(printed[0]).toContain('A paz que fica de guarda – Filipenses 4:4-9')
    expect(printed[0]).toContain('O que essa fala afirma?')
    expect(printed[0]).not.toMatch(/casais jovens|Quebra-gelo|Cuidado com quem ouve|\d min/)

    await user.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(document.querySelector('.printout')).toBeNull()
  })

  it('says why there is no handout for participants', async () => {
    const user = show('# T\n\n## Quebra-gelo\n\nUm texto.')
    await press(user, 'Imprimir')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Fechar',
      'Folha do líder',
    ])
    expect(dialog.getByText(/Não achamos neste esboço perguntas/)).toBeInTheDocument()
  })
})
