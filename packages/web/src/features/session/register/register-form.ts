import { isLoginName, isMobile, isVerificationCode, passwordWeakness, type PasswordWeakness } from '@diandu/core/input'
import type { Registration } from '@diandu/core/session'

export const REGISTER_FIELDS = ['username', 'mobile', 'code', 'password', 'hasAgreed'] as const
export type RegisterField = (typeof REGISTER_FIELDS)[number]

export const EMPTY_REGISTRATION: Registration = { username: '', mobile: '', code: '', password: '', hasAgreed: false }

export type RegisterFault = Exclude<RegisterField, 'password'> | PasswordWeakness

/** Message keys of the errors, by field. */
export function registerFaults(form: Registration): Readonly<Partial<Record<RegisterField, RegisterFault>>> {
  const weakness = passwordWeakness(form.password)
  return {
    ...(isLoginName(form.username) ? {} : { username: 'username' }),
    ...(isMobile(form.mobile) ? {} : { mobile: 'mobile' }),
    ...(isVerificationCode(form.code) ? {} : { code: 'code' }),
    ...(weakness === undefined ? {} : { password: weakness }),
    ...(form.hasAgreed ? {} : { hasAgreed: 'hasAgreed' }),
  }
}
