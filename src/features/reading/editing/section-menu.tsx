import { readingMessages } from '@/messages/reading'
import { PopupMenu } from '@/ui/elements/popup-menu'
import { SectionIcon } from './section-icon'

type SectionMenuProps = {
  title: string
  /** Undefined for what this part does not have. */
  onEdit: (() => void) | undefined
  onRewrite: (() => void) | undefined
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onAdd: () => void
  onRemove: (() => void) | undefined
}

const TOGGLE =
  'flex min-h-target min-w-target not-in-data-editing:-mr-4 not-in-data-editing:rounded-full items-center justify-center text-sm font-semibold text-muted hover:bg-accent-soft hover:text-on-accent-soft aria-expanded:bg-accent-soft aria-expanded:text-on-accent-soft in-data-editing:gap-1 in-data-editing:rounded-md in-data-editing:border in-data-editing:border-control in-data-editing:pr-3 in-data-editing:pl-2 in-data-editing:text-link'
/** Seen where an outline is edited; while it is read its parts are not what is worked on. */
const WORDS = 'hidden in-data-editing:inline max-[18rem]:sr-only'

/** What can be done to a whole part, at its heading. */
export function SectionMenu({
  title,
  onEdit,
  onRewrite,
  onUp,
  onDown,
  onAdd,
  onRemove,
}: SectionMenuProps) {
  const choice = (name: 'rewrite' | 'moveUp' | 'moveDown' | 'addLine' | 'removePart') => ({
    label: readingMessages[name],
    icon: <SectionIcon name={name} />,
    danger: name === 'removePart',
  })
  return (
    <PopupMenu
      label={
        <>
          <span aria-hidden="true" className={WORDS}>
            {readingMessages.partOptions}
          </span>
          <span className="sr-only">{readingMessages.partMenu(title)}</span>
        </>
      }
      icon={<SectionIcon name="more" />}
      worded={TOGGLE}
      choices={[
        ...(onEdit
          ? [
              {
                label: readingMessages.editPart,
                icon: <SectionIcon name="pencil" />,
                onChoose: onEdit,
              },
            ]
          : []),
        ...(onRewrite ? [{ ...choice('rewrite'), onChoose: onRewrite }] : []),
        { ...choice('addLine'), onChoose: onAdd },
        ...(onUp ? [{ ...choice('moveUp'), onChoose: onUp }] : []),
        ...(onDown ? [{ ...choice('moveDown'), onChoose: onDown }] : []),
        ...(onRemove ? [{ ...choice('removePart'), onChoose: onRemove }] : []),
      ]}
    />
  )
}
