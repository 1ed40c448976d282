import type { ExampleGroup } from '@/content/example-groups'
import { EXAMPLE_TEXTS } from '@/content/example-texts'
import { landingMessages } from '@/messages/landing'
import { OutlineView } from '@/outline-view/outline-view'
import { Dialog } from '@/ui/elements/dialog'

/** An example to read in full. */
export function ExampleDialog({
  group: { id, name, ages, minutes },
  onClose,
}: {
  group: ExampleGroup
  onClose: () => void
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      width="reading"
      title={landingMessages.exampleTitle(name, ages)}
      description={landingMessages.exampleFacts(minutes)}
      closeLabel={landingMessages.close}
    >
      <OutlineView markdown={EXAMPLE_TEXTS[id]} topLevel={3} />
    </Dialog>
  )
}
