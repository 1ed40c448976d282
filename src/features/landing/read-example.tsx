import { useState } from 'react'
import type { ExampleGroup } from '@/content/example-groups'
import { lazyComponent } from '@/lib/lazy-component'
import { exampleMessages } from '@/messages/landing/examples'
import { Button } from '@/ui/elements/button'
import type { ButtonLook } from '@/ui/elements/button-class'
import { Notice } from '@/ui/feedback/notice'

const ExampleDialog = lazyComponent(async () => (await import('./example-dialog')).ExampleDialog)

type ReadExampleProps = ButtonLook & {
  group: ExampleGroup
  /** What is read out, where the words on the button do not tell it from its neighbours. */
  label?: string
  className?: string
  children: string
}

/** Opens an example in full, which is fetched then. */
export function ReadExample({ group, label, children, ...look }: ReadExampleProps) {
  const [state, setState] = useState<'closed' | 'opening' | 'open' | 'failed'>('closed')

  const read = async () => {
    if (state === 'opening') return
    setState('opening')
    try {
      await ExampleDialog.preload()
      setState('open')
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button
        {...look}
        // not disabled while it opens: the focus has to come back here
        aria-busy={state === 'opening'}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => void read()}
      >
        {state === 'opening' ? exampleMessages.opening : children}
      </Button>
      {state === 'failed' && (
        <Notice tone="danger" announce="assertive">
          <p>{exampleMessages.failed}</p>
        </Notice>
      )}
      {state === 'open' && <ExampleDialog group={group} onClose={() => setState('closed')} />}
    </>
  )
}
