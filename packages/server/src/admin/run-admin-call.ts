import { approvalOf, isLook, isProven, isSensitive, mayDo, type StaffAct } from '@diandu/core/admin'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import { adminCallName, type AdminCall } from '@diandu/wire/admin'
import { parseInput } from '../calls/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { appendToLog, isSessionOpen, lockStaff, noteStaffCall } from '../staff/index.ts'
import type { AdminContext, AdminHandler, CookieChange, StaffContext } from './admin-handler.ts'
import { openedSession, type Opened } from './opened-session.ts'

interface Answer {
  readonly result: Result<unknown>
  readonly cookie?: CookieChange
}

/** Of one account, whatever its sessions are: far more than a person at work does. */
const MAX_CALLS_PER_MINUTE = 600

const LOGIN_REQUIRED = { kind: 'login-required', hadLogin: true } as const
const notAllowed = () => refused('another-user', '您的角色不能这样做')
const proofWanted = () => refused('proof-spent', '请再次验证身份')

/** Answers one call of the console: who asks, whether they may, whether they have just proven it, and then the act. */
export async function runAdminCall(
  handler: AdminHandler,
  input: unknown,
  token: string | null,
  context: AdminContext,
): Promise<Answer> {
  const { endpoint } = handler
  if (handler.kind === 'open') {
    const parsed = parseInput(endpoint, input)
    return parsed.ok ? handler.work(parsed.value as never, { ...context, token }) : { result: parsed }
  }
  const opened = token === null ? undefined : await openedSession(token, context)
  if (opened === undefined)
    return { result: fail(token === null ? { kind: 'login-required' } : LOGIN_REQUIRED), cookie: { token: null } }
  const { count = 0, leftMs = 0 } = context.countCall?.(opened.staff.id) ?? {}
  if (count > MAX_CALLS_PER_MINUTE) return { result: fail({ kind: 'too-many-requests', retryAfterMs: leftMs }) }
  await noteStaffCall(context.db, opened.session, context.clock.now())
  const { act } = endpoint
  if (act !== null && !mayDo(opened.staff.roles, act)) return { result: fail(notAllowed()) }
  const parsed = parseInput(endpoint, input)
  if (!parsed.ok) return { result: parsed }
  if (act !== null && isSensitive(act) && !isProven(opened.session, context.clock.now()))
    return { result: fail(proofWanted()) }
  const commits = countedCommits(endpoint, act, opened, context)
  const result = await handler.work(parsed.value as never, { ...context, ...opened, commit: commits.commit })
  if (result.ok && act !== null && !isLook(act) && commits.count() === 0)
    throw new Error(`${adminCallName(endpoint)} changed something without an entry in the log.`)
  return { result }
}

function countedCommits(endpoint: AdminCall, act: StaffAct | null, { staff, session }: Opened, context: AdminContext) {
  let count = 0
  const commit: StaffContext['commit'] = (work) =>
    committedOrRefused(context.db, async (tx) => {
      const now = await lockStaff(tx, staff.id)
      const mayStill = now?.status === 'active' && (act === null || mayDo(now.roles, act))
      if (!mayStill || !(await isSessionOpen(tx, session.id))) return fail(notAllowed())
      const done = await work(tx)
      if (!done.ok) return done
      const { object, userId, reason, before, after, proposed } = done.value.log
      if (act !== null && approvalOf(act) === 'two' && object.kind !== 'proposal')
        throw new Error(`${adminCallName(endpoint)} has to be proposed, and approved by another account.`)
      await appendToLog(tx, {
        at: context.clock.now(),
        staffId: proposed?.maker ?? staff.id,
        approvedBy: proposed === undefined ? null : staff.id,
        act: proposed?.act ?? act ?? endpoint.path,
        object,
        userId,
        reason,
        before: JSON.stringify(before ?? null),
        after: JSON.stringify(after ?? null),
        address: context.address,
      })
      count += 1
      return ok(done.value.value)
    })
  return { commit, count: () => count }
}

/** Carries a refusal out of a transaction, which commits unless something is thrown. */
class RefusedWork extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.kind)
    this.failure = failure
  }
}

/** A refused act leaves nothing behind, whatever it had written by then. */
async function committedOrRefused<T>(db: Database, work: (tx: Transaction) => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await db.transaction(async (tx) => {
      const done = await work(tx)
      if (!done.ok) throw new RefusedWork(done.failure)
      return done
    })
  } catch (error) {
    if (error instanceof RefusedWork) return fail(error.failure)
    throw error
  }
}
