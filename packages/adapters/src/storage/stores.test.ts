import { memoryStore } from '@diandu/core/kernel'
import { aSession, anyText, createManualClock } from '@diandu/core/testing'
import type { ShopId } from '@diandu/core/catalog'
import type { Token, UserId } from '@diandu/core/session'
import type { CheckoutDraft, OrderId } from '@diandu/core/orders'
import { purchaseTerms } from '@diandu/core/orders'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutDrafts, DRAFT_RETENTION_MS } from './checkout-drafts.ts'
import { pageCookies, pageStorage } from '../testing/storage-doubles.ts'
import { cookieStore } from './cookie-store.ts'
import { webStore } from './web-store.ts'
import { returnPathStore } from './return-path-store.ts'
import { searchHistoryStore } from './search-history-store.ts'
import { sessionStore } from './session-store.ts'

const storeWith = (key: string, value: string) => {
  const store = memoryStore()
  store.write(key, value)
  return store
}

describe('sessionStore', () => {
  it('keeps the token in a cookie and the person in local storage (SES-36)', () => {
    fc.assert(
      fc.property(aSession(), (session) => {
        const [cookies, local] = [memoryStore(), memoryStore()]
        const store = sessionStore(cookies, local)
        store.write(session)
        expect([store.readToken(), store.readUser()]).toEqual([session.token, session.userInfo])
        expect([cookies.keys(), local.keys()]).toEqual([['token'], ['yd_userInfo']])
        store.clear()
        expect([store.readToken(), store.readUser(), cookies.keys(), local.keys()]).toEqual([
          undefined,
          undefined,
          [],
          [],
        ])
      }),
    )
  })

  it.each(['full', 'blocked'] as const)(
    'a login outlives the page where local storage is %s, and leaves nothing behind',
    (kind) => {
      fc.assert(
        fc.property(aSession(), aSession(), (first, second) => {
          const { page, block, values } = pageStorage(kind === 'full' ? { capacity: 0 } : {})
          if (kind === 'blocked') block()
          const cookies = pageCookies()
          // Every document opens the stores again.
          const opened = () =>
            sessionStore(
              cookieStore(cookies.page, { maxAgeSeconds: 60, isSecure: true }),
              webStore(() => page.localStorage),
            )
          for (const session of [first, second]) {
            opened().write(session)
            expect([opened().readToken(), opened().readUser()]).toEqual([session.token, session.userInfo])
          }
          opened().clear()
          expect([opened().readToken(), opened().readUser(), cookies.values.size, values.size]).toEqual([
            undefined,
            undefined,
            0,
            0,
          ])
        }),
      )
    },
  )

  it('a stored text that is no session is none (SES-6)', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.json()), (rubbish) => {
        const store = sessionStore(storeWith('token', `${rubbish} `), storeWith('yd_userInfo', rubbish))
        expect([store.readToken(), store.readUser()]).toEqual([undefined, undefined])
      }),
    )
  })
})

describe('the end of a session', () => {
  const filled = () => {
    const [cookies, local] = [memoryStore(), memoryStore()]
    cookies.write('diandu_lang', 'en')
    for (const key of ['searchLocal', 'yd_history', 'diandu_checkout_s1', 'diandu_amounts_hidden', 'of-another-time'])
      local.write(key, '1')
    const store = sessionStore(cookies, local)
    store.write({
      token: 'a-token-that-is-long-enough' as Token,
      userInfo: { userId: 'u1' as UserId, username: 'lin', mobile: '138****0001' },
    })
    expect(JSON.parse(local.read('yd_userInfo') ?? '')).toEqual({
      user_id: 'u1',
      username: 'lin',
      mobile: '138****0001',
    })
    return { cookies, local, store }
  }

  it('clears what the device holds of who leaves; language and appearance stay (SES-51)', () => {
    const { cookies, local, store } = filled()
    store.end('left')
    expect([cookies.keys(), local.keys()]).toEqual([['diandu_lang'], ['diandu_amounts_hidden']])
  })

  it('keeps what was begun where the session lapsed (SES-50)', () => {
    const { cookies, local, store } = filled()
    store.end('lapsed')
    expect([cookies.keys(), local.keys()]).toEqual([['diandu_lang'], ['diandu_checkout_s1', 'diandu_amounts_hidden']])
  })
})

describe('returnPathStore', () => {
  it('gives the way back once (SES-16)', () => {
    const store = returnPathStore(memoryStore())
    store.save('/shop/s1?from=%E5%A5%B3;a#b')
    expect([store.take(), store.take()]).toEqual(['/shop/s1?from=%E5%A5%B3;a#b', undefined])
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil', 'javascript:alert(1)', '/login', '/a\nb', ''])(
    '%j is no way back, kept or found (SES-16)',
    (path) => {
      const saved = returnPathStore(memoryStore())
      saved.save(path)
      expect(saved.take()).toBeUndefined()
      const found = storeWith('FORM_ROUTE_PATH', path)
      expect(returnPathStore(found).take()).toBeUndefined()
      expect(found.read('FORM_ROUTE_PATH')).toBeNull()
    },
  )
})

describe('searchHistoryStore', () => {
  it('keeps terms under searchLocal and reads rubbish as none (CAT-10)', () => {
    const local = memoryStore()
    const store = searchHistoryStore(local)
    store.write(['女装', '天猫'])
    expect([store.read(), local.read('searchLocal')]).toEqual([['女装', '天猫'], '["女装","天猫"]'])
    store.write([])
    expect([store.read(), local.keys()]).toEqual([[], []])
    for (const rubbish of ['{', 'null', '7', '{"a":1}', '[[],{}]'])
      expect(searchHistoryStore(storeWith('searchLocal', rubbish)).read()).toEqual([])
  })
})

const SHOP = 'shop-7' as ShopId
const DRAFT: CheckoutDraft = {
  draft: {
    shopId: SHOP,
    plan: 'deposit',
    priceFen: 1_234_567,
    termsVersion: purchaseTerms({ priceFen: 1, plan: 'full', kind: 'personal' }).version,
  },
  stage: 'paying',
  placeKey: 'place-key-1',
  payKey: 'pay-key-1',
  orderId: 'order-1' as OrderId,
}

describe('checkoutDrafts', () => {
  it('keeps a checkout for each shop until it is cleared (CHK-11)', () => {
    const drafts = checkoutDrafts(memoryStore(), createManualClock())
    const other = { ...DRAFT, draft: { ...DRAFT.draft, shopId: 'shop-8' as ShopId }, orderId: null }
    drafts.write(DRAFT)
    drafts.write(other)
    expect([drafts.read(SHOP), drafts.read('shop-8' as ShopId), drafts.read('shop-9' as ShopId)]).toEqual([
      DRAFT,
      other,
      undefined,
    ])
    drafts.clear(SHOP)
    expect([drafts.read(SHOP), drafts.read('shop-8' as ShopId)]).toEqual([undefined, other])
  })

  it('survives a new page over the same storage (CHK-11)', () => {
    const local = memoryStore()
    checkoutDrafts(local, createManualClock()).write(DRAFT)
    expect(checkoutDrafts(local, createManualClock()).read(SHOP)).toEqual(DRAFT)
    const withCoupon: CheckoutDraft = {
      ...DRAFT,
      draft: { ...DRAFT.draft, couponId: 'coupon-1' },
      couponBy: 'suggested',
    }
    checkoutDrafts(local, createManualClock()).write(withCoupon)
    expect(checkoutDrafts(local, createManualClock()).read(SHOP)).toEqual(withCoupon)
    expect(local.keys()).toEqual(['diandu_checkout_shop-7'])
  })

  it('reads a checkout beside which an order with a state by number was kept, and leaves the order out (CHK-11)', () => {
    const [local, clock] = [memoryStore(), createManualClock()]
    const order = { id: DRAFT.orderId, status: 3, history: [{ status: 1, at: 5 }] }
    local.write('diandu_checkout_shop-7', JSON.stringify({ ...DRAFT, order, at: clock.now() }))
    expect(checkoutDrafts(local, clock).read(SHOP)).toEqual(DRAFT)
  })

  it('forgets after 48 hours, and sweeps what is old when it writes (CHK-11)', () => {
    const [local, clock] = [memoryStore(), createManualClock()]
    const drafts = checkoutDrafts(local, clock)
    local.write('searchLocal', '["x"]')
    drafts.write(DRAFT)
    clock.advance(DRAFT_RETENTION_MS)
    expect(drafts.read(SHOP)).toEqual(DRAFT)
    clock.advance(1)
    expect(drafts.read(SHOP)).toBeUndefined()
    drafts.write({ ...DRAFT, draft: { ...DRAFT.draft, shopId: 'shop-8' as ShopId } })
    expect(local.keys()).toEqual(['searchLocal', 'diandu_checkout_shop-8'])
  })

  it('writes no password, whatever the object carries (SES-32)', () => {
    const local = memoryStore()
    const laden = {
      ...DRAFT,
      paymentPassword: '583920',
      draft: { ...DRAFT.draft, paymentPassword: '583920' },
      failure: { words: '583920' },
    }
    checkoutDrafts(local, createManualClock()).write(laden)
    expect(local.read('diandu_checkout_shop-7')).not.toContain('583920')
  })

  it.each([
    ['another shop', { draft: { ...DRAFT.draft, shopId: 'shop-8' } }],
    ['no plan', { draft: { ...DRAFT.draft, plan: 'later' } }],
    ['half a fen', { draft: { ...DRAFT.draft, priceFen: 0.5 } }],
    ['no terms', { draft: { ...DRAFT.draft, termsVersion: 1 } }],
    ['no draft', { draft: null }],
    ['no stage', { stage: 'paid' }],
    ['a key that no header carries', { payKey: 'pay key\r\n1' }],
    ['an order that is no id', { orderId: { id: 1 } }],
    ['no order at all', { orderId: undefined }],
    ['no instant', { at: '1' }],
  ])('a stored checkout with %s is none', (_, change) => {
    const at = createManualClock().now()
    const read = (stored: object) =>
      checkoutDrafts(storeWith('diandu_checkout_shop-7', JSON.stringify(stored)), createManualClock()).read(SHOP)
    expect(read({ ...DRAFT, at })).toEqual(DRAFT)
    expect(read({ ...DRAFT, at, ...change })).toBeUndefined()
  })

  it('rubbish is no checkout', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.json()), (rubbish) => {
        expect(
          checkoutDrafts(storeWith('diandu_checkout_shop-7', rubbish), createManualClock()).read(SHOP),
        ).toBeUndefined()
      }),
    )
  })
})
