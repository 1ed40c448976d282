import type { ReactNode } from 'react'
import { appMessages } from '@/messages/app'
import { Button } from '@/ui/button'
import { LoadingNotice } from '@/ui/spinner'
import { Brand } from './brand'

/** What the shell of private pages shows until the app is there (ROUTE-3): as much as is true for everyone. */
export function Opening({ children }: { children?: ReactNode }) {
  const Title = children ? 'h2' : 'h1'
  return (
    <div className="flex min-h-[100svh] flex-col">
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-header w-full max-w-page items-center px-5 sm:px-8">
          <Brand />
        </div>
      </header>
      <main className="flex grow flex-col">
        {children && (
          // nothing in it can be pressed yet
          <div inert className="contents">
            {children}
          </div>
        )}
        <div data-loading>
          <LoadingNotice page={!children} text={appMessages.loading} />
        </div>
        {/* start.ts shows it where the script of the app cannot be fetched */}
        <div role="alert" className="mx-auto w-full max-w-text px-5 sm:px-8">
          <div data-not-loaded hidden className="flex flex-col items-start gap-4 py-16">
            <Title className="text-xl">{appMessages.goneTitle}</Title>
            <p className="text-muted">{appMessages.offlineText}</p>
            <Button>{appMessages.reload}</Button>
          </div>
        </div>
      </main>
    </div>
  )
}
