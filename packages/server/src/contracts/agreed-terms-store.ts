import type { Queries } from '../database/index.ts'

export interface AgreedTerms {
  readonly orderId: string
  readonly userId: string
  readonly version: string
}

/** Stores that a user agreed; returns when they first did. */
export async function agreeToTerms(
  db: Queries,
  { orderId, userId, version }: AgreedTerms,
  nowMs: number,
): Promise<number> {
  const [row] = await db.query<{ agreedAt: number }>(
    `INSERT INTO agreed_terms AS known (order_id, user_id, version, agreed_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (order_id, user_id, version) DO UPDATE SET agreed_at = known.agreed_at RETURNING agreed_at`,
    [orderId, userId, version, nowMs],
  )
  return row?.agreedAt ?? nowMs
}

/** When a user agreed; null where they did not. */
export async function termsAgreedAt(db: Queries, { orderId, userId, version }: AgreedTerms): Promise<number | null> {
  const [row] = await db.query<{ agreedAt: number }>(
    'SELECT agreed_at FROM agreed_terms WHERE order_id = $1 AND user_id = $2 AND version = $3',
    [orderId, userId, version],
  )
  return row?.agreedAt ?? null
}
