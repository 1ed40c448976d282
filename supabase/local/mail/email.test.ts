import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { parseConfigToml } from '../config-toml.ts'
import { escapeHtml } from '../../functions/_shared/mail/escape-html.ts'
import { firstLink, htmlToText, renderHtml, renderSubject } from './email-template.ts'
import { renderMailPage } from './mail-page.ts'
import { readEmailTemplates } from './mailer.ts'
import { type CaughtMail, createOutbox } from './outbox.ts'

const PROJECT_ROOT = fileURLToPath(new URL('../../../', import.meta.url))

describe('renderHtml', () => {
  it('fills in variables, escaped, and drops those without a value', () => {
    expect(
      renderHtml('<p>{{ .Data.name }} {{.Email}} {{ .Nothing }}</p>', {
        'Data.name': '<b>Zé & "Cia"</b>',
        Email: 'ze@exemplo.com.br',
      }),
    ).toBe('<p>&lt;b&gt;Zé &amp; &quot;Cia&quot;&lt;/b&gt; ze@exemplo.com.br </p>')
  })

  it('keeps a conditional part only when its variable has a value', () => {
    const template = 'Oi{{ if .Data.name }}, {{ .Data.name }}{{ end }}!'
    expect(renderHtml(template, { 'Data.name': 'Ana' })).toBe('Oi, Ana!')
    expect(renderHtml(template, {})).toBe('Oi!')
  })
})

describe('renderSubject', () => {
  it('stays one line', () => {
    expect(renderSubject('Para {{ .Email }}', { Email: 'a\r\nBcc: b@c.d' })).toBe(
      'Para a Bcc: b@c.d',
    )
  })
})

describe('htmlToText', () => {
  it('keeps paragraphs and the address of links', () => {
    expect(
      htmlToText(
        '<head><title>Não</title></head><p>Oi,\n  Zé &amp; Ana</p><p><a href="http://x/?a=1&amp;b=2">Abrir</a></p>',
      ),
    ).toBe('Oi, Zé & Ana\n\nAbrir: http://x/?a=1&b=2')
  })
})

describe('the e-mails of supabase/config.toml', () => {
  it('have a subject, the link and nothing left unfilled', async () => {
    const templates = await readEmailTemplates(PROJECT_ROOT)
    expect(templates.confirmation?.subject).toBe('Confirme seu e-mail no Esboça')
    expect(templates.recovery?.subject).toBe('Crie uma nova senha no Esboça')
    expect(templates.email_change?.subject).toBe('Confirme a troca do seu e-mail no Esboça')
    for (const [name, type] of [
      ['confirmation', 'signup'],
      ['recovery', 'recovery'],
      ['email_change', 'email_change'],
    ] as const) {
      const html = renderHtml(templates[name]?.html ?? '', {
        RedirectTo: 'http://localhost:5173/auth',
        TokenHash: 'abc',
        Email: 'ana@exemplo.com.br',
        NewEmail: 'nova@exemplo.com.br',
      })
      // To the app, whose page asks for a press: the server's own link is used up by whatever opens it.
      const link = `http://localhost:5173/auth?token_hash=abc&type=${type}`
      expect(firstLink(html)).toBe(link)
      expect(html).not.toContain('{{')
      expect(html.match(/https?:/g)).toHaveLength(1)
      const text = htmlToText(html)
      expect(text).toContain(link)
      // a careful reader takes a button without a sender for a fraud
      expect(text).toMatch(/\bEsboça\b[^]*\n\nEquipe do Esboça$/)
    }
  })
})

describe('the colours of the e-mails', () => {
  it('are those of the light theme', async () => {
    const tokens = await readFile(path.join(PROJECT_ROOT, 'src/styles/tokens.css'), 'utf8')
    const light = new Set([...tokens.matchAll(/light-dark\((#\w+),/g)].map(([, colour]) => colour))
    const templates = Object.values(await readEmailTemplates(PROJECT_ROOT))
    expect(templates).toHaveLength(3)
    for (const { html } of templates) {
      const used = html.match(/#[0-9a-f]{3,8}\b/gi) ?? []
      expect(used).not.toEqual([])
      expect(used.filter((colour) => !light.has(colour))).toEqual([])
    }
  })
})

describe('parseConfigToml', () => {
  it('reads texts, numbers and booleans by their full name', () => {
    const config = parseConfigToml(
      '# c\n[auth.email]\nenabled = true # sim\notp_length = 6\ntext = "a # \\"b\\"" # c\nlist = ["x"]\n',
    )
    expect([...config]).toEqual([
      ['auth.email.enabled', true],
      ['auth.email.otp_length', 6],
      ['auth.email.text', 'a # "b"'],
    ])
  })
})

const mail = (fields: Partial<CaughtMail>): CaughtMail => ({
  id: 'um',
  to: 'ana@exemplo.com.br',
  subject: 'Assunto',
  text: 'Texto',
  html: '<p>Texto</p>',
  link: 'http://localhost:5173/auth/v1/verify?token=t&type=signup',
  code: '123456',
  sentAt: '2026-11-20T23:30:00.000Z',
  ...fields,
})

describe('renderMailPage', () => {
  it('shows nothing of a mail as HTML', () => {
    const hostile = '"><img src=x onerror=alert(1)><script>alert(2)</script>'
    const page = renderMailPage([
      mail({ id: hostile, to: hostile, subject: hostile, text: hostile, sentAt: hostile }),
    ])
    expect(page).not.toContain('<img')
    expect(page).not.toContain('<script')
    expect(page).toContain(escapeHtml(hostile))
  })

  it('offers the link as a button, and no other kind of address', () => {
    const page = renderMailPage([mail({})])
    expect(page).toContain(
      '<a class="button" href="http://localhost:5173/auth/v1/verify?token=t&amp;type=signup"',
    )
    expect(page).toContain('Abrir o link do e-mail')
    for (const link of [null, 'javascript:alert(1)']) {
      expect(renderMailPage([mail({ link })])).not.toContain('class="button"')
    }
  })

  it('says what to do when there is none', () => {
    expect(renderMailPage([])).toContain('Nenhum e-mail por enquanto')
  })
})

describe('createOutbox', () => {
  it('lists the newest first and keeps the mails in a file', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'esboca-outbox-'))
    const file = path.join(folder, 'dados', 'mail.json')
    const { id: _id, sentAt: _sentAt, ...outgoing } = mail({})
    const outbox = createOutbox(file)
    outbox.add({ ...outgoing, subject: 'primeiro' })
    outbox.add({ ...outgoing, subject: 'segundo' })
    expect(
      createOutbox(file)
        .list()
        .map(({ subject }) => subject),
    ).toEqual(['segundo', 'primeiro'])
    expect(createOutbox().list()).toEqual([])
    await rm(folder, { recursive: true })
  })
})
