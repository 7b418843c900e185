import { expect, it } from 'vitest'
import { sumFen } from '../../src/kernel/index.ts'
import { escrowOf } from '../../src/wallet/index.ts'
import { draftFor, payDue } from '../paid-order.ts'
import { PAYMENT_PASSWORD, valueOf } from '../fixture-steps.ts'
import { exampleShop } from '../example-shop.ts'
import { createManualClock } from '../manual-clock.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { everyPortContract } from '../port-suites/every-port.contract.ts'
import { createMemoryMarket } from './memory-market.ts'
import { openMemoryFixture } from './open-memory-fixture.ts'

everyPortContract('The market in memory', openMemoryFixture)

it('the known shops are as a fixture promises them', async () => {
  const fixture = await openMemoryFixture()
  const { catalog } = fixture.openDevice()
  const shops = await Promise.all(fixture.shopIds.map((id) => catalog.detail(id)))
  const known = shops.flatMap((shop) => (shop.ok ? [shop.value] : []))
  expect(known.length).toBeGreaterThanOrEqual(24)
  expect(new Set(known.map(({ platform }) => platform)).size).toBeGreaterThanOrEqual(3)
  expect(new Set(known.map(({ priceFen }) => priceFen)).size).toBe(known.length)
  expect(known.some(({ kind }) => kind === 'enterprise')).toBe(true)
  expect(known.every(({ priceFen }) => priceFen >= 100_000)).toBe(true)
})

it('the books of the market in memory sum to zero after a purchase, and the escrow holds what was paid (WAL-1)', async () => {
  const market = createMemoryMarket({ clock: createManualClock(), random: createSeededRandom() })
  const paymentPassword = PAYMENT_PASSWORD
  const buyer = market.enrol({ username: 'buyer_lin', mobile: '13800000001', password: 'lin-buys-1', paymentPassword })
  const seller = market.enrol({ username: 'seller_zhou', mobile: '13800000003', password: 'zhou-sells-3' })
  market.shelve(seller.userId, exampleShop(1))
  market.credit(buyer.userId, 100_000_000)
  const order = valueOf(
    await buyer.device.orders.place(await draftFor(buyer, exampleShop(1).id, 'deposit'), 'key-number-1'),
  )
  const { paidFen } = valueOf(await payDue(buyer, order, 'key-number-2'))
  expect(paidFen).toBeGreaterThan(0)
  expect(market.balances().get(escrowOf(order.id))).toBe(paidFen)
  expect(sumFen([...market.balances().values()])).toBe(0)
})
