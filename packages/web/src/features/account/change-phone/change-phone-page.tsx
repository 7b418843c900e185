import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PhoneProof } from '@diandu/core/account'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { Screen } from '../../../app/layout/screen.tsx'
import { useSessionSource, useUser } from '../../../app/session/session-context.ts'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Steps } from '../../../ui/lists/steps.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { phoneChangeMessages } from '../../../messages/account/phone-change.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import styles from '../form-page.module.css'
import { keepMobile } from '../keep-mobile.ts'
import { safetyQuery } from '../safety-queries.ts'
import { NewMobileForm } from './new-mobile-form.tsx'
import { ProveForm } from './prove-form.tsx'

export function Page() {
  const messages = useMessages(phoneChangeMessages).phone
  const title = useMessages(titleMessages).changePhone
  const user = useUser()
  const ports = usePorts()
  const session = useSessionSource()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { data: safety } = useLoad(safetyQuery(ports), 'own-part')
  // In this page's memory only: a user who reloads shows their present mobile once more.
  const [proof, setProof] = useState<PhoneProof>()
  const [isProofSpent, setProofSpent] = useState(false)
  const mobile = user?.mobile ?? ''

  const leave = async (newMobile: string) => {
    toasts.show(messages.done, 'good')
    await keepMobile(session, await ports(), newMobile)
    void queries.invalidateQueries({ queryKey: safetyQuery(ports).queryKey })
    await navigate('/user_center/setting', { replace: true })
  }
  return (
    <Screen top={<BackBar title={title} home="/user_center/setting" />}>
      <div className={styles.page}>
        <Steps
          label={messages.steps.label}
          steps={[messages.steps.prove, messages.steps.change]}
          at={proof === undefined ? 0 : 1}
        />
        {safety?.phoneChange === 'reviewing' && (
          <div className="mb-16">
            <Notice action={<PageLink to="/user_center/changephone/detail">{messages.seeRecord}</PageLink>}>
              {messages.underReview}
            </Notice>
          </div>
        )}
        {isProofSpent && proof === undefined && (
          <div className="mb-16">
            <Notice tone="warning" live>
              {messages.proofSpent}
            </Notice>
          </div>
        )}
        {proof === undefined ? (
          <ProveForm mobile={mobile} isAgain={isProofSpent} onProven={setProof} />
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
        <div className="mt-32">
          <Card padding="none">
            <ListRow
              icon="phone"
              title={messages.noAccess}
              detail={messages.noAccessLine}
              link={(parts) => <PageLink to="/user_center/changephone/chgph-form" {...parts} />}
            />
          </Card>
        </div>
      </div>
    </Screen>
  )
}
