import { checkoutMessages } from '@/messages/plan/checkout'
import { pixMessages } from '@/messages/plan/pix'
import { Notice } from '@/ui/feedback/notice'
import { aloneLinkClass } from '@/ui/elements/text-link'
import type { OpenedPage } from './use-billing-page'

const LINK_TEXT = {
  checkout: checkoutMessages.openCheckout,
  pix: pixMessages.openPage,
  portal: checkoutMessages.openPortal,
} as const

/** Says that a page stands in another tab, with a link for whoever does not find it or whose browser blocked it. */
export function OpenedPageNotice({ kind, url, opened }: OpenedPage) {
  return (
    <Notice
      tone={opened ? 'info' : 'warning'}
      announce="polite"
      title={opened ? checkoutMessages.openedTitle : checkoutMessages.blockedTitle}
    >
      <p>{opened ? checkoutMessages.openedText : checkoutMessages.blockedText}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={`self-start font-semibold ${aloneLinkClass}`}
      >
        {opened ? checkoutMessages.openAgain : LINK_TEXT[kind]}
      </a>
    </Notice>
  )
}
