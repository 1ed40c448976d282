import { useMutation } from '@tanstack/react-query'
import { toAppError } from '@/lib/app-error'
import { logWarning } from '@/lib/log'
import { checkoutMessages } from '@/messages/plan/checkout'
import { pixMessages } from '@/messages/plan/pix'
import { notify } from '@/ui/feedback/notify'
import { fetchBillingPage, type BillingPageKind } from './billing-page'
import { openNewTab, type NewTab } from './new-tab'

/** A page that was asked for; `opened` is false where the browser blocked the tab. */
export type OpenedPage = { kind: BillingPageKind; url: string; opened: boolean }

const MEANWHILE = {
  checkout: checkoutMessages.openingCheckout,
  pix: pixMessages.openingPage,
  portal: checkoutMessages.openingPortal,
} as const satisfies Record<BillingPageKind, string>

/** Opens a page of the payment provider in a new tab (PAY-2). Failures are told in a toast. */
export function useBillingPage(kind: BillingPageKind) {
  const { mutate, isPending, data } = useMutation({
    // without a connection it has to run and say so, not to wait for one
    networkMode: 'always',
    mutationFn: async (tab: NewTab): Promise<OpenedPage> => {
      try {
        const url = await fetchBillingPage(kind)
        return { kind, url, opened: tab.goTo(url) }
      } catch (error) {
        tab.close()
        throw error
      }
    },
    onError: (error) => {
      logWarning('billing_page_not_opened', error)
      notify.error(toAppError(error).userText)
    },
  })
  return {
    open: () => mutate(openNewTab(MEANWHILE[kind])),
    opening: isPending,
    page: data ?? null,
  }
}
