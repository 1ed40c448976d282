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

/** The place of `BeginWithLink`, with its button in it, for as long as it is not there. */
export const BeginPlace = () => (
  <div className="flex min-h-[9.2rem] items-end sm:min-h-[5.4rem]">
    <ButtonAlone />
  </div>
)

export const LazyBeginWithLink = lazyComponent(
  async () => (await import('./begin-with-link')).BeginWithLink,
  <BeginPlace />,
  ButtonAlone,
)
