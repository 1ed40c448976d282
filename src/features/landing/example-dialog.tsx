import type { ExampleGroup } from '@/content/example-groups'
import { EXAMPLE_TEXTS } from '@/content/example-texts'
import { exampleMessages } from '@/messages/landing/examples'
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
      title={exampleMessages.title(name, ages)}
      description={exampleMessages.facts(minutes)}
      closeLabel={exampleMessages.close}
    >
      <OutlineView markdown={EXAMPLE_TEXTS[id]} topLevel={3} />
    </Dialog>
  )
}
