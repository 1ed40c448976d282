import { Component, type ReactNode } from 'react'
import { reportCrash } from '@/lib/telemetry/crash'
import { Head } from '@/lib/head'
import { MissingChunkError, type MissingChunkReason } from '@/lib/missing-chunk'
import { appMessages } from '@/messages/app/app'
import { Button } from '@/ui/elements/button'
import { PageColumn, PageTitle } from '@/ui/elements/page'

type Props = {
  /** A change of it (another page) gives the children a new chance. */
  resetKey: string
  children: ReactNode
}

type State = { failed: false | 'broken' | MissingChunkReason; resetKey: string }

const TEXTS = {
  broken: { title: appMessages.crashTitle, text: appMessages.crashText },
  gone: { title: appMessages.goneTitle, text: appMessages.goneText },
  offline: { title: appMessages.offlineTitle, text: appMessages.offlineText },
} as const

/** Keeps header and footer standing when a page breaks or its script cannot be fetched (fault 37). */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: error instanceof MissingChunkError ? error.reason : 'broken' }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    // a page that is asked for without a connection did not crash
    if (error instanceof MissingChunkError && error.reason === 'offline') return
    reportCrash(error instanceof MissingChunkError ? 'chunk' : 'page', error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const { title, text } = TEXTS[this.state.failed]
    return (
      <PageColumn width="text" className="flex flex-col items-start gap-6 py-16 sm:py-24">
        <Head title={title} description={text} />
        <PageTitle lead={text}>{title}</PageTitle>
        <Button onClick={() => window.location.reload()}>{appMessages.reload}</Button>
      </PageColumn>
    )
  }
}
