import { expect, it } from 'vitest'
import { offerValidUntil, type OfferId, type OfferStatus } from '../price-offer.ts'
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

it('what is told of an offer names its shop and price, until when it holds, and leads to the shop (MSG-16)', () => {
  const message = { subject: 'shop-1', at: 20 }
  const end = offerValidUntil(offer('open'))
  expect(offerMessages(offer('open'), 20)).toEqual([
    {
      ...message,
      key: 'offer:offer-1:open',
      userId: 'seller',
      event: 'offer.made',
      figures: { shop: '一家店', priceFen: 1500_00, askedFen: 2000_00, by: end },
    },
  ])
  expect(offerMessages(offer('withdrawn'), 20)).toEqual([
    {
      ...message,
      key: 'offer:offer-1:withdrawn',
      userId: 'seller',
      event: 'offer.withdrawn',
      figures: { shop: '一家店', priceFen: 1500_00 },
    },
  ])
  expect(offerMessages(offer('lapsed'), 20)).toEqual(
    ['buyer', 'seller'].map((userId) => ({
      ...message,
      key: 'offer:offer-1:lapsed',
      userId,
      event: 'offer.expired',
      figures: { shop: '一家店', priceFen: 1500_00 },
    })),
  )
  expect(offerMessages(offer('accepted'), 20)).toEqual([
    {
      ...message,
      key: 'offer:offer-1:accepted',
      userId: 'buyer',
      event: 'offer.answered',
      figures: { shop: '一家店', status: 'accepted', priceFen: 1500_00, by: offerValidUntil(offer('accepted')) },
    },
  ])
})
