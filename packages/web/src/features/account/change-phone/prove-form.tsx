import type { PhoneProof } from '@diandu/core/account'
import { isVerificationCode } from '@diandu/core/input'
import { FormNotice } from '../../../app/forms/form-notice.tsx'
import { useForm } from '../../../app/forms/use-form.ts'
import { usePorts } from '../../../app/ports-context.ts'
import { useWords } from '../../../app/preferences.ts'
import { VerificationCode } from '../../../app/verification/verification-code.tsx'
import { Button } from '../../../ui/button.tsx'
import { formWords } from '../../../words/form.words.ts'
import { safetyWords } from '../../../words/safety.words.ts'
import styles from '../form-page.module.css'

interface ProveFormProps {
  /** The present one, masked. */
  readonly mobile: string
  readonly onProven: (proof: PhoneProof) => void
}

/** The present mobile is shown to be in its owner's hands. */
export function ProveForm({ mobile, onProven }: ProveFormProps) {
  const words = useWords(safetyWords).phone
  const { faults } = useWords(formWords)
  const ports = usePorts()
  const shownMobile = mobile === '' ? words.mobileOnRecord : mobile
  const { element, errors, field, isBusy, refuse, submit, onSubmit } = useForm<{ readonly code: string }, 'code'>({
    name: 'prove-phone',
    empty: { code: '' },
    kept: [],
    fields: () => ['code'],
    faults: ({ code }) => (isVerificationCode(code) ? {} : { code: faults.code }),
    async send({ code }) {
      const { phoneChanges } = await ports()
      const answer = await phoneChanges.prove(code)
      if (!answer.ok) return answer.failure
      onProven(answer.value)
      return undefined
    },
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <h2>{words.proveTitle}</h2>
      <p className={styles.line}>{words.proveLine(shownMobile)}</p>
      <FormNotice notice={errors.notice} />
      <VerificationCode
        purpose="change-phone"
        mobile=""
        shownMobile={shownMobile}
        {...field('code')}
        onComplete={(code) => void submit({ code })}
        onFailure={refuse}
      />
      <div className={styles.submit}>
        <Button type="submit" block busy={isBusy}>
          {words.next}
        </Button>
      </div>
    </form>
  )
}
