import type { PasswordReset } from '@diandu/core/account'
import { isMobile, isVerificationCode, passwordWeakness, type PasswordWeakness } from '@diandu/core/input'
import type { Failure } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useDevice } from '../../../app/device/device-context.ts'
import { LOGIN_DRAFT } from '../../../app/entrance/login/login-form.ts'
import { formDrafts } from '../../../app/forms/form-drafts.ts'
import { isLost } from '../../../app/forms/form-errors.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { NewPasswordField } from '../../../app/forms/new-password-field.tsx'
import { SupportLink } from '../../../app/layout/company/support-link.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/queries.ts'
import { useSessionSource } from '../../../app/session/session-context.ts'
import { sessionMessages } from '../../../messages/account/session.messages.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { Greeting } from '../greeting.tsx'

export function Page() {
  const messages = useMessages(sessionMessages).forgot
  const { faults } = useMessages(formMessages)
  const ports = usePorts()
  const session = useSessionSource()
  const queries = useQueryClient()
  const { storage } = useDevice()
  const navigate = useNavigate()
  /** To the login, with the name filled in. */
  const goToLogin = async (name: string) => {
    formDrafts(storage).keep(LOGIN_DRAFT.name, '', { way: 'password', name })
    await navigate('/login', { replace: true })
  }
  const send = async (filled: ForgotForm): Promise<Failure | undefined> => {
    const { passwords } = await ports()
    const answer = await passwords.reset(filled)
    if (!answer.ok) return answer.failure
    // Every device is logged out, and this one may have been logged in.
    const actor = await session.actor()
    actor.send({ type: 'token.rejected' })
    queries.clear()
    toasts.show(messages.done, 'good')
    await goToLogin(filled.mobile)
    return undefined
  }
  const { form, element, errors, field, typedField, failure, isBusy, suppress, isRight, refuse, onSubmit } = useForm<
    ForgotForm,
    ForgotField
  >({
    name: 'forgot-password',
    empty: EMPTY_FORGOT,
    stored: ['mobile'],
    fields: () => FORGOT_FIELDS,
    faults: (filled) =>
      Object.fromEntries(Object.entries(forgotFaults(filled)).map(([field, fault]) => [field, faults[fault]])),
    lost: messages.lost,
    send,
  })

  return (
    <BackScreen title="forgotPassword" home="/login">
      <div className="px-16 pt-24 pb-32">
        <Greeting title={messages.greeting} line={messages.line} />
        <form ref={element} method="post" noValidate className="mt-24" onSubmit={onSubmit}>
          <FormNotice
            notice={errors.notice}
            action={
              failure !== undefined && isLost(failure) ? (
                <Button look="quiet" size="small" onClick={() => void goToLogin(form.mobile)}>
                  {messages.tryLogin}
                </Button>
              ) : undefined
            }
          />
          <MobileField label={messages.mobile} {...typedField('mobile')} />
          <VerificationCode
            purpose="forgot-password"
            mobile={form.mobile}
            {...field('code')}
            mayRequest={() => isRight('mobile')}
            onSent={() => suppress('code')}
            onFailure={refuse}
          />
          <NewPasswordField label={messages.password} {...typedField('newPassword')} />
          <div className="mt-24">
            <Button type="submit" block busy={isBusy} consequence={messages.consequence}>
              {messages.submit}
            </Button>
          </div>
        </form>
        <details className="detail mt-24">
          <summary className="py-link ferry pointer">{messages.lostPhone}</summary>
          <p>{messages.lostPhoneWay}</p>
          <SupportLink />
        </details>
      </div>
    </BackScreen>
  )
}

type ForgotField = keyof PasswordReset & string
type ForgotForm = { readonly [Field in ForgotField]: string }

const EMPTY_FORGOT: ForgotForm = { mobile: '', code: '', newPassword: '' }
const FORGOT_FIELDS: readonly ForgotField[] = ['mobile', 'code', 'newPassword']

/** Message keys of the errors, by field. */
function forgotFaults({
  mobile,
  code,
  newPassword,
}: ForgotForm): Readonly<Partial<Record<ForgotField, 'mobile' | 'code' | PasswordWeakness>>> {
  const weakness = passwordWeakness(newPassword)
  return {
    ...(isMobile(mobile) ? {} : { mobile: 'mobile' }),
    ...(isVerificationCode(code) ? {} : { code: 'code' }),
    ...(weakness === undefined ? {} : { newPassword: weakness }),
  }
}
