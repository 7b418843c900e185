import { formatTime } from '@diandu/core/format'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { accountMessages } from '../../../messages/account/account.messages.ts'
import { personMessages } from '../../../messages/account/person.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { profileQuery } from '../profile-query.ts'
import { verificationStanding } from '../verification-standing.ts'
import { AvatarForm } from './avatar-form.tsx'
import { UsernameForm } from './username-form.tsx'

export function Page() {
  const messages = useMessages(personMessages)
  const { verifications } = useMessages(accountMessages).me
  const title = useMessages(titleMessages).userSetting
  const { data: profile, isError, refetch } = useLoad(profileQuery(usePorts()), 'own-page')
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
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
    </Screen>
  )
}
