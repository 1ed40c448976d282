import type { GroupPageAnswer } from '@parsed-outline/group-page'
import { env } from '@/lib/env'
import { withBoundDash } from '@/lib/formats'
import { whatsappLink } from '@/lib/message-links'
import { groupPageMessages as messages } from '@/messages/group-page'
import { element, showBlocks } from './show-blocks'

/** Shows what the token in the address opens, for which the server is asked each time: nothing is kept here. */
export async function openPage(page: HTMLElement): Promise<void> {
  const token = window.location.hash.slice(1)
  tell(page, messages.opening)
  try {
    const answer = await ask(token)
    // another link may have been opened in this tab meanwhile
    if (token !== window.location.hash.slice(1)) return
    if (!answer.success) tell(page, answer.error)
    else if (answer.blocks.length === 0) tell(page, messages.empty)
    else show(page, answer)
  } catch {
    const retry = element('button', { class: 'button', type: 'button' }, messages.retry)
    retry.addEventListener('click', () => void openPage(page))
    tell(page, messages.unreachable, retry)
  }
}

async function ask(token: string): Promise<GroupPageAnswer> {
  const answer = await fetch(`${env().supabaseUrl}/functions/v1/group-link`, {
    // not in the address, which servers write into their logs
    headers: { authorization: `Bearer ${encodeURIComponent(token)}` },
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  })
  return (await answer.json()) as GroupPageAnswer
}

function tell(page: HTMLElement, text: string, ...more: readonly HTMLElement[]): void {
  page.replaceChildren(
    element('h1', {}, messages.title),
    element('p', { role: 'status' }, text),
    ...more,
  )
}

function show(page: HTMLElement, { title, blocks }: Extract<GroupPageAnswer, { success: true }>) {
  const name = element('h1', { tabindex: '-1' }, withBoundDash(title ?? messages.title))
  page.replaceChildren(name, ...showBlocks(blocks), askLeader(title))
  name.focus()
}

/** To whom is chosen in WhatsApp: this page knows nobody's number. */
function askLeader(title: string | null): HTMLElement {
  const href = whatsappLink(messages.question(title)) ?? 'https://wa.me/'
  return element(
    'div',
    { class: 'leader' },
    element('a', { class: 'button', href }, messages.ask),
    element('p', { class: 'small' }, messages.askHint),
  )
}
