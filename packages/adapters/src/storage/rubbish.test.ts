import { purchaseTerms } from '@diandu/core/orders'
import type { CheckoutDraft } from '@diandu/core/orders'
import type { ShopId } from '@diandu/core/catalog'
import { isToken, safeReturnPath, STORED_AS } from '@diandu/core/session'
import { aSession, anyText, createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageCookies, pageStorage } from '../testing/storage-doubles.ts'
import { checkoutDrafts } from './checkout-drafts.ts'
import { cookieStore } from './cookie-store.ts'
import { webStore } from './web-store.ts'
import { returnPathStore } from './return-path-store.ts'
import { searchHistoryStore } from './search-history-store.ts'
import { sessionStore } from './session-store.ts'

const SHOP = 'shop-1' as ShopId
const DRAFT_KEY = `diandu_checkout_${SHOP}`
const TERMS = { maxAgeSeconds: 60, isSecure: true }

/** Stored values: any text, any JSON, and JSON that is almost ours. */
const almost = fc
  .record(
    {
      userId: fc.jsonValue({ maxDepth: 1 }),
      username: fc.jsonValue({ maxDepth: 1 }),
      mobile: fc.jsonValue({ maxDepth: 1 }),
      draft: fc.jsonValue({ maxDepth: 2 }),
      stage: fc.constantFrom('paying', 'choosing', 7, null),
      placeKey: fc.jsonValue({ maxDepth: 0 }),
      at: fc.jsonValue({ maxDepth: 0 }),
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value))
const cut = fc.tuple(fc.json(), fc.nat(40)).map(([text, length]) => text.slice(0, length))
const rubbish = fc.oneof(
  anyText(),
  fc.json(),
  almost,
  cut,
  fc.constantFrom('__proto__', '{"__proto__":{"a":1}}', '[[[[', 'undefined', 'NaN', '%', '%E5%A'),
)

/** A device on which all our names hold something, in storage of each kind. */
const aDevice = fc
  .record({
    kind: fc.constantFrom('kept', 'full', 'blocked', 'ignored'),
    token: rubbish,
    user: rubbish,
    terms: rubbish,
    way: rubbish,
    draft: rubbish,
  })
  .map(({ kind, token, user, terms, way, draft }) => {
    const { page, values, block } = pageStorage(kind === 'full' ? { capacity: 0 } : {})
    values.set(STORED_AS.userInfo, user).set(STORED_AS.searchTerms, terms).set(DRAFT_KEY, draft)
    const cookies = pageCookies(kind === 'blocked' ? 'blocked' : kind === 'ignored' ? 'ignored' : 'kept')
    cookies.values.set(STORED_AS.token, token).set(STORED_AS.returnPath, way)
    if (kind === 'blocked') block()
    const [local, baked] = [webStore(() => page.localStorage), cookieStore(cookies.page, TERMS)]
    return {
      session: sessionStore(baked, local),
      returnPath: returnPathStore(baked),
      searchHistory: searchHistoryStore(local),
      drafts: checkoutDrafts(local, createManualClock()),
    }
  })

describe('storage that holds rubbish, and is well, full, blocked or deaf', () => {
  it('is read as nothing or as something whole', () => {
    fc.assert(
      fc.property(aDevice, ({ session, returnPath, searchHistory, drafts }) => {
        const [token, user, way, terms, draft] = [
          session.readToken(),
          session.readUser(),
          returnPath.take(),
          searchHistory.read(),
          drafts.read(SHOP),
        ]
        if (token !== undefined) expect(isToken(token)).toBe(true)
        if (user !== undefined)
          expect(Object.values(user).map((value) => typeof value)).toEqual(['string', 'string', 'string'])
        if (way !== undefined) expect(safeReturnPath(way)).toBe(way)
        expect(terms.every((term) => typeof term === 'string' && term.trim() !== '')).toBe(true)
        if (draft !== undefined) expect(draft.draft.shopId).toBe(SHOP)
      }),
      { numRuns: 400 },
    )
  })

  it('takes what is written next, for this visit at least', () => {
    const checkout = {
      draft: {
        shopId: SHOP,
        plan: 'deposit',
        priceFen: 100,
        termsVersion: purchaseTerms({ kind: 'flagship', plan: 'full', priceFen: 100 }).version,
      },
      stage: 'confirming',
      placeKey: 'place-key-1',
      payKey: 'pay-key-12',
      orderId: null,
    } as unknown as CheckoutDraft
    fc.assert(
      fc.property(aDevice, aSession(), ({ session, returnPath, searchHistory, drafts }, stored) => {
        session.write(stored)
        expect([session.readToken(), session.readUser()]).toEqual([stored.token, stored.userInfo])
        session.clear()
        expect([session.readToken(), session.readUser()]).toEqual([undefined, undefined])
        returnPath.save('/user_center/order')
        expect([returnPath.take(), returnPath.take()]).toEqual(['/user_center/order', undefined])
        searchHistory.write(['女装'])
        expect(searchHistory.read()).toEqual(['女装'])
        drafts.write(checkout)
        expect(drafts.read(SHOP)).toEqual(checkout)
        drafts.clear(SHOP)
        expect(drafts.read(SHOP)).toBeUndefined()
      }),
      { numRuns: 200 },
    )
  })
})
