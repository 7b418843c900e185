import { requestLogin } from '../../../app/session/login-requests.ts'
import { useUser } from '../../../app/session/session-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { campaignMessages } from '../../../messages/campaigns/campaign.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Section } from '../../../ui/lists/section.tsx'

interface LoginBlockProps {
  readonly title: string
  /** Where it leads on to. */
  readonly to: string
}

export function LoginBlock({ title, to }: LoginBlockProps) {
  const messages = useMessages(campaignMessages)
  const user = useUser()
  return (
    <Section title={title}>
      {user === undefined ? (
        <Button block onClick={() => requestLogin({ goTo: to })}>
          {messages.logIn}
        </Button>
      ) : (
        <Button
          block
          link={(parts) => <PageLink to={to} {...parts} />}
          consequence={messages.loggedInAs(user.username)}
        >
          {messages.goOn}
        </Button>
      )}
    </Section>
  )
}
