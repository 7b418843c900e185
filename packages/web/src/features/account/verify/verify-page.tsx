import { BackBar } from '../../../app/back-bar.tsx'
import type { PageModule } from '../../../app/page.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { titleWords } from '../../../words/titles.words.ts'
import { StandingGate } from '../standing-gate.tsx'
import { verificationQuery } from '../verification-query.ts'
import { VerifyIntro } from './verify-intro.tsx'
import styles from './verify-page.module.css'
import { VerifyStanding } from './verify-standing.tsx'

export const prefetch: NonNullable<PageModule['prefetch']> = async ({ queries, ports }) => {
  if ((await ports()).sessionStore.readToken() !== undefined) await queries.prefetchQuery(verificationQuery(ports))
}

export function Page() {
  const title = useWords(titleWords).verify
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <div className={styles.page}>
        <StandingGate>{({ record }) => (record === null ? <VerifyIntro /> : <VerifyStanding record={record} />)}</StandingGate>
      </div>
    </Screen>
  )
}
