import type { Result } from '@diandu/core/kernel'
import type { Session } from '@diandu/core/session'
import type { CallContext } from '../../calls/index.ts'
import { networkOf } from '../../kernel/index.ts'

export type LoginWay = 'password' | 'code' | 'app-token' | 'registering' | 'binding'

/**
 * A line for each who comes in or is refused. Where a login is refused it names no person: it may have been any
 * visitor, and what was typed as a name may be a password.
 */
export async function logLogin(
  way: LoginWay,
  { log, clientAddress }: CallContext,
  coming: Promise<Result<Session>>,
): Promise<Result<Session>> {
  const result = await coming
  const line = { way, network: networkOf(clientAddress) }
  if (result.ok) log.info({ ...line, outcome: 'in', userId: result.value.userInfo.userId }, 'Somebody came in')
  else
    log.info(
      {
        ...line,
        outcome: result.failure.kind === 'refused' ? result.failure.reason : result.failure.kind,
        userId: null,
      },
      'Somebody was not let in',
    )
  return result
}
