import { isMobile, isVerificationCode } from '@diandu/core/input'
import type { MobileBinding } from '@diandu/core/session'

export type BindField = keyof MobileBinding & string
export type BindForm = { readonly [Field in BindField]: string }

export const EMPTY_BINDING: BindForm = { name: '', password: '', mobile: '', code: '' }

/** Name and password are asked for only where the login has not brought them. */
export const bindFields = (isHeld: boolean): readonly BindField[] =>
  isHeld ? ['mobile', 'code'] : ['name', 'password', 'mobile', 'code']

export function bindFaults(form: BindForm, isHeld: boolean): readonly BindField[] {
  const isWrong: Readonly<Record<BindField, boolean>> = {
    name: form.name.trim() === '',
    password: form.password === '',
    mobile: !isMobile(form.mobile),
    code: !isVerificationCode(form.code),
  }
  return bindFields(isHeld).filter((field) => isWrong[field])
}
