import type { ReactNode } from 'react'
import { appMessages } from '@/messages/app'
import { LoadingNotice } from '@/ui/spinner'
import { Brand } from './brand'

/** What the shell of private pages shows until the app is there (ROUTE-3): as much as is true for everyone. */
export function Opening({ children }: { children?: ReactNode }) {
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
        <LoadingNotice page={!children} text={appMessages.loading} />
      </main>
    </div>
  )
}
