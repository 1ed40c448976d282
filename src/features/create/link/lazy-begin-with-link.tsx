import { lazyComponent } from '@/lib/lazy-component'
import { paths } from '@/lib/paths'
import { historyMessages } from '@/messages/history'
import { ButtonLink } from '@/ui/elements/button-link'

/** The button alone, where the field cannot be fetched. */
const ButtonAlone = () => (
  <ButtonLink to={paths.createOutline} variant="onCloth" size="lg" wide>
    {historyMessages.newAction}
  </ButtonLink>
)

/** `BeginWithLink` with its button, and of its field the place alone, for as long as it is not there. */
export const BeginPlace = () => (
  <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
    <div aria-hidden="true" className="invisible flex grow flex-col gap-2">
      <span
        data-label={historyMessages.newLink}
        className="leading-snug font-semibold before:content-[attr(data-label)]"
      />
      <div className="min-h-target-lg" />
    </div>
    <ButtonLink to={paths.createOutline} variant="onCloth" size="lg" className="shrink-0">
      {historyMessages.newAction}
    </ButtonLink>
  </div>
)

export const LazyBeginWithLink = lazyComponent(
  async () => (await import('./begin-with-link')).BeginWithLink,
  <BeginPlace />,
  ButtonAlone,
)
