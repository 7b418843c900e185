import { expect, it } from 'vitest'
import { REQUEST_STATES, type BuyerRequest, type RequestId, type RequestState } from './buyer-request.ts'
import { offerAfterLeaving, requestAfterLeaving } from './leave-requests.ts'
import type { ShopOffer } from './shop-offer.ts'

it('a closed account leaves no request open and no offer waiting, and changes no other (ACC-45)', () => {
  const states = Object.keys(REQUEST_STATES) as RequestState[]
  const left = states.map((state) => requestAfterLeaving({ id: 'r' as RequestId, state } as BuyerRequest).state)
  expect(Object.fromEntries(states.map((state, nth) => [state, left[nth]]))).toEqual({
    'under-review': 'closed',
    open: 'closed',
    closed: 'closed',
    expired: 'expired',
    refused: 'refused',
  })
  const waiting = { sellerId: 's', buyerId: 'b', state: 'waiting', answeredAt: null } as ShopOffer
  expect(offerAfterLeaving(waiting, 's', 7)).toEqual({ ...waiting, state: 'withdrawn', answeredAt: 7 })
  expect(offerAfterLeaving(waiting, 'b', 7)).toEqual({ ...waiting, state: 'declined', answeredAt: 7 })
  expect(offerAfterLeaving(waiting, 'other', 7)).toBe(waiting)
  const accepted = { ...waiting, state: 'accepted', answeredAt: 3 } as const
  expect(offerAfterLeaving(accepted, 's', 7)).toBe(accepted)
})
