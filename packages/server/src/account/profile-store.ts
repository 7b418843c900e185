import {
  closingObstacles,
  PHONE_CHANGE_STATUSES,
  VERIFICATION_STATUSES,
  LISTINGS_THAT_STAY,
  type AccountSafety,
  type ClosingFacts,
  type Profile,
} from '@diandu/core/account'
import { maskMobile } from '@diandu/core/format'
import { orderCodesIn } from '@diandu/core/orders'
import { rechargeCodesWith } from '@diandu/core/wallet'
import { storedStatus, type Queries } from '../database/index.ts'
import { countSessionsOf, HAS_PASSWORD } from '../session/index.ts'
import { pictureUrl } from './pictures/picture-url.ts'

interface ProfileRow {
  readonly username: string
  readonly mobile: string
  readonly avatarId: string | null
  readonly verification: number | null
  readonly joinedAt: number
}

export async function readProfile(db: Queries, userId: string): Promise<Profile | undefined> {
  const [row] = await db.query<ProfileRow>(
    `SELECT username, coalesce(mobile, '') AS mobile, avatar_id, created_at AS joined_at,
            (SELECT v.status FROM verifications v WHERE v.user_id = u.id ORDER BY v.place DESC LIMIT 1) AS verification
     FROM users u WHERE u.id = $1 AND closed_at IS NULL`,
    [userId],
  )
  if (row === undefined) return undefined
  const { avatarId, mobile, verification, ...rest } = row
  return {
    ...rest,
    mobile: maskMobile(mobile),
    verification: verificationOf(verification),
    avatarUrl: avatarId === null ? null : pictureUrl(avatarId),
  }
}

const verificationOf = (code: number | null): Profile['verification'] =>
  code === null ? null : storedStatus(VERIFICATION_STATUSES, code)

interface SafetyRow extends ClosingFacts, Pick<AccountSafety, 'mobile' | 'hasLoginPassword' | 'hasPaymentPassword'> {
  readonly verification: number | null
  readonly phoneChange: number | null
}

/** An order that is over by time but not yet by a sweep is still open: it is so for minutes. */
export async function readSafety(db: Queries, userId: string, nowMs: number): Promise<AccountSafety | undefined> {
  const [row] = await db.query<SafetyRow>(
    `SELECT coalesce(mobile, '') AS mobile, ${HAS_PASSWORD} AS has_login_password, payment_password_hash IS NOT NULL AS has_payment_password,
            (SELECT v.status FROM verifications v WHERE v.user_id = u.id ORDER BY v.place DESC LIMIT 1) AS verification,
            (SELECT c.status FROM phone_changes c WHERE c.user_id = u.id ORDER BY c.place DESC LIMIT 1) AS phone_change,
            EXISTS (SELECT 1 FROM orders o WHERE (o.buyer_id = u.id OR o.seller_id = u.id) AND o.status IN (${orderCodesIn('not-ended')})) AS has_open_orders,
            EXISTS (SELECT 1 FROM accounts a WHERE a.id IN ('available:' || u.id, 'frozen:' || u.id) AND a.balance_fen <> 0) AS has_money,
            EXISTS (SELECT 1 FROM shops s WHERE s.seller_id = u.id AND s.status = ANY($2::text[])) AS has_shops,
            EXISTS (SELECT 1 FROM seller_debts d WHERE d.seller_id = u.id AND d.taken_fen < d.damages_fen) AS has_debts,
            (EXISTS (SELECT 1 FROM seller_debts d WHERE d.buyer_id = u.id AND d.taken_fen < d.damages_fen)
             OR EXISTS (SELECT 1 FROM recharges r WHERE r.user_id = u.id
                        AND (r.status NOT IN (${rechargeCodesWith('success', 'failure')}) OR (r.paid_late_at IS NOT NULL AND r.credited_by IS NULL)))) AS is_owed
     FROM users u WHERE u.id = $1 AND closed_at IS NULL`,
    [userId, LISTINGS_THAT_STAY],
  )
  if (row === undefined) return undefined
  const { mobile, hasLoginPassword, hasPaymentPassword, verification, phoneChange, ...facts } = row
  return {
    hasLoginPassword,
    hasPaymentPassword,
    mobile: maskMobile(mobile),
    verification: verificationOf(verification),
    phoneChange: phoneChange === null ? null : storedStatus(PHONE_CHANGE_STATUSES, phoneChange),
    sessions: await countSessionsOf(db, userId, nowMs),
    obstacles: closingObstacles(facts),
  }
}
