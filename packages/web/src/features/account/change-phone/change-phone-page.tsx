import type { PhoneProof } from '@diandu/core/account'
import { maskMobile } from '@diandu/core/format'
import { isVerificationCode } from '@diandu/core/input'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts, useLoad } from '../../../app/queries/queries.ts'
import { useSessionSource, useUser } from '../../../app/session/session-context.ts'
import type { SessionSource } from '../../../app/session/session-source.ts'
import type { Ports } from '../../../composition/ports.ts'
import { phoneChangeMessages } from '../../../messages/account/phone-change.messages.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Card } from '../../../ui/lists/section.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Steps } from '../../../ui/lists/steps.tsx'
import styles from '../form-page.module.css'
import { safetyQuery } from '../account-queries.ts'
import { NewMobileForm } from './new-mobile-form.tsx'

export function Page() {
  const messages = useMessages(phoneChangeMessages).phone
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
    <BackScreen title="changePhone" home="/user_center/setting">
      <div className={`page ${styles.page}`}>
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
    </BackScreen>
  )
}

/** This device goes on with the same login and shows the new mobile. */
async function keepMobile(
  session: SessionSource,
  { sessionStore }: Pick<Ports, 'sessionStore'>,
  mobile: string,
): Promise<void> {
  const [user, token] = [session.user(), sessionStore.readToken()]
  if (user === undefined || token === undefined) return
  const actor = await session.actor()
  actor.send({ type: 'session.received', session: { token, userInfo: { ...user, mobile: maskMobile(mobile) } } })
}

interface ProveFormProps {
  /** The present one, masked. */
  readonly mobile: string
  /** An earlier proof has lapsed. */
  readonly isAgain: boolean
  readonly onProven: (proof: PhoneProof) => void
}

/** The present mobile is shown to be in its owner's hands. */
function ProveForm({ mobile, isAgain, onProven }: ProveFormProps) {
  const messages = useMessages(phoneChangeMessages).phone
  const { faults } = useMessages(formMessages)
  const ports = usePorts()
  const shownMobile = mobile === '' ? messages.mobileOnRecord : mobile
  const { element, errors, field, isBusy, refuse, submit, onSubmit } = useForm<{ readonly code: string }, 'code'>({
    name: 'prove-phone',
    empty: { code: '' },
    stored: [],
    fields: () => ['code'],
    faults: ({ code }) => (isVerificationCode(code) ? {} : { code: faults.code }),
    async send({ code }) {
      const { phoneChanges } = await ports()
      const answer = await (isAgain ? phoneChanges.proveAgain(code) : phoneChanges.prove(code))
      if (!answer.ok) return answer.failure
      onProven(answer.value)
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <h2>{messages.proveTitle}</h2>
      <p className="detail mt-4 mb-24">{messages.proveLine(shownMobile)}</p>
      <FormNotice notice={errors.notice} />
      <VerificationCode
        purpose="change-phone"
        mobile=""
        shownMobile={shownMobile}
        {...field('code')}
        onComplete={(code) => void submit({ code })}
        onFailure={refuse}
      />
      <div className="mt-24">
        <Button type="submit" block busy={isBusy}>
          {messages.next}
        </Button>
      </div>
    </form>
  )
}
