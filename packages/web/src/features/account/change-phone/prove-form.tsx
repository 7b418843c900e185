import type { PhoneProof } from '@diandu/core/account'
import { isVerificationCode } from '@diandu/core/input'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { formMessages } from '../../../messages/form.messages.ts'
import { phoneChangeMessages } from '../../../messages/account/phone-change.messages.ts'

interface ProveFormProps {
  /** The present one, masked. */
  readonly mobile: string
  /** An earlier proof has lapsed. */
  readonly isAgain: boolean
  readonly onProven: (proof: PhoneProof) => void
}

/** The present mobile is shown to be in its owner's hands. */
export function ProveForm({ mobile, isAgain, onProven }: ProveFormProps) {
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
