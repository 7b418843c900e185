import { mobileTaken } from '@diandu/core/account'
import { fail, refused, type Result } from '@diandu/core/kernel'
import type { MobileBinding, Session } from '@diandu/core/session'
import { unlessTaken } from '../../database/index.ts'
import { spendCode, tryCode } from '../codes/code-store.ts'
import { comeIn, proveName, type LoginDeps } from './login.ts'
import { changeMobile, findUserByMobile, lockUser } from '../user-store.ts'

/** For an account of old times: the password first, counted like any login, then the code. */
export async function bindMobile(
  { name, password, mobile, code }: MobileBinding,
  deps: LoginDeps,
  nobodysHash: string,
): Promise<Result<Session>> {
  const { db, nowMs } = deps
  const proven = await proveName({ name, password }, deps, nobodysHash)
  if (!proven.ok) return proven
  const { id } = proven.value
  if (proven.value.mobile !== '') return fail(refused('mobile-bound', '该账号已绑定手机号，请直接登录'))
  const tried = await tryCode(db, { mobile, purpose: 'bind-phone', code }, nowMs)
  if (!tried.ok) return tried
  const bind = () =>
    db.transaction(async (tx): Promise<Result<Session>> => {
      const user = await lockUser(tx, id)
      if (user === undefined || user.mobile !== '')
        return fail(refused('mobile-bound', '该账号已绑定手机号，请直接登录'))
      if ((await findUserByMobile(tx, mobile)) !== undefined) return fail(mobileTaken('mobile'))
      const spent = await spendCode(tx, tried.value, nowMs)
      if (!spent.ok) return spent
      await changeMobile(tx, id, mobile)
      return comeIn(tx, { ...user, mobile }, deps)
    })
  return unlessTaken(bind, mobileTaken('mobile'))
}
