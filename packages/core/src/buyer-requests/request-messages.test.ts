import { expect, it } from 'vitest'
import { exampleShop } from '../../testing/example-shop.ts'
import { valueOf } from '../../testing/fixture-steps.ts'
import { decidePublication } from './decide-request.ts'
import type { RequestCriteria, RequestId } from './buyer-request.ts'
import { MATCH_REASONS } from './match-request.ts'
import { matchMessage, offeredMessage, requestMessage } from './request-messages.ts'
import { decideShopOffer, type ShopOfferId } from './shop-offer.ts'

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
    figures: { shop: SHOP.title, priceFen: SHOP.priceFen, because: '符合：平台、价格' },
    at: 5,
  })
  const told = requestMessage(FOUND)
  expect(told).toMatchObject({ userId: 's', event: 'match.request', key: 'request:r1', subject: 'r1', at: 5 })
  expect(told.figures).toMatchObject({ shop: SHOP.title, because: '符合：平台、价格' })
  expect(requestMessage({ ...FOUND, shop: exampleShop(2) }).key).toBe(told.key)
  expect(matchMessage({ ...FOUND, shop: exampleShop(2) }).key).not.toBe(matchMessage(FOUND).key)
})

it('a buyer is told of an offered shop, and what it answers (REQ-17)', () => {
  const facts = {
    id: 'o1' as ShopOfferId,
    sellerId: 's',
    request,
    shop: { ...SHOP, sellerId: 's' },
    last: undefined,
    countWithinDay: 0,
    at: 9,
  }
  const draft = { requestId: request.id, shopId: SHOP.id, content: '', sharesMobile: false }
  const message = offeredMessage(valueOf(decideShopOffer(facts, draft)), { criteria: CRITERIA, shop: SHOP })
  expect(message).toMatchObject({ userId: 'b', event: 'match.offered', key: 'shop-offer:o1', subject: SHOP.id, at: 9 })
  expect(message.figures).toEqual({
    wanted: expect.stringMatching(/^\S+ · \S+ · ¥\S+ 以内$/),
    shop: SHOP.title,
    priceFen: SHOP.priceFen,
  })
})

it('a seller reads all that is looked for, and every reason why their shop fits (REQ-17)', () => {
  const criteria = {
    platform: 1,
    kind: 'flagship',
    industry: 'toys',
    minPriceFen: 5_000_000,
    maxPriceFen: 20_000_000,
    trademark: 'registered',
    province: '33',
  } as const
  const { figures } = requestMessage({ ...FOUND, request: { ...request, criteria }, reasons: MATCH_REASONS })
  expect(figures).toEqual({
    wanted: '天猫 · 旗舰店 · 玩具乐器 · ¥5万 以上 · ¥20万 以内 · R标 · 浙江',
    shop: SHOP.title,
    because: '符合：平台、店铺类型、类目、价格、商标、地区',
  })
})

it('a seller reads nothing of what a buyer leaves open (REQ-17)', () => {
  const wanted = (criteria: RequestCriteria) => requestMessage({ ...FOUND, request: { ...request, criteria } }).figures
  expect([{ platform: 2 } as const, { kind: 'personal' } as const, { minPriceFen: 0 }].map(wanted)).toMatchObject([
    { wanted: '淘宝' },
    { wanted: '个人店' },
    { wanted: '¥0 以上' },
  ])
})
