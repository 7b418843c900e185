import { DAY_MS } from '@diandu/core/kernel'
import type { Queries } from '../../database/index.ts'
import { networkOf } from '../../kernel/index.ts'

export const NETWORK_KNOWN_MS = 90 * DAY_MS

/** A user has logged in from there, by password or by code. */
export async function rememberNetwork(
  db: Queries,
  userId: string,
  clientAddress: string,
  nowMs: number,
): Promise<void> {
  await db.change(
    `INSERT INTO known_networks AS known (user_id, network, used_at) VALUES ($1, $2, $3::int8)
     ON CONFLICT (user_id, network) DO UPDATE SET used_at = $3::int8 WHERE known.used_at < $3::int8 - $4::int8`,
    [userId, networkOf(clientAddress), nowMs, DAY_MS],
  )
}

export async function isKnownNetwork(
  db: Queries,
  mobile: string,
  clientAddress: string,
  nowMs: number,
): Promise<boolean> {
  const known = await db.query(
    'SELECT 1 FROM known_networks n JOIN users u ON u.id = n.user_id WHERE u.mobile = $1 AND n.network = $2 AND n.used_at > $3',
    [mobile, networkOf(clientAddress), nowMs - NETWORK_KNOWN_MS],
  )
  return known.length > 0
}
