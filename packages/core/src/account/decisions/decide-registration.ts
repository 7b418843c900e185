import { isLoginName } from '../../input/index.ts'
import { fail, ok, refused, type Refused, type Result } from '../../kernel/index.ts'
import { nameTaken } from './decide-profile.ts'

/**
 * Before anything is revealed about names, and before the code of the mobile is tried; how good a password is comes
 * next.
 */
export function decideRegistration({
  username,
  hasAgreed,
}: {
  readonly username: string
  readonly hasAgreed: boolean
}): Result<void> {
  if (!hasAgreed) return fail(agreementMissing())
  return isLoginName(username)
    ? ok(undefined)
    : fail(
        refused(
          'bad-parameter',
          '参数校验失败：username 应为 4 到 20 个汉字、字母、数字或下划线，且不能全是数字',
          'username',
        ),
      )
}

export const agreementMissing = (): Refused =>
  refused('bad-parameter', '参数校验失败：hasAgreed 请先阅读并同意注册协议', 'hasAgreed')

/** Refusals of names and mobiles come after the right code only, which stays good for the next try. */
export function takenAlready({
  isNameTaken,
  isMobileTaken,
}: {
  readonly isNameTaken: boolean
  readonly isMobileTaken: boolean
}): Refused | undefined {
  if (isNameTaken) return nameTaken()
  return isMobileTaken ? refused('mobile-taken', '该手机号已注册，请直接登录', 'mobile') : undefined
}
