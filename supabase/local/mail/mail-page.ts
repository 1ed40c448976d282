import { escapeHtml } from '../../functions/_shared/mail/escape-html.ts'
import type { CaughtMail } from './outbox.ts'

const whenSent = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium' })

/**
 * The page `/dev/mail`: caught e-mails, newest first. Everything of a mail is shown as escaped text and
 * only http links are offered, so that no mail can act on the page. It works without JavaScript.
 */
export function renderMailPage(mails: readonly CaughtMail[]): string {
  const list = mails.length === 0 ? EMPTY : mails.map(renderMail).join('\n')
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>E-mails de teste – Esboça</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>E-mails de teste</h1>
<p class="note">Os e-mails que o aplicativo enviaria chegam aqui; nenhum sai deste computador. <a href="/dev/mail">Atualizar</a></p>
${list}
</main>
</body>
</html>
`
}

const EMPTY =
  '<p class="empty">Nenhum e-mail por enquanto. Crie uma conta no aplicativo e a confirmação aparece aqui.</p>'

function renderMail(mail: CaughtMail): string {
  return `<article id="${escapeHtml(mail.id)}">
<h2>${escapeHtml(mail.subject)}</h2>
<p class="meta">Para <strong>${escapeHtml(mail.to)}</strong> · <time datetime="${escapeHtml(mail.sentAt)}">${whenSentText(mail.sentAt)}</time></p>
${renderLink(mail)}<pre>${escapeHtml(mail.text)}</pre>
</article>`
}

function renderLink({ link, subject }: CaughtMail): string {
  if (link === null || !/^https?:\/\//.test(link)) return ''
  const label = escapeHtml(`Abrir o link do e-mail: ${subject}`)
  return `<p><a class="button" href="${escapeHtml(link)}" aria-label="${label}">Abrir o link do e-mail</a></p>\n`
}

function whenSentText(sentAt: string): string {
  const date = new Date(sentAt)
  return Number.isNaN(date.getTime()) ? '' : escapeHtml(whenSent.format(date))
}

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; background: #f7f3ec; color: #2b2620; font: 1rem/1.6 Georgia, serif; }
main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.6rem; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 0; overflow-wrap: anywhere; }
.note, .meta, .empty { color: #5f564a; }
.meta { margin: .25rem 0 1rem; font-size: .95rem; overflow-wrap: anywhere; }
article { background: #fffdf9; border: 1px solid #e2d9ca; border-radius: .75rem; padding: 1.25rem; margin-top: 1.25rem; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.button { display: inline-block; min-height: 2.75rem; line-height: 2.75rem; padding: 0 1.25rem; border-radius: .5rem; background: #7a3b1d; color: #fff; text-decoration: none; font-weight: bold; }
.button:focus-visible { outline: 3px solid #2b2620; outline-offset: 2px; }
@media (prefers-color-scheme: dark) {
  body { background: #1d1a16; color: #efe7da; }
  article { background: #28241e; border-color: #453e33; }
  .note, .meta, .empty { color: #c2b6a3; }
  .button { background: #e0a27c; color: #1d1a16; }
  .button:focus-visible { outline-color: #efe7da; }
}
`
