import { lazyComponent } from '@/lib/lazy-component'
import { paths } from '@/lib/paths'
import { historyMessages } from '@/messages/history/history'
import { ButtonLink } from '@/ui/elements/button-link'

/** The button alone, where the field cannot be fetched. */
const ButtonAlone = () => (
  <ButtonLink to={paths.createOutline} variant="onCloth" size="lg" wide>
    {historyMessages.newAction}
  </ButtonLink>
)

/** `BeginWithLink` with its button, and of its field the place alone, for as long as that is not there. */
export const BeginPlace = () => (
  <div className="flex flex-col gap-2 sm:flex-row sm:items-start sm:gap-3">
    <div aria-hidden="true" className="min-h-target-lg grow" />
    <ButtonLink to={paths.createOutline} variant="outlineOnCloth" size="lg" className="shrink-0">
      {historyMessages.newAction}
    </ButtonLink>
  </div>
)

export const LazyBeginWithLink = lazyComponent(
  async () => (await import('./begin-with-link')).BeginWithLink,
  <BeginPlace />,
  ButtonAlone,
)
