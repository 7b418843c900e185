import { fail, ok, refused, type Result } from '../../kernel/index.ts'
import type { OrderRecord } from '../../orders/index.ts'
import { partyOf } from '../contract-record.ts'
import { noContract } from './contract-refusal.ts'

/** An order whose agreement a user may read: their own. */
export const ownAgreement = <O extends OrderRecord>(order: O | undefined, userId: string): Result<O> =>
  order === undefined || partyOf(order, userId) === undefined ? fail(noContract()) : ok(order)

/** Agrees to the agreement of one's own order, in the version by which it is carried out. */
export function decideAgreement<O extends OrderRecord>(
  order: O | undefined,
  userId: string,
  version: string,
): Result<O> {
  const own = ownAgreement(order, userId)
  if (!own.ok || own.value.termsVersion === version) return own
  return fail(refused('terms-changed', '协议已更新，请重新阅读', 'termsVersion'))
}

/** Where the agreement of an order is to be read. */
export const agreementAddress = (orderId: string): string => `/user_center/server/contractAgree?order=${orderId}`
