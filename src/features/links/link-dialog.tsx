import type { LinkKind } from '@contract/links'
import { participantsHandout } from '@parsed-outline/participants-handout'
import { textOf } from '@parsed-outline/outline-tree'
import { parseOutline } from '@parsed-outline/parse-outline'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { endLink } from '@/domain/links/link-mutations'
import { linkQueries } from '@/domain/links/link-queries'
import { tokenOf } from '@/domain/links/link-tokens'
import type { OutlineLink } from '@/domain/links/outline-link'
import type { Outline } from '@/domain/outline/outline-row'
import { logWarning } from '@/lib/log'
import { commonMessages } from '@/messages/common'
import { linkMessages } from '@/messages/links'
import { Button } from '@/ui/elements/button'
import { Dialog } from '@/ui/elements/dialog'
import { notify } from '@/ui/feedback/notify'
import { RetryNotice } from '@/ui/feedback/retry-notice'
import { LinkCard } from './link-card'
import { NewLinkForm } from './new-link-form'

type LinkDialogProps = {
  kind: LinkKind
  outline: Outline
  /** Its text as it stands now. */
  markdown: string
  onClose: () => void
}

/** The open links of an outline, to be sent and to be ended, and a new one where none can be sent from here. */
export function LinkDialog({ kind, outline, markdown, onClose }: LinkDialogProps) {
  const { user_id: userId, id: outlineId } = outline
  const queryClient = useQueryClient()
  const query = linkQueries.open(userId, outlineId, kind)
  const { data: links, isError, refetch } = useQuery(query)
  const [made, setMade] = useState<string | null>(null)
  const [wantsAnother, setWantsAnother] = useState(false)
  const handout = useMemo(() => participantsHandout(parseOutline(markdown)), [markdown])
  const title = handout?.title ? textOf(handout.title.children).trim() || null : null

  const readAgain = () => queryClient.invalidateQueries({ queryKey: query.queryKey })
  const end = async ({ id }: OutlineLink) => {
    try {
      await endLink(id)
      await readAgain()
      notify.success(kind === 'group' ? linkMessages.ended : linkMessages.endedForLeaders)
    } catch (error) {
      logWarning('link_not_ended', error)
      notify.error(linkMessages.notEnded)
    }
  }

  const here = links?.filter(({ id }) => tokenOf(id) !== null) ?? []
  const elsewhere = links?.filter(({ id }) => tokenOf(id) === null) ?? []
  const cardsOf = (some: readonly OutlineLink[]) =>
    some.length > 0 && (
      <ul className="flex flex-col gap-4">
        {some.map((link) => (
          <LinkCard
            key={link.id}
            kind={kind}
            link={link}
            title={title}
            isNew={link.id === made}
            onEnd={() => end(link)}
          />
        ))}
      </ul>
    )
  const isEmpty = kind === 'group' && handout === null
  return (
    <Dialog
      open
      onClose={onClose}
      title={linkMessages[kind]}
      description={kind === 'group' ? linkMessages.groupLead : linkMessages.leadersLead}
      closeLabel={commonMessages.close}
    >
      <div className="flex flex-col gap-5">
        {isError && (
          <RetryNotice
            text={linkMessages.loadFailed}
            retryLabel={commonMessages.retry}
            onRetry={() => void refetch()}
          />
        )}
        {!links && !isError && <output className="text-muted">{linkMessages.loading}</output>}
        {cardsOf(here)}
        {links && isEmpty && <p>{linkMessages.nothingForGroup}</p>}
        {links &&
          !isEmpty &&
          (here.length === 0 || wantsAnother ? (
            <NewLinkForm
              kind={kind}
              outlineId={outlineId}
              title={title}
              onMade={async (id) => {
                await readAgain()
                setMade(id)
                setWantsAnother(false)
              }}
            />
          ) : (
            <Button variant="quiet" className="self-start" onClick={() => setWantsAnother(true)}>
              {linkMessages.createAnother}
            </Button>
          ))}
        {cardsOf(elsewhere)}
      </div>
    </Dialog>
  )
}
