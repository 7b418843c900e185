import { isMobile } from '@diandu/core/input'
import { MobileField } from '../../forms/mobile-field.tsx'
import type { FormUse } from '../../forms/form.tsx'
import { useMessages } from '../../preferences/preferences.ts'
import { VerificationCode } from '../../people/verification/verification-code.tsx'
import { loginMessages } from '../../../messages/account/login.messages.ts'
import { Consent } from './consent.tsx'
import type { LoginField, LoginTyped } from './login-form.ts'

export interface CodeFieldsProps {
  readonly use: FormUse<LoginTyped, LoginField>
}

/** Mobile, agreement and code: nothing is sent before the mobile is whole and the agreement accepted. */
export function CodeFields({ use }: CodeFieldsProps) {
  const messages = useMessages(loginMessages).code
  const { form, change, errorOf, field, suppress, isRight, refuse, submit } = use
  return (
    <>
      <MobileField {...field('mobile')} hint={messages.mobileHint} />
      <Consent checked={form.hasAgreed} onChange={(hasAgreed) => change({ hasAgreed })} {...errorOf('hasAgreed')} />
      <VerificationCode
        purpose="login"
        mobile={form.mobile}
        {...field('code')}
        onComplete={(code) => {
          if (isMobile(form.mobile) && form.hasAgreed) void submit({ ...form, code })
        }}
        mayRequest={() => isRight('mobile') && isRight('hasAgreed')}
        onSent={() => suppress('mobile', 'code')}
        onFailure={refuse}
      />
    </>
  )
}
