import { useQuery } from '@tanstack/react-query'
import { formatTime } from '@diandu/core/format'
import { BackBar } from '../../../app/back-bar.tsx'
import type { PageModule } from '../../../app/page.ts'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { Card } from '../../../ui/card.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { LoadState } from '../../../ui/load-state.tsx'
import { accountWords } from '../../../words/account.words.ts'
import { personWords } from '../../../words/person.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import { profileQuery } from '../profile-query.ts'
import { verificationStanding } from '../verification-standing.ts'
import { AvatarForm } from './avatar-form.tsx'
import styles from './user-setting-page.module.css'
import { UsernameForm } from './username-form.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() !== undefined) await queries.prefetchQuery(profileQuery(ports))
}

export function Page() {
  const words = useWords(personWords)
  const { verifications } = useWords(accountWords).me
  const title = useWords(titleWords).userSetting
  const { data: profile, isError, refetch } = useQuery(profileQuery(usePorts()))
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <div className={styles.page}>
        {profile !== undefined ? (
          <>
            <AvatarForm profile={profile} />
            <UsernameForm key={profile.username} profile={profile} />
            <div className={styles.rows}>
              <Card padding="none">
                <ListRow title={words.mobile} end={profile.mobile} />
                <ListRow
                  title={words.verification}
                  end={verifications[verificationStanding(profile.verification)]}
                  link={(parts) => <PageLink to="/user_center/server/verify" {...parts} />}
                />
                <ListRow title={words.joined} end={formatTime(profile.joinedAt, 'yyyy-mm-dd')} />
              </Card>
            </div>
          </>
        ) : (
          <LoadState words={words} lines={6} isError={isError} onRetry={() => void refetch()} />
        )}
      </div>
    </Screen>
  )
}
