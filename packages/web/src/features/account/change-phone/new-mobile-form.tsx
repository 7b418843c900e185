import type { PhoneProof } from '@diandu/core/account'
import { maskMobile } from '@diandu/core/format'
import { isMobile, isVerificationCode } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { isLost } from '../../../app/forms/form-errors.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { PageLink } from '../../../router/page-link.tsx'
import { usePorts } from '../../../app/queries/queries.ts'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { formMessages } from '../../../messages/form.messages.ts'
import { phoneChangeMessages } from '../../../messages/account/phone-change.messages.ts'

type NewMobileField = 'newMobile' | 'code'
type NewMobile = { readonly [Field in NewMobileField]: string }

interface NewMobileFormProps {
  readonly proof: PhoneProof
  /** Masked. */
  readonly present: string
  readonly onChanged: (newMobile: string) => Promise<void>
  readonly onProofSpent: () => void
}

export function NewMobileForm({ proof, present, onChanged, onProofSpent }: NewMobileFormProps) {
  const messages = useMessages(phoneChangeMessages).phone
  const { faults } = useMessages(formMessages)
  const ports = usePorts()

  /** No answer came: the account itself says which mobile it has now. */
  const hasChanged = async (newMobile: string): Promise<boolean> => {
    const { profiles } = await ports()
    const safety = await profiles.safety()
    return safety.ok && safety.value.mobile === maskMobile(newMobile) && safety.value.mobile !== present
  }
  const send = async ({ newMobile, code }: NewMobile): Promise<Failure | undefined> => {
    const { phoneChanges } = await ports()
    const answer = await phoneChanges.change({ proof, newMobile, code })
    if (answer.ok || (isLost(answer.failure) && (await hasChanged(newMobile)))) {
      await onChanged(newMobile)
      return undefined
    }
    const { failure } = answer
    if (failure.kind === 'refused' && failure.reason === 'proof-spent') onProofSpent()
    return failure.kind === 'refused' && failure.reason === 'mobile-taken'
      ? { ...failure, field: 'newMobile' }
      : failure
  }
  const { form, element, errors, field, typedField, failure, isBusy, suppress, isRight, refuse, onSubmit } = useForm<
    NewMobile,
    NewMobileField
  >({
    name: 'new-mobile',
    empty: { newMobile: '', code: '' },
    stored: ['newMobile'],
    fields: () => ['newMobile', 'code'],
    faults: ({ newMobile, code }) => ({
      ...(isMobile(newMobile) ? {} : { newMobile: faults.mobile }),
      ...(isVerificationCode(code) ? {} : { code: faults.code }),
    }),
    lost: messages.lost,
    send,
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={onSubmit}>
      <h2>{messages.changeTitle}</h2>
      <p className="detail mt-4 mb-24">{messages.changeLine}</p>
      <FormNotice
        notice={errors.notice}
        action={
          failure !== undefined && isLost(failure) ? (
            <PageLink to="/user_center/setting">{messages.check}</PageLink>
          ) : undefined
        }
      />
      <MobileField label={messages.newMobile} {...typedField('newMobile')} />
      <VerificationCode
        purpose="new-phone"
        label={messages.newCode}
        mobile={form.newMobile}
        {...field('code')}
        mayRequest={() => isRight('newMobile')}
        onSent={() => suppress('code')}
        onFailure={refuse}
      />
      <div className="mt-24">
        <Button type="submit" block busy={isBusy} consequence={messages.consequence}>
          {messages.submit}
        </Button>
      </div>
    </form>
  )
}
