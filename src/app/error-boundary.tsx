import { Component, type ReactNode } from 'react'
import { Head } from '@/lib/head'
import { appMessages } from '@/messages'
import { Button } from '@/ui/button'
import { PageColumn, PageTitle } from '@/ui/page'

type Props = {
  /** A change of it (another page) gives the children a new chance. */
  resetKey: string
  children: ReactNode
}

type State = { failed: boolean; resetKey: string }

/** Keeps header and footer standing when a page breaks or its script cannot be fetched. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <PageColumn width="text" className="flex flex-col items-start gap-6 py-16 sm:py-24">
        <Head title={appMessages.crashTitle} description={appMessages.crashText} />
        <PageTitle lead={appMessages.crashText}>{appMessages.crashTitle}</PageTitle>
        <Button onClick={() => window.location.reload()}>{appMessages.reload}</Button>
      </PageColumn>
    )
  }
}
