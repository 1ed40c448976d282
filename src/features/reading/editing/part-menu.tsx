import { readingMessages } from '@/messages/reading'
import { PopupMenu } from '@/ui/elements/popup-menu'
import { PartIcon } from './part-icon'

type PartMenuProps = {
  title: string
  /** Undefined for what this part does not have. */
  onRewrite: (() => void) | undefined
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onAdd: () => void
  onRemove: (() => void) | undefined
}

/** What can be done to a whole part, at its heading. */
export function PartMenu({ title, onRewrite, onUp, onDown, onAdd, onRemove }: PartMenuProps) {
  const choice = (name: 'rewrite' | 'moveUp' | 'moveDown' | 'addLine' | 'removePart') => ({
    label: readingMessages[name],
    icon: <PartIcon name={name} />,
    danger: name === 'removePart',
  })
  return (
    <PopupMenu
      label={readingMessages.partMenu(title)}
      icon={<PartIcon name="more" />}
      choices={[
        ...(onRewrite ? [{ ...choice('rewrite'), onChoose: onRewrite }] : []),
        { ...choice('addLine'), onChoose: onAdd },
        ...(onUp ? [{ ...choice('moveUp'), onChoose: onUp }] : []),
        ...(onDown ? [{ ...choice('moveDown'), onChoose: onDown }] : []),
        ...(onRemove ? [{ ...choice('removePart'), onChoose: onRemove }] : []),
      ]}
    />
  )
}
