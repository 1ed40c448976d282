import type { LinkKind } from '@contract/links'
import { useState } from 'react'
import type { Outline } from '@/domain/outline/outline-row'
import { lazyComponent } from '@/lib/lazy-component'
import { linkMessages } from '@/messages/links'
import { Button } from '@/ui/elements/button'

const LinkDialog = lazyComponent(async () => (await import('./link-dialog')).LinkDialog)

/** The two ways to give an outline away by a link. */
export function LinkActions({ outline, markdown }: { outline: Outline; markdown: string }) {
  const [kind, setKind] = useState<LinkKind | null>(null)
  return (
    <div className="print-none flex flex-wrap gap-2 max-sm:flex-col">
      {(['group', 'leaders'] as const).map((each) => (
        <Button key={each} variant="quiet" aria-haspopup="dialog" onClick={() => setKind(each)}>
          {linkMessages[each]}
        </Button>
      ))}
      {kind && (
        <LinkDialog
          kind={kind}
          outline={outline}
          markdown={markdown}
          onClose={() => setKind(null)}
        />
      )}
    </div>
  )
}
