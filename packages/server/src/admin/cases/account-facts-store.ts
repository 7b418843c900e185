import { orderCode } from '@diandu/core/orders'
import { VERIFICATION_STATUSES } from '@diandu/core/account'
import type { Queries } from '../../database/index.ts'

export interface AccountFacts {
  readonly username: string
  readonly registeredAt: number
  readonly closedAt: number | null
  readonly isVerified: boolean
  readonly bought: number
  readonly sold: number
}

const COMPLETED = orderCode('completed')

/** What a reviewer knows of a user whose case they read. */
export async function readAccountFacts(db: Queries, userId: string): Promise<AccountFacts | undefined> {
  const [facts] = await db.query<AccountFacts>(
    `SELECT u.username, u.created_at AS registered_at, u.closed_at,
       EXISTS (SELECT 1 FROM verifications v WHERE v.user_id = u.id AND v.status = ${VERIFICATION_STATUSES.codeOf('verified')}) AS is_verified,
       (SELECT count(*)::int8 FROM orders o WHERE o.buyer_id = u.id AND o.status = ${COMPLETED}) AS bought,
       (SELECT count(*)::int8 FROM orders o WHERE o.seller_id = u.id AND o.status = ${COMPLETED}) AS sold
     FROM users u WHERE u.id = $1`,
    [userId],
  )
  return facts
}
