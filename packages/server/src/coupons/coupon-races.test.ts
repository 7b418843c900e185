import { DAY_MS } from '@diandu/core/kernel'
import { reasonOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { openMarket, PRICE_FEN, type Market } from '../orders/testing/open-market.ts'
import { checkBooks } from '../wallet/index.ts'
import { checkCoupons } from './check-coupons.ts'
import {
  claimed,
  naiveClaim,
  naiveOrderWith,
  offered,
  raceForASecondCoupon,
  raceForOneCoupon,
  raceWithOneCoupon,
  type OrderWith,
} from './testing/coupon-races.ts'

const complaintsOf = async ({ db }: Market) => [...(await checkBooks(db)), ...(await checkCoupons(db))]
const won = (results: readonly { readonly ok: boolean }[]) => results.filter(({ ok }) => ok).length
const realOrder: OrderWith = ({ place }, userId, shopId, couponId) => place(userId, shopId, { couponId })

describeOnEachEngine('Coupons at the same instant', (open) => {
  it('of sixty-four people one gets the last coupon (CPN-8)', async () => {
    const market = await openMarket(await open())
    const results = await raceForOneCoupon(market, (...given) => claimed(...given))
    expect(won(results)).toBe(1)
    expect(new Set(results.filter(({ ok }) => !ok).map(reasonOf))).toEqual(new Set(['coupon-gone']))
    expect(await complaintsOf(market)).toEqual([])
  })

  it('of sixty-four claims of one person one is good, where one is allowed (CPN-8)', async () => {
    const market = await openMarket(await open())
    const results = await raceForASecondCoupon(market, (...given) => claimed(...given))
    expect(won(results)).toBe(1)
    expect(new Set(results.filter(({ ok }) => !ok).map(reasonOf))).toEqual(new Set(['coupon-claimed']))
    expect(await complaintsOf(market)).toEqual([])
  })

  it('of twenty orders one has the coupon, and nothing of the others is left (CPN-8)', async () => {
    const market = await openMarket(await open())
    const results = await raceWithOneCoupon(market, realOrder)
    expect(won(results)).toBe(1)
    expect(new Set(results.filter(({ ok }) => !ok).map(reasonOf))).toEqual(new Set(['coupon-unusable']))
    expect(await market.db.query('SELECT 1 FROM orders')).toHaveLength(1)
    expect(await complaintsOf(market)).toEqual([])
  })

  it.each([
    ['in time', 0],
    ['all too late', DAY_MS + 1],
  ])(
    'orders that give their coupons up and want each other’s never wait for ever: %s (CPN-8)',
    async (_name, laterMs) => {
      const market = await openMarket(await open())
      const offerId = await offered(market, { stock: 100, perPerson: 100, validForMs: 9 * DAY_MS })
      await market.addPerson('buyer')
      const coupons = await Promise.all([0, 1, 2].map(() => claimed(market, 'buyer', offerId)))
      const ids = coupons.flatMap((coupon) => (coupon.ok ? [coupon.value.id] : []))
      const shops = await Promise.all([0, 1, 2].map((at) => market.addShop(`shop-${at}`)))
      await Promise.all(shops.map((shopId, at) => market.place('buyer', shopId, { couponId: ids[at] ?? '' })))
      for (let turn = 1; turn <= 4; turn += 1) {
        market.clock.advance(laterMs)
        const answers = await Promise.all(
          shops.map((shopId, at) => market.place('buyer', shopId, { couponId: ids[(at + turn) % 3] ?? '' })),
        )
        for (const answer of answers) expect(['ok', 'coupon-unusable']).toContain(reasonOf(answer))
        expect(await complaintsOf(market)).toEqual([])
      }
    },
  )

  it('a payment takes the rest from the wallet, and what the platform gave is in its books (CPN-16)', async () => {
    const market = await openMarket(await open())
    await market.addPerson('buyer', 2 * PRICE_FEN)
    const coupon = await claimed(market, 'buyer', await offered(market))
    const order = await market.place(
      'buyer',
      await market.addShop('shop'),
      coupon.ok ? { couponId: coupon.value.id } : {},
    )
    const wholeFen = (PRICE_FEN * 11) / 10
    expect((await market.pay('buyer', order.ok ? order.value.id : '', 'full', wholeFen)).ok).toBe(true)
    const balances = await market.db.query<{ id: string; balanceFen: number }>('SELECT id, balance_fen FROM accounts')
    const balanceOf = (start: string) => balances.find(({ id }) => id.startsWith(start))?.balanceFen
    expect([balanceOf('available:buyer'), balanceOf('house:coupons'), balanceOf('escrow:')]).toEqual([
      2 * PRICE_FEN - wholeFen + 50_00,
      -50_00,
      wholeFen,
    ])
    expect(await complaintsOf(market)).toEqual([])
  })

  it('the books complain of a coupon that its order does not name, of one that was not paid, and of one too many (CPN-16)', async () => {
    const market = await openMarket(await open())
    await market.addPerson('buyer', 2 * PRICE_FEN)
    const coupon = await claimed(market, 'buyer', await offered(market))
    const order = await market.place(
      'buyer',
      await market.addShop('shop'),
      coupon.ok ? { couponId: coupon.value.id } : {},
    )
    await market.db.change('UPDATE coupons SET order_id = NULL')
    await market.db.change('UPDATE coupon_offers SET claimed = 0')
    expect(await checkCoupons(market.db)).toEqual([
      expect.stringContaining('do not name each other'),
      expect.stringContaining('says 0 coupons were given, there are 1'),
    ])
    await market.pay('buyer', order.ok ? order.value.id : '', 'full', (PRICE_FEN * 11) / 10)
    await market.db.change('UPDATE orders SET coupon_fen = 1')
    expect(await checkCoupons(market.db)).toContainEqual(expect.stringContaining('gave 5000 fen'))
  })

  it('read first and write later, several get the one coupon, and several orders have it (CPN-8)', async () => {
    const market = await openMarket(await open())
    expect(won(await raceForOneCoupon(market, naiveClaim))).toBeGreaterThan(1)
    expect(await checkCoupons(market.db)).not.toEqual([])
    const other = await openMarket(await open())
    expect(won(await raceWithOneCoupon(other, naiveOrderWith))).toBeGreaterThan(1)
    expect(await checkCoupons(other.db)).not.toEqual([])
  })
})
