import { escapeHtml } from '../../functions/_shared/mail/escape-html.ts'

/** Values of a template by path: `ConfirmationURL`, `Data.name`. */
export type TemplateValues = Readonly<Record<string, string>>

/**
 * Fills in an e-mail template as GoTrue does, for the two forms that ours use: `{{ .Name }}`, escaped for
 * HTML, and `{{ if .Name }}…{{ end }}`, not nested. A variable without a value leaves nothing.
 * Variables: https://supabase.com/docs/guides/auth/auth-email-templates
 */
export function renderHtml(template: string, values: TemplateValues): string {
  const chosen = template.replace(
    /\{\{\s*if\s+\.([\w.]+)\s*\}\}([\s\S]*?)\{\{\s*end\s*\}\}/g,
    (_, path: string, content: string) => (values[path] ? content : ''),
  )
  return replaceVariables(chosen, (path) => escapeHtml(values[path] ?? ''))
}

/** The same for a subject line, which is plain text: one line, nothing escaped. */
export function renderSubject(template: string, values: TemplateValues): string {
  return replaceVariables(template, (path) => values[path] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

function replaceVariables(template: string, valueOf: (path: string) => string): string {
  return template.replace(/\{\{\s*\.([\w.]+)\s*\}\}/g, (_, path: string) => valueOf(path))
}

/** Where the first link of an e-mail's HTML leads; null without one. */
export function firstLink(html: string): string | null {
  const href = /<a\b[^>]*\bhref="([^"]*)"/i.exec(html)?.[1]
  return href === undefined ? null : unescapeHtml(href)
}

/** The plain text of an e-mail's HTML: links as their address, paragraphs apart, nothing of the style. */
export function htmlToText(html: string): string {
  const text = html
    .replace(/<(style|head|title)\b[^>]*>[\s\S]*?<\/\1>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(
      /<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/gi,
      (_, href: string, label: string) =>
        label.trim() === href ? href : `${label.trim()}: ${href}`,
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|h1|h2|div|tr|table)\s*>/gi, '\n\n')
    .replace(/<[^>]+>/g, '')
  return unescapeHtml(text)
    .split('\n')
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
}
