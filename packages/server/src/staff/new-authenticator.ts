import type { NewAuthenticator, NewPassword } from '@diandu/core/admin'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { DataBox } from '../crypto/index.ts'
import { checkNewPassword, hashPassword } from '../session/index.ts'
import { authenticatorUri, intervalOfCode, newSecret } from './authenticator.ts'
import { aboutSecret } from './staff-login.ts'
import type { Staff } from './staff-store.ts'

const aboutNewSecret = (staffId: string): string => `new authenticator of staff ${staffId}`

/** The browser brings the sealed secret back with a code of it: nothing is stored before. */
export function newAuthenticatorFor({ id, login }: Pick<Staff, 'id' | 'login'>, box: DataBox): NewAuthenticator {
  const secret = newSecret()
  const sealed = Buffer.from(box.seal(secret, aboutNewSecret(id))).toString('base64url')
  return { uri: authenticatorUri(secret, login), sealed }
}

export interface PasswordToStore {
  readonly passwordHash?: string
  readonly sealedSecret?: Uint8Array
  readonly lastInterval?: number
}

/** What is stored of a password and an authenticator that a member of staff chose; the code of it is spent. */
export async function passwordToStore(
  { id, login, name }: Pick<Staff, 'id' | 'login' | 'name'>,
  { password, authenticator }: NewPassword,
  { box, nowMs }: { readonly box: DataBox; readonly nowMs: number },
): Promise<Result<PasswordToStore>> {
  const secret = authenticator === null ? undefined : opened(authenticator.sealed, id, box)
  const interval = secret === undefined ? null : intervalOfCode(secret, authenticator?.code.trim() ?? '', nowMs)
  if (authenticator !== null && interval === null) return fail(refused('code-wrong', '验证码不正确', 'code'))
  const checked = password === null ? ok(undefined) : await checkNewPassword(password, 'password', [login, name])
  if (!checked.ok) return checked
  return ok({
    ...(password === null ? {} : { passwordHash: await hashPassword(password) }),
    ...(secret === undefined || interval === null
      ? {}
      : { sealedSecret: box.seal(secret, aboutSecret(id)), lastInterval: interval }),
  })
}

function opened(sealed: string, staffId: string, box: DataBox): Uint8Array | undefined {
  try {
    return box.open(Buffer.from(sealed, 'base64url'), aboutNewSecret(staffId))
  } catch {
    return undefined
  }
}
