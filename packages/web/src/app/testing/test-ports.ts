import { createBusyCount } from '@diandu/core/kernel'
import { createKstConfigSource } from '@diandu/core/support'
import {
  createMemoryCheckoutDrafts,
  createMemoryComparedShopsStore,
  createMemoryReturnPathStore,
  createMemorySearchHistoryStore,
  createMemoryViewedShopsStore,
  createSeededRandom,
  TOY_HASH,
  type Device,
} from '@diandu/core/testing'
import { createLightPorts } from '../../composition/light-ports.ts'
import type { Ports } from '../../composition/ports.ts'
import type { TestMarket } from './open-test-market.ts'

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
