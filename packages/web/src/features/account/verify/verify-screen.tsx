import { IdentityLine } from '../../../app/people/identity/identity-line.tsx'
import { useIdentity } from '../../../app/people/identity/use-identity.ts'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { StandingGate } from '../standing-gate.tsx'
import { VerifyIntro } from './verify-intro.tsx'
import styles from './verify-page.module.css'
import { VerifyStanding } from './verify-standing.tsx'

export function Page() {
  const title = useMessages(titleMessages).verify
  const isPersonKnown = useIdentity() !== undefined
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <div className="page">
        <div className={styles.identity}>
          <IdentityLine />
        </div>
        <StandingGate>
          {({ record, face }) =>
            record === null ? (
              <VerifyIntro isFaceOffered={face.isOffered} isPersonKnown={isPersonKnown} />
            ) : (
              <VerifyStanding record={record} />
            )
          }
        </StandingGate>
      </div>
    </Screen>
  )
}
