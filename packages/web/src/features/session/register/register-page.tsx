import { isLoginName, isMobile, isVerificationCode, passwordWeakness, type PasswordWeakness } from '@diandu/core/input'
import type { Registration } from '@diandu/core/session'
import { useNavigate } from 'react-router-dom'
import { Consent } from '../../../app/entrance/login/consent.tsx'
import { useEntrance } from '../../../app/entrance/login/use-entrance.ts'
import { FormNotice, useForm } from '../../../app/forms/form.tsx'
import { MobileField } from '../../../app/forms/mobile-field.tsx'
import { NewPasswordField } from '../../../app/forms/new-password-field.tsx'
import { BackScreen } from '../../../app/layout/screen.tsx'
import { VerificationCode } from '../../../app/people/verification/verification-code.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { sessionMessages } from '../../../messages/account/session.messages.ts'
import { formMessages } from '../../../messages/form.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Greeting } from '../greeting.tsx'

const LONGEST_NAME = 20

export function Page() {
  const messages = useMessages(sessionMessages).register
  const { clear, faults } = useMessages(formMessages)
  const navigate = useNavigate()
  const { isBusy, use } = useEntrance((path, isNew) =>
    isNew
      ? void navigate('/register_success', { replace: true, state: path === undefined ? null : { from: path } })
      : void navigate(path ?? '/user_center', { replace: true }),
  )
  const { form, change, element, errors, errorOf, field, typedField, suppress, isRight, refuse, onSubmit } = useForm<
    Registration,
    RegisterField
  >({
    name: 'register',
    empty: EMPTY_REGISTRATION,
    stored: ['username', 'mobile'],
    fields: () => REGISTER_FIELDS,
    faults: (filled) =>
      Object.fromEntries(
        Object.entries(registerFaults(filled)).map(([field, fault]) => [
          field,
          { ...faults, ...messages.faults }[fault],
        ]),
      ),
    send: (registration) => use({ by: 'registration', registration }),
  })

  return (
    <BackScreen title="register">
      <div className="px-16 pt-24 pb-32">
        <Greeting title={messages.greeting} line={messages.line} />
        <form ref={element} method="post" noValidate className="mt-24" onSubmit={onSubmit}>
          <FormNotice notice={errors.notice} />
          <TextField
            label={messages.username}
            {...typedField('username')}
            onChange={(username) => change({ username: username.trim() })}
            autoComplete="username"
            enterKeyHint="next"
            maxLength={LONGEST_NAME}
            clearLabel={clear}
            hint={errors.of.username === undefined && messages.usernameHint}
          />
          <MobileField {...typedField('mobile')} hint={messages.mobileHint} />
          <VerificationCode
            purpose="register"
            mobile={form.mobile}
            {...field('code')}
            mayRequest={() => isRight('mobile')}
            onSent={() => suppress('code')}
            onFailure={refuse}
          />
          <NewPasswordField label={messages.password} {...typedField('password')} />
          <Consent checked={form.hasAgreed} onChange={(hasAgreed) => change({ hasAgreed })} {...errorOf('hasAgreed')} />
          <div className="mt-24">
            <Button type="submit" block busy={isBusy}>
              {messages.submit}
            </Button>
          </div>
        </form>
        <p className="detail mt-16 text-center">
          {messages.haveOne}
          <PageLink className="lone-link px-8 strong no-underline" to="/login" replace>
            {messages.login}
          </PageLink>
        </p>
      </div>
    </BackScreen>
  )
}

const REGISTER_FIELDS = ['username', 'mobile', 'code', 'password', 'hasAgreed'] as const
type RegisterField = (typeof REGISTER_FIELDS)[number]

const EMPTY_REGISTRATION: Registration = { username: '', mobile: '', code: '', password: '', hasAgreed: false }

type RegisterFault = Exclude<RegisterField, 'password'> | PasswordWeakness

/** Message keys of the errors, by field. */
function registerFaults(form: Registration): Readonly<Partial<Record<RegisterField, RegisterFault>>> {
  const weakness = passwordWeakness(form.password)
  return {
    ...(isLoginName(form.username) ? {} : { username: 'username' }),
    ...(isMobile(form.mobile) ? {} : { mobile: 'mobile' }),
    ...(isVerificationCode(form.code) ? {} : { code: 'code' }),
    ...(weakness === undefined ? {} : { password: weakness }),
    ...(form.hasAgreed ? {} : { hasAgreed: 'hasAgreed' }),
  }
}
