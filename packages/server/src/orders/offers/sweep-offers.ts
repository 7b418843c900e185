import { offerMessages } from '@diandu/core/orders'
import type { Database } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { lapseOffers } from './price-offer-store.ts'

const MAX_AT_ONCE = 100

/** Writes down what time has ended, and tells both parties of it. */
export async function sweepOffers(db: Database, nowMs: number): Promise<number> {
  for (let swept = 0; ;) {
    const lapsed = await db.transaction(async (tx) => {
      const offers = await lapseOffers(tx, nowMs, MAX_AT_ONCE)
      await writeMessages(
        tx,
        offers.flatMap((offer) => offerMessages(offer, nowMs)),
      )
      return offers.length
    })
    swept += lapsed
    if (lapsed < MAX_AT_ONCE) return swept
  }
}
