import { findAddress, type AddressId } from '@diandu/core/account'
import { fail, type Result } from '@diandu/core/kernel'
import {
  decidePrizeAddress,
  decidePrizeSending,
  prizeMessages,
  type PrizeParcel,
  type WonPrize,
} from '@diandu/core/lottery'
import { AREAS, readAddresses } from '../account/index.ts'
import type { DataBox } from '../crypto/index.ts'
import type { Database, Transaction } from '../database/index.ts'
import { writeMessages } from '../inbox/index.ts'
import { lockPrize, writePrize } from './won-prize-store.ts'

/** To one of the winner's own addresses, as it is now. */
export const addressPrize = (
  db: Database,
  box: DataBox,
  { userId, id, addressId }: { readonly userId: string; readonly id: string; readonly addressId: AddressId },
): Promise<Result<WonPrize>> =>
  db.transaction(async (tx) => {
    const prize = await lockPrize(tx, box, id, userId)
    const found = findAddress({ book: await readAddresses(tx, userId), areas: AREAS }, addressId)
    if (!found.ok) return fail(found.failure)
    const { receiver, mobile, regionNames, detail } = found.value
    return written(decidePrizeAddress(prize, { receiver, mobile, regionNames, detail }), async (moved) =>
      writePrize(tx, box, moved, null),
    )
  })

/** A reviewer has sent it; its winner is told. */
export const sendPrize = async (
  tx: Transaction,
  box: DataBox,
  { id, by, ...parcel }: PrizeParcel & { readonly id: string; readonly by: string },
): Promise<Result<WonPrize>> =>
  written(decidePrizeSending(await lockPrize(tx, box, id, null), parcel), async (moved) => {
    await writePrize(tx, box, moved, by)
    await writeMessages(tx, prizeMessages(moved))
  })

async function written(
  decided: Result<WonPrize & { readonly userId: string }>,
  write: (moved: WonPrize & { readonly userId: string }) => Promise<void>,
): Promise<Result<WonPrize>> {
  if (!decided.ok) return decided
  await write(decided.value)
  const { userId: _userId, ...moved } = decided.value
  return { ok: true, value: moved }
}
