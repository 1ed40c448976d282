import { escapeHtml } from '../_shared/mail/escape-html.ts'
import type { Mail } from '../_shared/mail/resend.ts'

/** Whose month by Pix ends, and when. */
export type PixReminder = { payment: string; email: string; name: string; ends_at: string }

export function reminderMail({ email, name, ends_at }: PixReminder, siteUrl: string): Mail {
  const day = new Date(ends_at).toLocaleDateString('pt-BR', {
    day: 'numeric',
    month: 'long',
    timeZone: 'America/Sao_Paulo',
  })
  const firstName = name.trim().split(/\s+/)[0] ?? ''
  const page = `${siteUrl}/checkout`
  const lines = [
    firstName ? `Oi, ${firstName}!` : 'Oi!',
    `O seu mês do Esboça pago por Pix termina em ${day}. Ele não se renova sozinho, e nada será cobrado.`,
    `Se quiser continuar criando esboços, você pode pagar mais um mês nesta página: ${page}`,
    'Se pagar antes dessa data, você não perde nenhum dia: o novo mês começa quando este terminar. O que você já criou continua guardado no seu histórico.',
    'Equipe do Esboça',
  ]
  return {
    to: email,
    subject: `Seu mês do Esboça por Pix termina em ${day}`,
    text: `${lines.join('\n\n')}\n`,
    html: lines
      .map((line) => `<p>${escapeHtml(line).replace(page, `<a href="${page}">${page}</a>`)}</p>`)
      .join('\n'),
  }
}
