import { loginPathFor, paths, withWanted } from '@/lib/paths'
import { linkMessages } from '@/messages/links'
import { ButtonLink } from '@/ui/elements/button-link'
import { Card } from '@/ui/elements/card'
import { PageTitle } from '@/ui/elements/page'

const LOGIN = loginPathFor(paths.received)

/** For whoever opens the link of another leader and is not logged in: what it is, and how to go on. */
export function Invitation() {
  return (
    <Card className="flex flex-col gap-6">
      <PageTitle lead={linkMessages.inviteText}>{linkMessages.inviteTitle}</PageTitle>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={LOGIN} size="lg" className="max-sm:grow">
          {linkMessages.logIn}
        </ButtonLink>
        <ButtonLink
          to={withWanted(paths.signUp, LOGIN.slice(LOGIN.indexOf('?')))}
          variant="secondary"
          size="lg"
          className="max-sm:grow"
        >
          {linkMessages.signUp}
        </ButtonLink>
      </div>
    </Card>
  )
}
