import fc from 'fast-check'
import { expect, it } from 'vitest'
import { someCriteria } from '../../testing/arbitraries/some-criteria.ts'
import { exampleShop } from '../../testing/example-shop.ts'
import { valueOf } from '../../testing/fixture-steps.ts'
import { decidePublication } from './decide-request.ts'
import type { RequestId } from './buyer-request.ts'
import { matchMessage, requestMessage, shopOfferMessages } from './request-messages.ts'
import { MATCH_REASONS } from './match-request.ts'
import { decideShopOffer, decideShopOfferAnswer, type ShopOfferAnswer, type ShopOfferId } from './shop-offer.ts'
import { readCriteria, readReasons, writeCriteria, writeReasons } from './criteria-of-message.ts'

const SHOP = exampleShop(1)
const CRITERIA = { platform: SHOP.platform, industry: SHOP.industry, maxPriceFen: SHOP.priceFen } as const
const request = valueOf(
  decidePublication(
    { id: 'r1' as RequestId, buyerId: 'b', openCount: 0, countWithinDay: 0, at: 1 },
    { criteria: CRITERIA, days: 7, content: '' },
  ),
)
const FOUND = { request, shop: SHOP, sellerId: 's', reasons: ['platform', 'price'], at: 5 } as const

it('a buyer is told of each shop once, a seller of each request once (REQ-17)', () => {
  expect(matchMessage(FOUND)).toEqual({
    userId: 'b',
    event: 'match.shop',
    key: `match:r1:${SHOP.id}`,
    subject: SHOP.id,
    figures: { shop: SHOP.title, priceFen: SHOP.priceFen, because: 'platform,price' },
    at: 5,
  })
  const messages = requestMessage(FOUND)
  expect(messages).toMatchObject({ userId: 's', event: 'match.request', key: 'request:r1', subject: 'r1', at: 5 })
  expect(messages.figures).toMatchObject({ shop: SHOP.title, because: 'platform,price' })
  expect(requestMessage({ ...FOUND, shop: exampleShop(2) }).key).toBe(messages.key)
  expect(matchMessage({ ...FOUND, shop: exampleShop(2) }).key).not.toBe(matchMessage(FOUND).key)
})

const OFFER = valueOf(
  decideShopOffer(
    {
      id: 'o1' as ShopOfferId,
      sellerId: 's',
      request,
      shop: { ...SHOP, sellerId: 's' },
      last: undefined,
      countWithinDay: 0,
      at: 9,
    },
    { requestId: request.id, shopId: SHOP.id, content: '', sharesMobile: false },
  ),
)

it('a buyer is told of an offered shop, and which request of theirs it answers (REQ-17)', () => {
  const [message, ...others] = shopOfferMessages(OFFER, { criteria: CRITERIA, shop: SHOP })
  expect(others).toEqual([])
  expect(message).toMatchObject({ userId: 'b', event: 'match.offered', key: 'shop-offer:o1', subject: 'r1', at: 9 })
  expect(readCriteria(String(message?.figures['wanted' as never]))).toEqual(CRITERIA)
})

it("a seller is told once of the buyer's answer, and of their own taking back nothing is told (REQ-18)", () => {
  const messagesFor = (answer: ShopOfferAnswer) => {
    const userId = answer.kind === 'withdraw' ? 's' : 'b'
    const answered = valueOf(decideShopOfferAnswer({ userId, offer: OFFER, shopStatus: 'on-sale', at: 12 }, answer))
    return shopOfferMessages(answered, { criteria: CRITERIA, shop: SHOP })
  }
  for (const [answer, status] of [
    [{ kind: 'accept', sharesMobile: false }, 'accepted'],
    [{ kind: 'decline' }, 'declined'],
  ] as const)
    expect(messagesFor(answer)).toEqual([
      {
        userId: 's',
        event: 'match.answered',
        key: 'shop-offer-answered:o1',
        subject: 'r1',
        figures: { wanted: writeCriteria(CRITERIA), shop: SHOP.title, status },
        at: 12,
      },
    ])
  expect(messagesFor({ kind: 'withdraw' })).toEqual([])
})

it('what a message keeps of criteria and reasons is read back as it was, and a sentence of before is not (MSG-10)', () => {
  fc.assert(
    fc.property(someCriteria(), (criteria) => {
      const written = writeCriteria(criteria)
      if (written !== '') expect(readCriteria(written)).toEqual(criteria)
    }),
  )
  fc.assert(
    fc.property(fc.subarray([...MATCH_REASONS], { minLength: 1 }), (reasons) => {
      expect(readReasons(writeReasons(reasons))).toEqual(reasons)
    }),
  )
  expect([readCriteria('天猫 · ¥20万 以内'), readReasons('符合：平台、价格')]).toEqual([undefined, undefined])
})
