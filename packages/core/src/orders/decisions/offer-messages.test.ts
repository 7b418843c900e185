import { expect, it } from 'vitest'
import { inboxEvent } from '../../inbox/index.ts'
import { offerValidUntil, type OfferId, type OfferStatus } from '../price-offer.ts'
import { offerMessages } from './offer-messages.ts'
import type { OfferRecord } from './decide-offer.ts'

const offer = (status: OfferStatus, more: Partial<OfferRecord> = {}) => ({
  id: 'offer-1' as OfferId,
  shopId: 'shop-1' as never,
  shopTitle: '一家店',
  buyerId: 'buyer',
  sellerId: 'seller',
  askedFen: 2000_00,
  offeredFen: 1500_00,
  counterFen: status === 'countered' ? 1800_00 : null,
  madeAt: 0,
  saidAt: 0,
  status,
  answeredAt: status === 'open' || status === 'countered' ? null : 10,
  answeredBy: null,
  agreedFen: status === 'accepted' ? 1500_00 : null,
  ...more,
})
const messagesOf = (...of: Parameters<typeof offer>) => offerMessages(offer(...of), 20)

it.each<readonly [Parameters<typeof offer>, readonly string[]]>([
  [['open'], ['seller offer.made']],
  [['open', { counterFen: 1800_00 }], ['seller offer.countered']],
  [['countered'], ['buyer offer.countered']],
  [['accepted', { answeredBy: 'seller' }], ['buyer offer.answered']],
  [['accepted', { answeredBy: 'buyer' }], ['seller offer.ended']],
  [['refused', { answeredBy: 'seller' }], ['buyer offer.answered']],
  [['refused', { answeredBy: 'buyer' }], ['seller offer.ended']],
  [['withdrawn', { answeredBy: 'buyer' }], ['seller offer.withdrawn']],
  [['withdrawn', { answeredBy: 'seller' }], ['buyer offer.ended']],
  [['lapsed'], ['buyer offer.expired', 'seller offer.expired']],
])('%j is told to the other side, and its end by time to both (MSG-16)', (of, expected) => {
  const messages = messagesOf(...of)
  expect(messages.map(({ userId, event }) => `${userId} ${event}`)).toEqual(expected)
  for (const { event, figures, subject, at } of messages)
    expect([inboxEvent({ event, figures })?.event, subject, at]).toEqual([event, 'shop-1', 20])
})

it('what is told of an offer names its shop and price, and until when it holds (MSG-16)', () => {
  const end = offerValidUntil(offer('open'))
  expect(messagesOf('open')).toMatchObject([
    { key: 'offer:offer-1:open', figures: { shop: '一家店', priceFen: 1500_00, askedFen: 2000_00, by: end } },
  ])
  expect(messagesOf('countered')).toMatchObject([
    {
      key: 'offer:offer-1:countered:180000',
      figures: { side: 'seller', priceFen: 1800_00, formerFen: 1500_00, by: end },
    },
  ])
  expect(messagesOf('open', { offeredFen: 1700_00, counterFen: 1800_00 })).toMatchObject([
    { key: 'offer:offer-1:open:170000', figures: { side: 'buyer', priceFen: 1700_00, formerFen: 1800_00, by: end } },
  ])
  expect(messagesOf('accepted', { answeredBy: 'buyer', agreedFen: 1800_00 })).toMatchObject([
    { figures: { side: 'buyer', status: 'accepted', priceFen: 1800_00, by: 10 + (end ?? 0) } },
  ])
})
