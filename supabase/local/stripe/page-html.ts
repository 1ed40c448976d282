import { escapeHtml } from '../../functions/_shared/mail/escape-html.ts'

/** 'R$ 19,90', with an ordinary space, from centavos. */
export function money(centavos: number): string {
  return (centavos / 100)
    .toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
    .replace(/\s/g, ' ')
}

/** '20 de novembro de 2026' in Brazil's time, from seconds. */
export function longDate(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString('pt-BR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'America/Sao_Paulo',
  })
}

export type Button = { action: string; label: string; kind?: 'main' | 'quiet'; disabled?: boolean }

/** Buttons that post `action` to the page itself. */
export function buttons(items: readonly Button[]): string {
  const html = items.map(
    ({ action, label, kind = 'quiet', disabled = false }) =>
      `<button class="${kind}" name="action" value="${action}"${disabled ? ' disabled' : ''}>${escapeHtml(label)}</button>`,
  )
  return `<form method="post">${html.join('')}</form>`
}

export function link(url: string, label: string): string {
  return `<p><a href="${escapeHtml(url)}">${escapeHtml(label)}</a></p>`
}

const STYLE = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; background: #f4f1ea; color: #1f2a30 }
  main { box-sizing: border-box; max-width: 28rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 1rem 0 }
  .note { background: #fff3c4; border: 2px dashed #8a6d00; border-radius: .5rem; padding: .75rem 1rem }
  .card { background: #fff; border-radius: .5rem; padding: 1rem; margin: 1rem 0 }
  .card p { margin: .25rem 0; overflow-wrap: anywhere }
  .price { font-size: 1.5rem; font-weight: 700 }
  .alert { border-left: 4px solid #a3261b; padding: .5rem .75rem; background: #fff }
  form { display: grid; gap: .75rem }
  button { font: inherit; font-weight: 600; min-height: 3rem; border-radius: .5rem; cursor: pointer; padding: .5rem 1rem }
  button.main { background: #14532d; color: #fff; border: 2px solid #14532d }
  button.quiet { background: #fff; color: #1f2a30; border: 2px solid #55636b }
  button:disabled { opacity: .45; cursor: not-allowed }
  button:focus-visible, a:focus-visible { outline: 3px solid #1d4ed8; outline-offset: 2px }
  a { color: #14532d }
`

/** A whole page that cannot be taken for the real one. */
export function htmlPage(title: string, content: string, status = 200): Response {
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="note"><strong>Isto é uma simulação.</strong> Nenhum dinheiro é cobrado e nenhum cartão é pedido.</p>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>`
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    },
  })
}

/** To another page after a form was sent. */
export function redirect(url: string): Response {
  return new Response(null, { status: 303, headers: { location: url } })
}
