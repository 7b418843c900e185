import { expect, it } from 'vitest'
import type { OfferId, OfferStatus } from '../price-offer.ts'
import { offerMessages } from './offer-messages.ts'

const offer = (status: OfferStatus) => ({
  id: 'offer-1' as OfferId,
  shopId: 'shop-1' as never,
  shopTitle: '一家店',
  buyerId: 'buyer',
  sellerId: 'seller',
  askedFen: 2000_00,
  offeredFen: 1500_00,
  madeAt: 0,
  status,
  answeredAt: status === 'open' ? null : 10,
  agreedFen: status === 'countered' ? 1800_00 : null,
})

it('an offer is told to who has to do with its state next, and its end to both (MSG-16)', () => {
  const told = (status: OfferStatus) =>
    offerMessages(offer(status), 20).map(({ userId, event }) => `${userId} ${event}`)
  expect(told('open')).toEqual(['seller offer.made'])
  expect(told('withdrawn')).toEqual(['seller offer.withdrawn'])
  for (const status of ['accepted', 'refused', 'countered'] as const)
    expect(told(status)).toEqual(['buyer offer.answered'])
  expect(told('lapsed')).toEqual(['buyer offer.expired', 'seller offer.expired'])
  expect(offerMessages(offer('countered'), 20)).toMatchObject([{ figures: { status: 'countered', priceFen: 1800_00 } }])
})
