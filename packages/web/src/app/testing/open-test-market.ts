import type { ShopId } from '@diandu/core/catalog'
import { createBusyCount } from '@diandu/core/kernel'
import { createKstConfigSource } from '@diandu/core/support'
import {
  AN_ORDINARY_NOON,
  PAYMENT_PASSWORD,
  TOY_HASH,
  createManualClock,
  createMemoryCheckoutDrafts,
  createMemoryComparedShopsStore,
  createMemoryMarket,
  createMemoryReturnPathStore,
  createMemorySearchHistoryStore,
  createMemoryViewedShopsStore,
  createSeededRandom,
  exampleShop,
  type Device,
  type ManualClock,
  type MemoryMarket,
  type Person,
} from '@diandu/core/testing'
import { createLightPorts } from '../../composition/light-ports.ts'
import type { Ports } from '../../composition/ports.ts'

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

/** Every port of a device in the market. */
export function testPorts(market: TestMarket, { session, ...device }: Device): Ports {
  // Its stores write to the document that the test has, and remember in memory what that one refused.
  const { storage, copies, isReachable } = createLightPorts()
  return {
    ...device,
    sessionStore: session,
    returnPath: createMemoryReturnPathStore(),
    searchHistory: createMemorySearchHistoryStore(),
    viewedShops: createMemoryViewedShopsStore(),
    comparedShops: createMemoryComparedShopsStore(),
    checkoutDrafts: createMemoryCheckoutDrafts(),
    clock: market.clock,
    random: createSeededRandom(7),
    busy: createBusyCount(),
    storage,
    copies,
    isReachable,
    shell: 'browser',
    hasChat: true,
    chatConfig: createKstConfigSource(device.customerService),
    chatWindow: async () => ({ load: async () => true, open: () => true }),
    app: {
      isApp: false,
      token: () => Promise.resolve(undefined),
      exchangeToken: () => Promise.resolve({ ok: false, failure: { kind: 'login-required' } }),
      openLogin: () => undefined,
    },
    bridge: {
      token: () => Promise.resolve(undefined),
      openLogin: () => undefined,
      showTitleView: () => undefined,
      contactQq: () => Promise.resolve(false),
      savePicture: (_dataUrl, done) => done(false),
      pushToken: () => Promise.resolve(undefined),
      onOpen: () => undefined,
    },
    sharing: { share: () => Promise.resolve({ ok: true, value: null }) },
    failures: { subscribe: () => () => undefined },
    serverTime: { subscribe: () => () => undefined },
    copy: () => Promise.resolve(true),
    drawHash: () => Promise.resolve(TOY_HASH),
    media: {
      // A browser's result for a small picture; jsdom renders none.
      preparePicture: async (file) => ({ ok: true, value: { type: 'image/png', bytes: new Uint8Array(file.size) } }),
      download: () => Promise.resolve({ ok: true, value: null }),
    },
  }
}
