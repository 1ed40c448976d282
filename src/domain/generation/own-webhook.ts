import { env } from '@/lib/env'

/** Whether the webhook is our own, which keeps a ledger of what it was asked for. */
export function isOwnWebhook(): boolean {
  const { outlineWebhookUrl, supabaseUrl } = env()
  const here = window.location.href
  return new URL(outlineWebhookUrl, here).origin === new URL(supabaseUrl, here).origin
}
