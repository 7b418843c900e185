import { glanceOf, isPubliclyVisible, LISTING_SORTS, LISTING_STATUSES, type ListingStatus } from '@diandu/core/catalog'
import type { Result } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import {
  changeFavourite,
  clearViewHistory,
  getCategories,
  getFilterCounts,
  getHome,
  getHotKeywords,
  getHotSearchWords,
  getPlatformSummary,
  getShop,
  getSimilarShops,
  getViewHistory,
  listFavourites,
  listShops,
  type Call,
  type CallInput,
  type CallOutput,
} from '@diandu/wire'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { runCall } from '../calls/index.ts'
import type { Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { callContext } from '../testing/call-context.ts'
import { silentLog } from '../kernel/index.ts'
import { catalogHandlers } from './catalog.handlers.ts'
import { catalogModule } from './catalog-module.ts'
import { putShops } from './shop-record-store.ts'
import { addSearchWords } from './search/search-word-store.ts'
import { testShop, testShopId } from './testing.ts'

describeOnEachEngine('The catalog', (open) => {
  let db: Database
  let call: <C extends Call>(endpoint: C, input: CallInput<C>, userId?: string) => Promise<Result<CallOutput<C>>>
  let clock: ReturnType<typeof createManualClock>

  beforeEach(async () => {
    db = await open()
    clock = createManualClock()
    const context = callContext(db, { clock })
    const handlers = catalogHandlers(context)
    call = async <C extends Call>(endpoint: C, input: CallInput<C>, userId?: string) => {
      const handler = handlers.find((one) => one.endpoint === (endpoint as Call))
      if (handler === undefined) throw new Error(`${endpoint.path} has no handler`)
      const viewer = userId === undefined ? null : { userId }
      const { result } = await runCall(handler, input, { ...context, viewer })
      // The answer must match the schema of its endpoint.
      if (result.ok) v.parse(endpoint.output, result.value)
      return result as Result<CallOutput<C>>
    }
    await putShops(
      db,
      Array.from({ length: 40 }, (_, number) => testShop(number)),
    )
  })

  const valueIn = async <T>(answer: Promise<Result<T>>): Promise<T> => {
    const result = await answer
    if (!result.ok) throw new Error(JSON.stringify(result.failure))
    return result.value
  }
  const shop = (number: number) => ({ id: testShopId(number) })
  const setStatus = (number: number, status: ListingStatus) =>
    db.change('UPDATE shops SET status = $2 WHERE id = $1', [testShopId(number), status])

  it('shows a shop to every visitor or to its seller only, by its status (CAT-3)', async () => {
    for (const status of Object.keys(LISTING_STATUSES) as ListingStatus[]) {
      await setStatus(1, status)
      const refusal = { ok: false, failure: { reason: 'not-found', field: 'id', message: '没有找到这家店铺' } }
      expect(await call(getShop, shop(1)), status).toMatchObject(isPubliclyVisible(status) ? { ok: true } : refusal)
      expect(await call(getShop, shop(1), 'somebody')).toMatchObject(isPubliclyVisible(status) ? { ok: true } : refusal)
      expect(await call(getShop, shop(1), 'seller-1')).toMatchObject({ ok: true })
    }
    expect(await call(getShop, { id: testShopId(9999) })).toMatchObject({ ok: false, failure: { reason: 'not-found' } })
  })

  it('shows every figure as it was given, but both ends only of an identity, and who the seller is (CAT-3, SEL-50)', async () => {
    await db.change(
      `INSERT INTO users (id, username, username_key, mobile, password_hash, created_at) VALUES ('seller-1', '老周', '老周', '19900000099', '', 0)`,
    )
    const { sellerId: _sellerId, viewCount = 0, ...given } = testShop(3)
    expect((await valueIn(call(getShop, shop(3)))).figures.platformShopId?.value).toMatch(/^\d\d\*+\d\d$/)
    expect(await valueIn(call(getShop, shop(3), 'seller-1'))).toEqual({
      ...given,
      sellerName: '老**',
      viewCount,
      glance: { ...glanceOf(given), fall: null },
    })
  })

  /** A write is under way on a connection of its own, however long a busy machine takes for it. */
  const PATIENCE_MS = 15_000
  const viewsOfSecond = async () => (await valueIn(call(getShop, shop(2), 'seller-1'))).viewCount

  it('counts views together, and not those of the seller (ACC-3)', async () => {
    const before = (await valueIn(call(getShop, shop(2)))).viewCount
    await call(getShop, shop(2))
    await call(getShop, shop(2), 'seller-1')
    clock.advance(5_000)
    await expect.poll(viewsOfSecond, { timeout: PATIENCE_MS }).toBe(before + 2)
  })

  it('counts a look at a page that was rendered for another visitor, and at nothing else (ACC-3)', async () => {
    const seen = catalogModule.pageSeen?.({ db, clock, log: silentLog })
    const before = (await valueIn(call(getShop, shop(2), 'seller-1'))).viewCount
    for (const url of [
      `/shop/${testShopId(2)}`,
      `/shop/${testShopId(2)}?from=x`,
      `/shop/${testShopId(2)}/order`,
      '/shop/',
      '/lists',
      `/shop/${'x'.repeat(90)}`,
    ])
      seen?.(url)
    clock.advance(5_000)
    await expect.poll(viewsOfSecond, { timeout: PATIENCE_MS }).toBe(before + 2)
  })

  it('remembers which shops a user viewed, newest first, and forgets them when asked (ACC-3)', async () => {
    for (const number of [4, 5, 6, 4]) {
      await call(getShop, shop(number), 'buyer-1')
      clock.advance(10)
    }
    await call(getShop, shop(7), 'buyer-2')
    const seen = async (userId: string) => (await valueIn(call(getViewHistory, {}, userId))).items.map(({ id }) => id)
    expect(await seen('buyer-1')).toEqual([4, 6, 5].map(testShopId))
    await setStatus(6, 'withdrawn')
    expect(await seen('buyer-1')).toEqual([4, 5].map(testShopId))
    await call(clearViewHistory, {}, 'buyer-1')
    expect(await seen('buyer-1')).toEqual([])
    expect(await seen('buyer-2')).toEqual([testShopId(7)])
    expect(await call(getViewHistory, {})).toMatchObject({ ok: false, failure: { kind: 'login-required' } })
  })

  it('keeps favourites once, over pages, and only shops that can be seen (ACC-3)', async () => {
    for (let number = 0; number < 30; number += 1) {
      clock.advance(1)
      for (let time = 0; time < 2; time += 1)
        await call(changeFavourite, { shopId: testShopId(number), action: 'add' }, 'buyer-1')
    }
    const first = await valueIn(call(listFavourites, {}, 'buyer-1'))
    const second = await valueIn(call(listFavourites, { cursor: first.nextCursor ?? '' }, 'buyer-1'))
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      Array.from({ length: 30 }, (_, at) => testShopId(29 - at)),
    )
    expect(second.nextCursor).toBeNull()

    expect(await valueIn(call(changeFavourite, { shopId: testShopId(3), action: 'delete' }, 'buyer-1'))).toEqual({
      isKept: false,
    })
    expect((await valueIn(call(listFavourites, { shopId: testShopId(3) }, 'buyer-1'))).items).toEqual([])
    expect((await valueIn(call(listFavourites, { shopId: testShopId(4) }, 'buyer-1'))).items).toHaveLength(1)
    expect((await valueIn(call(listFavourites, {}, 'buyer-2'))).items).toEqual([])

    await setStatus(35, 'under-review')
    for (const shopId of [testShopId(35), testShopId(9999)]) {
      expect(await call(changeFavourite, { shopId, action: 'add' }, 'buyer-1')).toMatchObject({
        ok: false,
        failure: { reason: 'not-found', field: 'shopId' },
      })
    }
    expect(await call(listFavourites, { cursor: 'bm90aGluZw' }, 'buyer-1')).toMatchObject({
      ok: false,
      failure: { field: 'cursor' },
    })
  })

  it('answers the first page in the recommended order to a call without parameters (CAT-28)', async () => {
    const page = await valueIn(call(listShops, {}))
    expect(page).toEqual(await valueIn(call(listShops, { sort: 'recommended' })))
    expect(page.items.length).toBe(20)
    expect(page.nextCursor).not.toBeNull()
  })

  it('lists and sums up every shop on no named platform as the other platforms, and no other shop (CAT-29)', async () => {
    const elsewhere = [
      testShop(50, { platform: 13, priceFen: 1_000_00 }),
      testShop(51, { platform: 99, priceFen: 2_000_00 }),
      testShop(52, { platform: 99, priceFen: 3_000_00 }),
    ]
    await putShops(db, [...elsewhere, testShop(53, { platform: 12 })])
    for (const sort of LISTING_SORTS) {
      const { items, total } = await valueIn(call(listShops, { platform: '99', sort }))
      expect(items.map(({ id }) => id).toSorted()).toEqual(elsewhere.map(({ id }) => id))
      expect(total?.count).toBe(3)
    }
    const titled = elsewhere[0]?.title.slice(0, 2) ?? ''
    const { items } = await valueIn(call(listShops, { platform: '99', text: titled, sort: 'recommended' }))
    expect(items.map(({ id }) => id)).toContain(testShopId(50))
    expect((await valueIn(call(listShops, { platform: '13' }))).items.map(({ id }) => id)).toEqual([testShopId(50)])
    expect(await valueIn(call(getPlatformSummary, { platform: 99 }))).toMatchObject({
      onSaleCount: 3,
      medianPriceFen: 2_000_00,
    })
  })

  it('counts for every choice what its list holds (SEA-13)', async () => {
    await setStatus(1, 'sold')
    const { platforms, kinds, industries } = (await valueIn(call(getFilterCounts, {}))).choices
    for (const counts of [platforms, kinds, industries])
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(39)
    for (const [platform, count] of Object.entries(platforms)) {
      expect((await valueIn(call(listShops, { platform, sort: 'latest' }))).total?.count).toBe(count)
    }
    const categories = await valueIn(call(getCategories, {}))
    for (const { platform, onSaleCount, industries: sold } of categories) {
      expect(onSaleCount).toBe(platforms[platform])
      for (const { key, onSaleCount: count } of sold)
        expect(
          (await valueIn(call(listShops, { platform: String(platform), industry: key, sort: 'latest' }))).total?.count,
        ).toBe(count)
    }
  })

  it('sums a platform up, with the price in the middle (SEA-13)', async () => {
    const prices = (await valueIn(call(listShops, { platform: '1', sort: 'price-up' }))).items.map(
      ({ priceFen }) => priceFen,
    )
    const summary = await valueIn(call(getPlatformSummary, { platform: 1 }))
    expect(summary.onSaleCount).toBe(prices.length)
    expect(summary.medianPriceFen).toBe(prices[Math.ceil(prices.length / 2) - 1])
    expect(await valueIn(call(getPlatformSummary, { platform: 47 }))).toMatchObject({
      onSaleCount: 0,
      medianPriceFen: null,
    })
  })

  it('opens with picks, the latest shops and true counts (SEA-13)', async () => {
    await setStatus(1, 'sold')
    const home = await valueIn(call(getHome, {}))
    expect(home).toMatchObject({ onSaleCount: 39, soldCount: 1 })
    expect(home.picks.map(({ id }) => id)).toEqual(
      (await valueIn(call(listShops, { sort: 'recommended' }))).items.slice(0, 6).map(({ id }) => id),
    )
    expect(home.latest.map(({ id }) => id)).toEqual(
      (await valueIn(call(listShops, { sort: 'latest' }))).items.slice(0, 6).map(({ id }) => id),
    )
    expect(home.banners.length).toBeGreaterThan(0)
  })

  it('recommends shops of the same shelf first, never the one that is shown, and no page twice (CAT-19)', async () => {
    const model = await valueIn(call(getShop, shop(0), 'buyer-1'))
    const similar = await valueIn(call(getSimilarShops, { id: model.id, limit: 50 }))
    expect(similar.map(({ id }) => id)).not.toContain(model.id)
    expect(similar).toHaveLength(39)
    const likeness = similar.map(
      ({ platform, industry }) => (industry === model.industry ? 2 : 0) + (platform === model.platform ? 1 : 0),
    )
    expect(likeness).toEqual(likeness.toSorted((a, b) => b - a))
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => valueIn(call(getSimilarShops, { id: model.id, page: String(page) }))),
    )
    expect(pages.flat()).toEqual(similar)
    expect(await valueIn(call(getSimilarShops, { limit: 50 }, 'buyer-1'))).toEqual(similar)
    expect(await valueIn(call(getSimilarShops, {}))).toHaveLength(10)
    expect(await valueIn(call(getSimilarShops, { page: '1000', limit: '50' }))).toEqual([])
  })

  it('suggests what people search for, and on a new market what is on its shelves (SEA-16)', async () => {
    expect((await valueIn(call(getHotSearchWords, {}))).length).toBe(10)
    await addSearchWords(
      db,
      new Map([
        ['天猫女装', 5],
        ['抖音 女装', 9],
        ['100%正品', 1],
      ]),
    )
    clock.advance(60_000)
    expect((await valueIn(call(getHotSearchWords, {}))).slice(0, 3)).toEqual(['抖音 女装', '天猫女装', '100%正品'])
    expect((await valueIn(call(getHotKeywords, { keywords: '天猫女' })))[0]).toBe('天猫女装')
    expect(await valueIn(call(getHotKeywords, { keywords: '%' }))).toEqual(['100%正品'])
    expect(await valueIn(call(getHotKeywords, { keywords: ' ' }))).toEqual([])
    expect(await valueIn(call(getHotKeywords, { keywords: '鑫鑫鑫' }))).toEqual([])
  })

  it('refuses what the schema does not know (SEA-6)', async () => {
    const bad = [
      { text: '\u0000' },
      { text: '女'.repeat(41) },
      { platform: '1000' },
      { sort: 'cheapest' },
      { color: 'red' },
      { cursor: '<' },
    ]
    for (const change of bad) {
      expect(await call(listShops, { sort: 'latest', ...change } as never)).toMatchObject({
        ok: false,
        failure: { reason: 'bad-parameter' },
      })
    }
  })
})
