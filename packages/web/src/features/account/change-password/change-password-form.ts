import type { PasswordChange } from '@diandu/core/account'
import { passwordWeakness, type PasswordWeakness } from '@diandu/core/input'

export type ChangePasswordField = keyof PasswordChange & string
export type ChangePasswordForm = { readonly [Field in ChangePasswordField]: string }

export const EMPTY_CHANGE: ChangePasswordForm = { password: '', newPassword: '' }
export const CHANGE_FIELDS: readonly ChangePasswordField[] = ['password', 'newPassword']

export function changePasswordFaults({
  password,
  newPassword,
}: ChangePasswordForm): Readonly<Partial<Record<ChangePasswordField, 'password' | 'same' | PasswordWeakness>>> {
  const fault = passwordWeakness(newPassword) ?? (newPassword === password ? 'same' : undefined)
  return {
    ...(password === '' ? { password: 'password' } : {}),
    ...(fault === undefined ? {} : { newPassword: fault }),
  }
}
