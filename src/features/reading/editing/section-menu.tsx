import { readingMessages } from '@/messages/reading'
import { PopupMenu } from '@/ui/elements/popup-menu'
import { SectionIcon } from './section-icon'

type SectionMenuProps = {
  title: string
  /** Undefined for what this part does not have. */
  onRewrite: (() => void) | undefined
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onAdd: () => void
  onRemove: (() => void) | undefined
}

/** What can be done to a whole part, at its heading. */
export function SectionMenu({ title, onRewrite, onUp, onDown, onAdd, onRemove }: SectionMenuProps) {
  const choice = (name: 'rewrite' | 'moveUp' | 'moveDown' | 'addLine' | 'removePart') => ({
    label: readingMessages[name],
    icon: <SectionIcon name={name} />,
    danger: name === 'removePart',
  })
  return (
    <PopupMenu
      label={readingMessages.partMenu(title)}
      icon={<SectionIcon name="more" />}
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
