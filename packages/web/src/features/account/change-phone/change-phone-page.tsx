import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PhoneProof } from '@diandu/core/account'
import { BackBar } from '../../../app/back-bar.tsx'
import { PageLink } from '../../../app/page-link.tsx'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { Screen } from '../../../app/screen.tsx'
import { useSessionSource, useUser } from '../../../app/session-context.ts'
import { Card } from '../../../ui/card.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { safetyWords } from '../../../words/safety.words.ts'
import { titleWords } from '../../../words/titles.words.ts'
import styles from '../form-page.module.css'
import { keepMobile } from '../keep-mobile.ts'
import { safetyQuery } from '../safety-queries.ts'
import { NewMobileForm } from './new-mobile-form.tsx'
import { ProveForm } from './prove-form.tsx'

export function Page() {
  const words = useWords(safetyWords).phone
  const title = useWords(titleWords).changePhone
  const user = useUser()
  const ports = usePorts()
  const session = useSessionSource()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: safety } = useQuery(safetyQuery(ports))
  // In this page's memory only: whoever reloads shows their present mobile once more.
  const [proof, setProof] = useState<PhoneProof>()
  const [isProofSpent, setProofSpent] = useState(false)
  const mobile = user?.mobile ?? ''

  const leave = async (newMobile: string) => {
    toasts.show(words.done, 'good')
    await keepMobile(session, await ports(), newMobile)
    void queries.invalidateQueries({ queryKey: safetyQuery(ports).queryKey })
    await navigate('/user_center/setting', { replace: true })
  }
  return (
    <Screen top={<BackBar title={title} home="/user_center/setting" />}>
      <div className={styles.page}>
        <Steps label={words.steps.label} steps={[words.steps.prove, words.steps.change]} at={proof === undefined ? 0 : 1} />
        {safety?.phoneChange === 0 && (
          <div className={styles.notice}>
            <Notice action={<PageLink to="/user_center/changephone/detail">{words.seeRecord}</PageLink>}>{words.underReview}</Notice>
          </div>
        )}
        {isProofSpent && proof === undefined && (
          <div className={styles.notice}>
            <Notice tone="warning" live>
              {words.proofSpent}
            </Notice>
          </div>
        )}
        {proof === undefined ? (
          <ProveForm mobile={mobile} onProven={setProof} />
        ) : (
          <NewMobileForm
            proof={proof}
            present={mobile}
            onChanged={leave}
            onProofSpent={() => {
              setProofSpent(true)
              setProof(undefined)
            }}
          />
        )}
        <div className={styles.card}>
          <Card padding="none">
            <ListRow
              icon="phone"
              title={words.noAccess}
              detail={words.noAccessLine}
              link={(parts) => <PageLink to="/user_center/changephone/chgph-form" {...parts} />}
            />
          </Card>
        </div>
      </div>
    </Screen>
  )
}
