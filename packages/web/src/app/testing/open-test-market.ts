import {
  AN_ORDINARY_NOON,
  createManualClock,
  createMemoryMarket,
  createSeededRandom,
  exampleShop,
  PAYMENT_PASSWORD,
  type ManualClock,
  type MemoryMarket,
  type Person,
} from '@diandu/core/testing'
import type { ShopId } from '@diandu/core/catalog'

/** A market around a screen: a user who buys, a user who sells, a few shops. */
export interface TestMarket extends MemoryMarket {
  readonly clock: ManualClock
  readonly buyer: Person
  readonly seller: Person
  readonly shopIds: readonly ShopId[]
}

export function openTestMarket(shopCount = 3, startAt = AN_ORDINARY_NOON): TestMarket {
  const clock = createManualClock(startAt)
  const market = createMemoryMarket({ clock, random: createSeededRandom() })
  const buyer = market.enrol({ username: 'buyer_lin', mobile: '13800000001', password: 'lin-buys-1' })
  const seller = market.enrol({
    username: 'seller_zhou',
    mobile: '13800000003',
    password: 'zhou-sells-3',
    paymentPassword: PAYMENT_PASSWORD,
  })
  const shops = Array.from({ length: shopCount }, (_, number) => exampleShop(number + 1))
  for (const shop of shops) market.shelve(seller.userId, shop)
  return { ...market, clock, buyer, seller, shopIds: shops.map(({ id }) => id) }
}
