import { checkUsername, type Profile } from '@diandu/core/account'
import { formatTime } from '@diandu/core/format'
import { useQueryClient } from '@tanstack/react-query'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'
import type { SessionSource } from '../../../app/session/session-source.ts'
import type { Ports } from '../../../composition/ports.ts'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { personMessages } from '../../../messages/account/person.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { profileQuery } from '../account-queries.ts'
import { verificationStanding } from '../verification-standing.ts'
import { AvatarForm } from './avatar-form.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() !== undefined) await queries.prefetchQuery(profileQuery(ports))
}

export function Page() {
  const messages = useMessages(personMessages)
  const { verifications } = useMessages(accountMessages).me
  const { data: profile, isError, refetch } = useLoad(profileQuery(usePorts()), 'own-page')
  return (
    <BackScreen title="userSetting" home="/user_center">
      <div className="px-16 pt-24 pb-32">
        {profile !== undefined ? (
          <>
            <AvatarForm profile={profile} />
            <UsernameForm key={profile.username} profile={profile} />
            <div className="mt-32">
              <Card padding="none">
                <ListRow title={messages.mobile} end={profile.mobile} />
                <ListRow
                  title={messages.verification}
                  end={verifications[verificationStanding(profile.verification)]}
                  link={(parts) => <PageLink to="/user_center/server/verify" {...parts} />}
                />
                <ListRow title={messages.joined} end={formatTime(profile.joinedAt, 'yyyy-mm-dd')} />
              </Card>
            </div>
          </>
        ) : (
          <LoadState messages={messages} lines={6} isError={isError} onRetry={() => void refetch()} />
        )}
      </div>
    </BackScreen>
  )
}

function UsernameForm({ profile }: { readonly profile: Profile }) {
  const messages = useMessages(personMessages)
  const ports = usePorts()
  const queries = useQueryClient()
  const session = useSessionSource()
  const { form, element, errors, field, isBusy, report, onSubmit } = useForm<{ readonly username: string }, 'username'>(
    {
      name: 'username',
      empty: { username: profile.username },
      stored: ['username'],
      fields: () => ['username'],
      faults: ({ username }) => {
        const checked = checkUsername(username, profile.username)
        const [wrong] = checked.ok ? [] : checked.failure
        return wrong === undefined
          ? {}
          : { username: messages.faults[wrong.problem as keyof typeof messages.faults] ?? messages.faults.malformed }
      },
      lost: messages.lost,
      async send({ username }) {
        const all = await ports()
        const answer = await all.profiles.rename(username.trim())
        if (!answer.ok) return answer.failure
        queries.setQueryData(profileQuery(ports).queryKey, answer.value)
        await keepUsername(session, all, answer.value.username)
        toasts.show(messages.saved, 'good')
        return undefined
      },
    },
  )
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <FormNotice notice={errors.notice} />
      <TextField
        label={messages.username}
        {...field('username')}
        onBlur={() => form.username !== profile.username && report('username')}
        autoComplete="username"
        enterKeyHint="done"
        clearLabel={messages.clear}
        hint={errors.of.username === undefined && messages.usernameHint}
      />
      <Button type="submit" block look="secondary" busy={isBusy}>
        {messages.save}
      </Button>
    </form>
  )
}

/** This device goes on with the same login and shows the new name. */
async function keepUsername(
  session: SessionSource,
  { sessionStore }: Pick<Ports, 'sessionStore'>,
  username: string,
): Promise<void> {
  const [user, token] = [session.user(), sessionStore.readToken()]
  if (user === undefined || token === undefined) return
  const actor = await session.actor()
  actor.send({ type: 'session.received', session: { token, userInfo: { ...user, username } } })
}
