import type { LinkKind } from '@contract/links'
import { useState, type ReactNode } from 'react'
import type { Outline } from '@/domain/outline/outline-row'
import { lazyComponent } from '@/lib/lazy-component'
import { linkMessages } from '@/messages/links'
import { LineIcon, PeopleIcon } from '@/ui/elements/icons'
import { MenuItem } from '@/ui/elements/popup-menu'

const LinkDialog = lazyComponent(async () => (await import('./link-dialog')).LinkDialog)

const ICONS = {
  group: (
    <LineIcon className="size-5">
      <path d="M8.5 11.5a3.5 3.5 0 0 0 5 0l2.5-2.5a3.5 3.5 0 0 0-5-5L9.8 5.2M11.5 8.5a3.5 3.5 0 0 0-5 0L4 11a3.5 3.5 0 0 0 5 5l1.2-1.2" />
    </LineIcon>
  ),
  leaders: <PeopleIcon />,
} as const satisfies Record<LinkKind, ReactNode>

/** The two ways to give an outline away by a link, in its menu. */
export function LinkActions({ outline, markdown }: { outline: Outline; markdown: string }) {
  const [kind, setKind] = useState<LinkKind | null>(null)
  return (
    <>
      {(['group', 'leaders'] as const).map((each) => (
        <MenuItem key={each} icon={ICONS[each]} opensDialog onChoose={() => setKind(each)}>
          {linkMessages[each]}
        </MenuItem>
      ))}
      {kind && (
        <LinkDialog
          kind={kind}
          outline={outline}
          markdown={markdown}
          onClose={() => setKind(null)}
        />
      )}
    </>
  )
}
