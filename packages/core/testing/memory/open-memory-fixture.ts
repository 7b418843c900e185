import { exampleShop } from '../example-shop.ts'
import { createManualClock } from '../manual-clock.ts'
import { createSeededRandom } from '../seeded-random.ts'
import { valueOf } from '../fixture-steps.ts'
import type { Fixture } from '../fixture.ts'
import { createMemoryMarket } from './memory-market.ts'

const SHOPS = Array.from({ length: 30 }, (_, number) => exampleShop(number + 1))

/** A fixture in memory, for every contract suite, and for screens that need a market. */
export async function openMemoryFixture(): Promise<Fixture> {
  const clock = createManualClock()
  const market = createMemoryMarket({ clock, random: createSeededRandom() })
  const buyer = market.enrol({ username: 'buyer_lin', mobile: '13800000001', password: 'lin-buys-1' })
  const secondBuyer = market.enrol({ username: 'buyer_wu', mobile: '13800000002', password: 'wu-buys-2' })
  const seller = market.enrol({ username: 'seller_zhou', mobile: '13800000003', password: 'zhou-sells-3' })
  const old = { username: 'old_chen', password: 'chen-was-here-4' }
  const phoneless = { ...old, userId: market.enrolPhoneless(old) }
  for (const shop of SHOPS) market.shelve(seller.userId, shop)
  // Shops that exist from the beginning are no news.
  market.tellAlerts()
  return {
    ...market,
    buyer,
    secondBuyer,
    seller,
    phoneless,
    shopIds: SHOPS.map(({ id }) => id),
    relist: (shop) => market.shelve(seller.userId, shop),
    now: clock.now,
    advance(ms) {
      clock.advance(ms)
      market.tellAlerts()
    },
    async solveCaptcha({ captcha }) {
      const puzzle = valueOf(await captcha.puzzle())
      return valueOf(await captcha.validate({ puzzleId: puzzle.id, offset: market.solve(puzzle.id) ?? -1 }))
    },
    close: () => undefined,
  }
}
