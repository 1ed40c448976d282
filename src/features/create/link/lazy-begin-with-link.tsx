import { lazyComponent } from '@/lib/lazy-component'
import { paths } from '@/lib/paths'
import { historyMessages } from '@/messages/history/history'
import { ButtonLink } from '@/ui/elements/button-link'

/**
 * Gilt once there is a link to go on with: as light as the field on the green, it would be taken for another one. Before, an
 * outline: what comes first is the link.
 */
export const BESIDE_FIELD =
  'border-2 border-gilt-bright py-2! not-hover:bg-transparent! not-hover:text-on-cloth! [:has(:not(:placeholder-shown)[type=url])>&]:not-hover:bg-gilt-bright! [:has(:not(:placeholder-shown)[type=url])>&]:not-hover:text-on-gilt-bright!'

/** The button alone, where the field cannot be fetched. */
const ButtonAlone = () => (
  <ButtonLink to={paths.createOutline} variant="onCloth" size="lg" wide>
    {historyMessages.newAction}
  </ButtonLink>
)

/** `BeginWithLink` with its button, and of its field the place alone, for as long as it is not there. */
export const BeginPlace = () => (
  <div className="flex flex-col gap-2 sm:flex-row sm:items-start sm:gap-3">
    <div aria-hidden="true" className="min-h-target-lg grow" />
    <ButtonLink
      to={paths.createOutline}
      variant="onCloth"
      size="lg"
      className={`shrink-0 ${BESIDE_FIELD}`}
    >
      {historyMessages.newAction}
    </ButtonLink>
  </div>
)

export const LazyBeginWithLink = lazyComponent(
  async () => (await import('./begin-with-link')).BeginWithLink,
  <BeginPlace />,
  ButtonAlone,
)
