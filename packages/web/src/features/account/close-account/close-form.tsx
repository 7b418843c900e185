import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { isVerificationCode } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { useDevice } from '../../../app/device/device-context.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { useSessionSource, useUser } from '../../../app/session/session-context.ts'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { ConfirmAction } from '../../../ui/overlays/confirm-action.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { safetyMessages } from '../../../messages/account/safety.messages.ts'
import { forgetPerson } from '../forget-person.ts'

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
  const messages = useMessages(safetyMessages).close
  const { faults } = useMessages(formMessages)
  const user = useUser()
  const ports = usePorts()
  const session = useSessionSource()
  const queries = useQueryClient()
  const { storage } = useDevice()
  const navigate = useNavigate()
  const understoodFault = useId()
  const [isConfirming, setConfirming] = useState(false)
  const shownMobile = mobile === '' ? messages.mobileOnRecord : mobile

  const send = async ({ code }: Closing): Promise<Failure | undefined> => {
    const { profiles } = await ports()
    const answer = await profiles.close(code)
    setConfirming(false)
    if (answer.ok) {
      await navigate('/', { replace: true })
      await forgetPerson(session, queries, storage)
      toasts.show(messages.done)
      return undefined
    }
    const { failure } = answer
    if (failure.kind === 'refused' && failure.reason === 'account-in-use') onObstacle()
    return failure
  }
  const closingFaults = ({ code, hasUnderstood }: Closing): Readonly<Partial<Record<CloseField, string>>> => ({
    ...(isVerificationCode(code) ? {} : { code: faults.code }),
    ...(hasUnderstood ? {} : { hasUnderstood: messages.understoodMissing }),
  })
  const { form, change, element, errors, field, isBusy, report, refuse, submit } = useForm<Closing, CloseField>({
    name: 'close-account',
    empty: { code: '', hasUnderstood: false },
    stored: [],
    fields: () => ['code', 'hasUnderstood'],
    faults: closingFaults,
    lost: messages.lost,
    send,
  })
  const call = () => {
    if (Object.keys(closingFaults(form)).length === 0) return setConfirming(true)
    report('code', 'hasUnderstood')
    refuse()
  }
  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        call()
      }}
    >
      <FormNotice notice={errors.notice} />
      <p className="detail mt-4 mb-24">{messages.codeLine(shownMobile)}</p>
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
        {messages.understood}
      </Checkbox>
      <p id={understoodFault} className="fault" aria-live="polite">
        {errors.of.hasUnderstood !== undefined && <Icon name="warning" size="small" />}
        <span>{errors.of.hasUnderstood}</span>
      </p>
      <div className="mt-24">
        <Button type="submit" look="danger" block busy={isBusy}>
          {messages.submit}
        </Button>
      </div>
      <ConfirmAction
        isConfirming={isConfirming}
        tone="danger"
        title={messages.confirmTitle}
        confirmLabel={messages.confirm}
        cancelLabel={messages.cancel}
        busy={isBusy}
        onConfirm={() => void submit()}
        onCancel={() => setConfirming(false)}
      >
        {messages.confirmLine(user?.username ?? '')}
      </ConfirmAction>
    </form>
  )
}
