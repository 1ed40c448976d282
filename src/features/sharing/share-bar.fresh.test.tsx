import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveAs } from 'file-saver'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DETAILS, OUTLINE } from '@parsed-outline/outline.test-support'
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
      <ShareBar outline={DETAILS} markdown={markdown} place={null} />
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
    const busy = await bar().findByRole('button', { name: 'Baixando...' })
    expect(busy).toHaveAttribute('aria-disabled', 'true')
    await user.click(busy)
    expect(wordFile).toHaveBeenCalledOnce()
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
    const ready = bar().getByRole('button', { name: 'Baixar Word' })
    expect(ready).not.toHaveAttribute('aria-disabled')
    expect(ready).toHaveFocus()
  })

  it('says when it could not', async () => {
    const warned = expectWarning()
    wordFile.mockRejectedValue(new Error('chunk gone'))
    const user = show()
    await press(user, 'Baixar Word')
    expect(await screen.findByText('Não foi possível gerar o arquivo Word.')).toBeInTheDocument()
    expect(bar().getByRole('button', { name: 'Baixar Word' })).not.toHaveAttribute('aria-disabled')
    warned(/word_failed/)
  })
})

async function openWhatsapp(markdown = OUTLINE) {
  const user = show(markdown)
  await press(user, 'WhatsApp')
  return {
    user,
    dialog: within(await screen.findByRole('dialog', { name: 'Enviar pelo WhatsApp' })),
  }
}

async function openWhole(markdown?: string) {
  const { user, dialog } = await openWhatsapp(markdown)
  await user.click(dialog.getByRole('radio', { name: 'O esboço inteiro, para quem conduz' }))
  return { user, dialog }
}

const addressOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '')

describe('WhatsApp on a computer', () => {
  beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))

  it('shows the message, and opens with it where it fits', async () => {
    const { dialog } = await openWhatsapp(SHORT)
    const message = dialog.getByRole('region', { name: 'Mensagem' })
    expect(message).toHaveTextContent(/^A pazOração \(5 min\)- Ore por todos\./)
    const link = dialog.getByRole('link', { name: 'Enviar' })
    expect(addressOf(link)).toBe(
      'https://wa.me/?text=*A paz*\n\n*Oração (5 min)*\n- *Ore* por _todos_.\n\nVídeo: https://www.youtube.com/watch?v=demo-paz-01',
    )
    expect(link).toHaveAttribute('target', '_blank')
  })

  it('has three messages to choose from', async () => {
    const { user, dialog } = await openWhatsapp()
    expect(
      dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'A folha dos participantes',
      'O esboço inteiro, para quem conduz',
      'Só o desafio da semana',
    ])
    const message = () => dialog.getByRole('region', { name: 'Mensagem' })
    // it is mostly the group that is written to
    expect(dialog.getByRole('radio', { name: 'A folha dos participantes' })).toBeChecked()
    expect(message()).not.toHaveTextContent('Quebra-gelo')
    await user.click(dialog.getByRole('radio', { name: 'O esboço inteiro, para quem conduz' }))
    expect(message()).toHaveTextContent('Quebra-gelo')
    await user.click(dialog.getByRole('radio', { name: 'Só o desafio da semana' }))
    expect(addressOf(dialog.getByRole('link', { name: 'Enviar' }))).toBe(
      'https://wa.me/?text=*Desafio da semana*\nAnote um pedido por dia.',
    )
  })

  it('copies what no link holds, and opens WhatsApp for it', async () => {
    const { user, dialog } = await openWhole(`${OUTLINE}\n${'Mais uma frase. '.repeat(200)}`)
    const link = dialog.getByRole('link', { name: 'Copiar e abrir o WhatsApp' })
    expect(link).toHaveAttribute('href', 'https://web.whatsapp.com/')
    expect(dialog.getByText(/O botão copia o texto/)).toHaveTextContent(/cole \(Ctrl \+ V\)\.$/)
    link.addEventListener('click', (event) => event.preventDefault())
    await user.click(link)
    // heard once: the button that shows it is called as before
    await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('Copiado!'))
    expect(dialog.getByRole('button', { name: 'Copiar a mensagem' })).toHaveTextContent('Copiado!')
    const whole = await navigator.clipboard.readText()
    expect(whole).toMatch(/^\*A paz que fica de guarda/)
    expect(whole).toContain('Mais uma frase. Mais uma frase.')
  })

  it('gives in several messages what no message holds', async () => {
    const long = 'Uma frase. '.repeat(7_000).trim()
    const { user, dialog } = await openWhatsapp(`# T\n\n## A\n\n${long}`)
    expect(dialog.queryByRole('button', { name: 'Copiar a mensagem' })).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Copiar mensagem 2 de 2' }))
    expect(await navigator.clipboard.readText()).toMatch(/^Uma frase[^]*Vídeo: https/)
  })
})

describe('WhatsApp on a phone', () => {
  it('opens the share sheet with the text and the Word file', async () => {
    const shared = givePhone()
    const { user, dialog } = await openWhole()
    await user.click(dialog.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared[0]?.title).toBe('Esboço de Célula/Pequeno Grupo - 20/11/2026')
    expect(shared[0]?.text).toMatch(/^\*A paz que fica de guarda/)
    expect(shared[0]?.files?.map(({ name }) => name)).toEqual(['esboco-gerado.docx'])
    expect(opened).toEqual([])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('shares the challenge alone', async () => {
    const shared = givePhone()
    const { user, dialog } = await openWhatsapp()
    await user.click(dialog.getByRole('radio', { name: 'Só o desafio da semana' }))
    await user.click(dialog.getByRole('button', { name: 'Enviar' }))
    expect(shared).toEqual([{ text: '*Desafio da semana*\nAnote um pedido por dia.' }])
    expect(wordFile).not.toHaveBeenCalled()
  })

  it('shares the text alone where files are not taken', async () => {
    const shared = givePhone({ files: false })
    const { user, dialog } = await openWhole()
    await user.click(dialog.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared[0]).not.toHaveProperty('files')
    expect(wordFile).not.toHaveBeenCalled()
  })

  it('shares the text alone where the file could not be made', async () => {
    const warned = expectWarning()
    wordFile.mockRejectedValue(new Error('chunk gone'))
    const shared = givePhone()
    const { user, dialog } = await openWhole()
    await user.click(dialog.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(shared[0]).not.toHaveProperty('files')
    warned(/word_failed/)
  })

  it('goes to WhatsApp itself where there is no sheet, without a second window', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
    const { dialog } = await openWhatsapp(SHORT)
    const link = dialog.getByRole('link', { name: 'Enviar' })
    expect(addressOf(link)).toMatch(/^https:\/\/wa\.me\/\?text=\*A paz/)
    expect(link).not.toHaveAttribute('target')
  })

  it('says how a text that no link holds is pasted there', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' }))
    const { dialog } = await openWhole(`${OUTLINE}\n${'Mais uma frase. '.repeat(500)}`)
    expect(dialog.getByRole('link', { name: 'Copiar e abrir o WhatsApp' })).toBeVisible()
    expect(
      dialog.getByText(
        'O texto é longo. O botão copia o texto e abre o WhatsApp: na conversa, segure o dedo no campo de escrever e escolha “Colar”.',
      ),
    ).toBeVisible()
  })

  it('speaks of the button that copies where the share sheet has none', async () => {
    givePhone()
    const { dialog } = await openWhole(`${OUTLINE}\n${'Mais uma frase. '.repeat(500)}`)
    expect(dialog.getByRole('button', { name: 'Enviar' })).toBeVisible()
    expect(dialog.getByText(/Se ele não aparecer inteiro no WhatsApp, toque em/)).toHaveTextContent(
      'toque em “Copiar a mensagem”',
    )
  })

  it('stays open when the sheet is closed', async () => {
    const shared = givePhone({
      share: () => Promise.reject(new DOMException('closed', 'AbortError')),
    })
    const { user, dialog } = await openWhole()
    await user.click(dialog.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(shared).toHaveLength(1))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    expect(opened).toEqual([])
  })

  it('goes to WhatsApp when the sheet does not open', async () => {
    givePhone({ share: () => Promise.reject(new DOMException('late', 'NotAllowedError')) })
    const { user, dialog } = await openWhole()
    await user.click(dialog.getByRole('button', { name: 'Enviar' }))
    await waitFor(() => expect(opened).toHaveLength(1))
    expect(opened).toEqual([[expect.stringMatching(/^https:\/\/wa\.me\/\?text=/), '_self']])
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
        'O esboço é longo demais para ir pronto no e-mail. Ele já está copiado: abra o seu e-mail, se ele não abriu sozinho, e cole na mensagem.',
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
      'A paz que fica de guarda\u00a0– Filipenses\u00a04:4-9',
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
    expect(printed[0]).toContain('A paz que fica de guarda\u00a0– Filipenses\u00a04:4-9')
    expect(printed[0]).toContain('O que essa fala afirma?')
    expect(printed[0]).not.toMatch(/casais jovens|Quebra-gelo|Cuidado com quem ouve|\d min/)

    await user.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(document.querySelector('.printout')).toBeNull()
  })

  it('prints for children what they keep, and room to draw', async () => {
    const printed = recordPrints()
    const user = show(
      '# A paz\n\n**Objetivo do encontro:** Que cada criança guarde uma frase: Deus me dá paz.\n\n## Atividade (16 min)\n\nDesenhem um portão.\n\n## Perguntas para discussão\n\n1. O que Paulo ensinou?',
    )
    await press(user, 'Imprimir')
    await user.click(await screen.findByRole('button', { name: 'Folha dos participantes' }))
    await waitFor(() => expect(printed).toHaveLength(1))
    expect(printed[0]).toContain('Deus me dá paz.AtividadeDesenhem um portão.')
    expect(document.querySelectorAll('.printout-children > .printout-drawing')).toHaveLength(1)
  })

  it("prints the same leader's sheet by the browser's own command", async () => {
    const user = show()
    await screen.findByRole('group', { name: 'Levar o esboço' })
    expect(document.querySelector('.printout')).toBeNull()
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    expect(document.querySelector('.printout')).toHaveTextContent('Quebra-gelo (10 min)')

    // what is chosen afterwards is printed alone
    const printed = recordPrints()
    await press(user, 'Imprimir')
    await user.click(await screen.findByRole('button', { name: 'Folha dos participantes' }))
    await waitFor(() => expect(printed).toHaveLength(1))
    expect(document.querySelectorAll('.printout')).toHaveLength(1)
    expect(printed[0]).not.toContain('Quebra-gelo')
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
