import { isMobile, isVerificationCode, passwordWeakness, type PasswordWeakness } from '@diandu/core/input'
import type { PasswordReset } from '@diandu/core/account'

export type ForgotField = keyof PasswordReset & string
export type ForgotForm = { readonly [Field in ForgotField]: string }

export const EMPTY_FORGOT: ForgotForm = { mobile: '', code: '', newPassword: '' }
export const FORGOT_FIELDS: readonly ForgotField[] = ['mobile', 'code', 'newPassword']

/** Message keys of the errors, by field. */
export function forgotFaults({
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
