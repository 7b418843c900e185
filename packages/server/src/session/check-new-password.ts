import { passwordWeakness, type PasswordWeakness } from '@diandu/core/input'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'

const WEAKNESS_WORDS: Readonly<Record<PasswordWeakness, string>> = {
  'too-short': '密码至少 8 位',
  'too-long': '密码最多 64 位',
  'too-simple': '密码需包含字母、数字、符号中的至少两种',
}

/** Whether a password may be anybody's from now on; `field` is where it was typed. */
export function checkNewPassword(password: string, field: string): Result<void> {
  const weakness = passwordWeakness(password)
  return weakness === undefined ? ok(undefined) : fail(refused('password-weak', WEAKNESS_WORDS[weakness], field))
}
