import { passwordWeakness, type PasswordWeakness } from '@diandu/core/input'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { isLeakedPassword } from './is-leaked-password.ts'
import { guessablePart, type Guessable } from './guessable-part.ts'

const WEAKNESS_MESSAGES: Readonly<Record<PasswordWeakness | Guessable | 'common', string>> = {
  'too-short': '密码至少 8 位',
  'too-long': '密码最多 64 位',
  'a-name': '密码不能主要由用户名、手机号或“店渡”组成，请换一个',
  'a-pattern': '密码不能只是重复或键盘上相邻的字符，请换一个',
  'a-date': '密码不能只是一个日期，请换一个',
  common: '这个密码太常见，容易被猜到，请换一个',
}

/**
 * Whether a password may be used from now on; `field` is where it was typed, `names` are what its user is called by.
 */
export async function checkNewPassword(
  password: string,
  field: string,
  names: readonly string[],
): Promise<Result<void>> {
  const weakness =
    passwordWeakness(password) ??
    guessablePart(password, names) ??
    ((await isLeakedPassword(password)) ? 'common' : undefined)
  return weakness === undefined ? ok(undefined) : fail(refused('password-weak', WEAKNESS_MESSAGES[weakness], field))
}
