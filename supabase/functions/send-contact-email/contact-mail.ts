import type { ContactMessage } from '../_shared/contract/calls/contact.ts'
import { escapeHtml } from '../_shared/mail/escape-html.ts'
import type { Mail } from '../_shared/mail/resend.ts'

/** The mail that the operator reads; an answer to it goes to the visitor. */
export function contactMail(contact: ContactMessage): Mail {
  const { email, subject, message } = contact
  const name = `${contact.firstName} ${contact.lastName}`
  const footer = `Enviado pelo formulário de contato. Para responder a ${name}, responda a este e-mail.`
  return {
    replyTo: email,
    subject: `[Contato] ${subject}`,
    text: `Nome: ${name}\nE-mail: ${email}\nAssunto: ${subject}\n\n${message}\n\n--\n${footer}\n`,
    html: [
      `<p><strong>Nome:</strong> ${escapeHtml(name)}<br>`,
      `<strong>E-mail:</strong> ${escapeHtml(email)}<br>`,
      `<strong>Assunto:</strong> ${escapeHtml(subject)}</p>`,
      `<p style="white-space: pre-line">${escapeHtml(message)}</p>`,
      `<hr><p>${escapeHtml(footer)}</p>`,
    ].join('\n'),
  }
}
