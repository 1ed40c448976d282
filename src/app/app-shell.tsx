import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '@/lib/product'
import { appMessages } from '@/messages/app'
import { Button } from '@/ui/button'
import { LoadingNotice } from '@/ui/spinner'
import { Brand } from './brand'

/** What a private address shows until the app is there (ROUTE-3): as much as is true for everyone. */
export function AppShell({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-[100svh] flex-col">
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-header w-full max-w-page items-center px-5 sm:px-8">
          <h1>
            <Brand />
          </h1>
        </div>
      </header>
      <main className="flex grow flex-col">
        {children ? (
          // nothing in it can be pressed yet
          <div inert className="contents">
            {children}
          </div>
        ) : (
          // without the app there is no other
          <h1 className="sr-only">{PRODUCT_NAME}</h1>
        )}
        <div data-loading>
          <LoadingNotice page={!children} text={appMessages.loading} />
        </div>
      </main>
    </div>
  )
}

/** Beside the app in every written page: src/boot/boot.ts shows it where the app cannot be fetched. */
export function AppMissingNotice() {
  return (
    <div role="alert">
      <div
        data-app-missing
        hidden
        className="fixed inset-x-0 bottom-0 z-50 border-t border-line bg-surface shadow-lg"
      >
        <div className="mx-auto flex w-full max-w-text flex-col items-start gap-4 px-5 py-6 sm:px-8">
          <h2 className="text-xl">{appMessages.goneTitle}</h2>
          <p className="text-muted">{appMessages.offlineText}</p>
          <Button>{appMessages.reload}</Button>
        </div>
      </div>
    </div>
  )
}
