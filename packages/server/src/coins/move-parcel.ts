import { decideParcel, EXCHANGE_STATUSES, type Exchange, type ParcelStep } from '@diandu/core/coins'
import { ok, type Result } from '@diandu/core/kernel'
import type { Transaction } from '../database/index.ts'
import { writeMessage } from '../inbox/index.ts'
import { giveGiftBack, lockParcel, writeParcel } from './exchange-store.ts'
import { moveCoins } from './move-coins.ts'

/** The operator sends a gift, or gives its coins and its stock back; its person gets a message. */
export async function moveParcel(
  tx: Transaction,
  id: string,
  step: ParcelStep,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<Result<Exchange>> {
  // Whose it is does not change; the person's lock comes before that of the row, as it does where a gift is taken.
  const [owner] = await tx.query<{ userId: string }>('SELECT user_id FROM coin_exchanges WHERE id = $1', [id])
  if (owner !== undefined) await tx.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [owner.userId])
  const parcel = await lockParcel(tx, id)
  const decided = decideParcel(parcel, step)
  if (!decided.ok || parcel === undefined) return decided
  const { userId, month, giftId, coins } = parcel
  if (decided.value.status === 'returned') {
    const moved = await moveCoins(tx, { userId, kind: 'gift-returned', reference: id, coins, at })
    if (!moved.ok) return moved
    await giveGiftBack(tx, giftId, month)
  }
  await writeParcel(tx, decided.value, by)
  const { name, status, tracking, note } = decided.value
  const figures = { title: name.zh, status: EXCHANGE_STATUSES[status].zh, text: tracking ?? note }
  await writeMessage(tx, { userId, event: 'platform.answered', key: `gift:${id}`, subject: id, figures, at })
  return ok(decided.value)
}
