import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { CaptchaTicket } from '@diandu/core/session'
import type { CallContext } from '../../calls/index.ts'
import type { CaptchaCheck } from '../../integrations/index.ts'
import { keepSpentTicket, spendTicket } from './captcha-store.ts'

type TicketContext = Pick<CallContext, 'db' | 'clock' | 'clientAddress'>

/**
 * Takes a ticket, once. Of another provider's tickets only the good ones are kept, so that no client fills the table
 * with invented ones; one that could not be asked about is not used up.
 */
export async function takeTicket(
  ticket: CaptchaTicket,
  check: CaptchaCheck | null,
  { db, clock, clientAddress }: TicketContext,
): Promise<Result<null>> {
  if (check === null)
    return (await spendTicket(db, ticket, clock.now()))
      ? ok(null)
      : fail(refused('captcha-wrong', '请先完成滑块验证', 'captcha'))
  const solved = await check.isSolved(ticket, clientAddress)
  if (!solved.ok) return fail({ kind: 'refused', message: '安全验证暂时没有回应，请稍后再试' })
  const isTaken = solved.value && (await keepSpentTicket(db, ticket, clock.now()))
  return isTaken ? ok(null) : fail(refused('captcha-wrong', '安全验证没有通过，请再试一次', 'captcha'))
}
