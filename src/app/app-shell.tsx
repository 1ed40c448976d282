import { appMessages } from '@/messages/app/app'
import { Button } from '@/ui/elements/button'
import { LoadingNotice } from '@/ui/feedback/spinner'
import { Brand } from './brand'

/** What an address without a page of its own shows until the app is there (ROUTE-3). */
export function AppShell() {
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
        <div data-loading>
          <LoadingNotice page text={appMessages.loading} />
        </div>
      </main>
    </div>
  )
}

/** Beside the app in every prerendered page: src/boot/boot.ts shows it where the app cannot be fetched. */
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
