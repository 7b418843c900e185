import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { isVerificationCode } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { useSessionSource, useUser } from '../../../app/session-context.ts'
import { VerificationCode } from '../../../app/verification/verification-code.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { toasts } from '../../../ui/toasts.ts'
import { formWords } from '../../../words/form.words.ts'
import { safetyWords } from '../../../words/safety.words.ts'
import { forgetPerson } from '../forget-person.ts'
import styles from '../form-page.module.css'
import own from './close-account.module.css'

type CloseField = 'code' | 'hasUnderstood'
interface Closing {
  readonly code: string
  readonly hasUnderstood: boolean
}

interface CloseFormProps {
  /** Masked. */
  readonly mobile: string
  /** Something has come into the way meanwhile. */
  readonly onObstacle: () => void
}

/** A code shows that it is the person, a tick that they know, and one last question is asked. */
export function CloseForm({ mobile, onObstacle }: CloseFormProps) {
  const words = useWords(safetyWords).close
  const { faults } = useWords(formWords)
  const user = useUser()
  const ports = usePorts()
  const session = useSessionSource()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const understoodFault = useId()
  const [isAsking, setAsking] = useState(false)
  const shownMobile = mobile === '' ? words.mobileOnRecord : mobile

  const send = async ({ code }: Closing): Promise<Failure | undefined> => {
    const { profiles } = await ports()
    const answer = await profiles.close(code)
    setAsking(false)
    if (answer.ok) {
      await navigate('/', { replace: true })
      await forgetPerson(session, queries)
      toasts.show(words.done)
      return undefined
    }
    const { failure } = answer
    if (failure.kind === 'refused' && failure.reason === 'account-in-use') onObstacle()
    return failure
  }
  const closingFaults = ({ code, hasUnderstood }: Closing): Readonly<Partial<Record<CloseField, string>>> => ({
    ...(isVerificationCode(code) ? {} : { code: faults.code }),
    ...(hasUnderstood ? {} : { hasUnderstood: words.understoodMissing }),
  })
  const { form, change, element, errors, field, isBusy, tell, refuse, submit } = useForm<Closing, CloseField>({
    name: 'close-account',
    empty: { code: '', hasUnderstood: false },
    kept: [],
    fields: () => ['code', 'hasUnderstood'],
    faults: closingFaults,
    lost: words.lost,
    send,
  })
  const ask = () => {
    if (Object.keys(closingFaults(form)).length === 0) return setAsking(true)
    tell('code', 'hasUnderstood')
    refuse()
  }
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <FormNotice notice={errors.notice} />
      <p className={styles.line}>{words.codeLine(shownMobile)}</p>
      <VerificationCode
        purpose="close-account"
        mobile=""
        shownMobile={shownMobile}
        {...field('code')}
        onFailure={refuse}
      />
      <Checkbox
        checked={form.hasUnderstood}
        onChange={(hasUnderstood) => change({ hasUnderstood })}
        wrong={errors.of.hasUnderstood !== undefined}
        describedBy={understoodFault}
      >
        {words.understood}
      </Checkbox>
      <p id={understoodFault} className={own.fault} aria-live="polite">
        {errors.of.hasUnderstood !== undefined && <Icon name="warning" size="small" />}
        <span>{errors.of.hasUnderstood}</span>
      </p>
      <div className={styles.submit}>
        <Button type="submit" look="danger" block busy={isBusy}>
          {words.submit}
        </Button>
      </div>
      <AskFirst
        isAsking={isAsking}
        tone="danger"
        title={words.askTitle}
        confirmLabel={words.confirm}
        cancelLabel={words.cancel}
        busy={isBusy}
        onConfirm={() => void submit()}
        onCancel={() => setAsking(false)}
      >
        {words.askLine(user?.username ?? '')}
      </AskFirst>
    </form>
  )
}
