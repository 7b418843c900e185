import type { SigningParty, Signature } from '@diandu/core/contracts'
import type { OrderRole } from '@diandu/core/orders'
import type { Queries } from '../../database/index.ts'

export interface OrderContract {
  readonly id: string
  readonly number: string
  readonly status: number
  readonly draftedAt: number
  readonly signatures: readonly Signature[]
  readonly documents: readonly {
    readonly party: SigningParty
    readonly kind: 'consent' | 'equity'
    readonly standing: 'waiting' | 'accepted' | 'refused'
    readonly at: number
    readonly reason: string
  }[]
  readonly versions: readonly { readonly version: number; readonly digest: string; readonly at: number }[]
}

/** What a contract shows without its sealed parts: no names, and no text. */
export async function findOrderContract(db: Queries, orderId: string): Promise<OrderContract | undefined> {
  const [row] = await db.query<OrderContract>(
    `SELECT c.id, c.number, c.status, c.drafted_at,
       coalesce((SELECT jsonb_agg(jsonb_build_object('party', s.party, 'way', s.way, 'at', s.signed_at) ORDER BY s.signed_at)
         FROM contract_signatures s WHERE s.contract_id = c.id), '[]') AS signatures,
       coalesce((SELECT jsonb_agg(jsonb_build_object('party', p.party, 'kind', p.kind, 'standing', p.standing, 'at', p.handed_in_at, 'reason', p.reason) ORDER BY p.handed_in_at)
         FROM signing_papers p WHERE p.contract_id = c.id), '[]') AS documents,
       coalesce((SELECT jsonb_agg(jsonb_build_object('version', v.version, 'digest', v.digest, 'at', v.made_at) ORDER BY v.version)
         FROM contract_papers v WHERE v.contract_id = c.id), '[]') AS versions
     FROM contracts c WHERE c.order_id = $1`,
    [orderId],
  )
  return row
}

export const readOrderReviews = (
  db: Queries,
  orderId: string,
): Promise<
  readonly {
    readonly author: OrderRole
    readonly truth: number
    readonly communication: number
    readonly speed: number
    readonly words: string
    readonly writtenAt: number
    readonly reply: string | null
    readonly takenDownFor: string | null
  }[]
> =>
  db.query(
    `SELECT author, truth, communication, speed, words, written_at, reply, taken_down_for
     FROM order_reviews WHERE order_id = $1 ORDER BY written_at`,
    [orderId],
  )

/** Recharges that were begun to pay it, whatever became of them. */
export const readOrderRecharges = (
  db: Queries,
  orderId: string,
): Promise<
  readonly {
    readonly id: string
    readonly amountFen: number
    readonly status: number
    readonly channel: string
    readonly createdAt: number
    readonly bankReference: string | null
  }[]
> =>
  db.query(
    `SELECT id, amount_fen, status, channel, created_at, bank_reference FROM recharges
     WHERE order_id = $1 ORDER BY created_at, id`,
    [orderId],
  )

/** Each report of a mismatch; the verdicts are steps of the order. */
export const countRefundReports = async (db: Queries, orderId: string): Promise<number> =>
  (await db.query<{ count: number }>('SELECT count(*)::int8 AS count FROM refunds WHERE order_id = $1', [orderId]))[0]
    ?.count ?? 0
