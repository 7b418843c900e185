import type { Coupons } from '@diandu/core/coupons'
import { mapResult } from '@diandu/core/kernel'
import { claimCoupon, getOrderTotals, listCouponOffers, listCoupons } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpCoupons = (client: Client): Coupons => ({
  list: (state, cursor, signal) => client.send(listCoupons, { state, ...after(cursor) }, { signal }),
  offers: async (signal) => mapResult(await client.send(listCouponOffers, {}, { signal }), ({ items }) => items),
  claim: (offerId, key) => client.send(claimCoupon, { offerId }, { key }),
  async forPayment({ amountFen, serviceFeeFen }, chosenId, signal) {
    const totals = await client.send(
      getOrderTotals,
      { amountFen, serviceFeeFen, ...(chosenId === null ? {} : { couponId: chosenId }) },
      { signal },
    )
    return mapResult(totals, ({ coupons = NONE }) => coupons)
  },
})

const NONE = { usable: [], chosen: null }
