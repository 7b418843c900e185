import {
  FACETS,
  filteredShop,
  glanceOf,
  LISTING_FACETS,
  LISTING_SORTS,
  narrowerWords,
  readSearch,
  type Facet,
  type ListingFilter,
  type ShopCard,
} from '@diandu/core/catalog'
import { answeredBy, createManualClock, fits } from '@diandu/core/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../database/index.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { analyseCatalog } from '../analyse-catalog.ts'
import { catalogMemory } from '../catalog-memory.ts'
import { listShops } from './list-shops.ts'
import { tiersOf } from './listing-tiers.ts'
import { putShops, type NewShop } from '../shop-record-store.ts'
import { qualityScore } from '../quality-score.ts'
import { readTier } from './tier-store.ts'
import { testShop } from '../testing.ts'

const WORDS = [
  '旗舰店',
  '女装',
  '天猫女装',
  '抖音 食品',
  'tmall',
  '无扣分',
  'R标 一般纳税人',
  '店',
  '浙江',
  '转让',
  '云',
  'flagship',
  '评分',
  '鑫鑫',
  '年老店',
  '淘宝 皇冠',
  '五钻',
  'nvzhuang',
  '抖因',
  '连衣裙 天猫',
  '杭州旗舰店',
  '女装 5万以内',
  '1元以内 月销100万以上 天猫',
  '鑫鑫鑫天猫',
  'womens clothing',
]

const SHOPS: readonly NewShop[] = Array.from({ length: 300 }, (_, number) =>
  testShop(number, number % 12 === 0 ? { status: 'sold' } : number % 5 === 0 ? { publishedAt: 1_770_000_000_000 } : {}),
)

const NOW = createManualClock().now()

const filteredOf = (shop: NewShop) => filteredShop(shop)

const RANGES = {
  turnover: (shop: NewShop) => ({ minTurnoverFen: filteredOf(shop).turnoverFen }),
  years: () => ({ minYears: 5 }),
  rating: (shop: NewShop) => ({ minRatingHundredths: Math.max(1, Math.round(shop.rating * 100)) }),
  points: (shop: NewShop) => ({ maxPoints: filteredOf(shop).points }),
  inspected: () => ({ isInspected: true as const }),
}

const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary })

/** The values of these shops, as far as they have one. */
function choiceOf(facet: Facet, shops: readonly NewShop[]) {
  const values = shops.map((shop) => shop[LISTING_FACETS[facet].of]).filter((value) => value !== undefined)
  return values.length === 0 ? [] : [[facet, values] as const]
}

/**
 * Some of what one shop is, so that most filters find something; now and then a choice that does not go with the rest.
 */
const aFilter: fc.Arbitrary<ListingFilter> = fc
  .record({
    model: fc.constantFrom(...SHOPS),
    other: fc.constantFrom(...SHOPS),
    chosen: fc.subarray([...FACETS], { maxLength: 2 }),
    odd: seldom(fc.constantFrom(...FACETS)),
    range: seldom(fc.constantFrom(...(Object.keys(RANGES) as (keyof typeof RANGES)[]))),
    several: fc.boolean(),
    text: seldom(fc.constantFrom(...WORDS)),
    low: seldom(fc.constantFrom(...SHOPS)),
    high: seldom(fc.constantFrom(...SHOPS)),
    sort: fc.constantFrom(...LISTING_SORTS),
  })
  .map(({ model, other, chosen, odd, range, several, text, low, high, sort }): ListingFilter => ({
    ...Object.fromEntries(chosen.flatMap((facet) => choiceOf(facet, several ? [model, other] : [model]))),
    ...(odd === undefined ? {} : Object.fromEntries(choiceOf(odd, [other]))),
    ...(range === undefined ? {} : RANGES[range](other)),
    ...(text === undefined ? {} : { text }),
    // Prices of shops that are there, so that both ends of a range are met.
    ...(low === undefined ? {} : { minPriceFen: low.priceFen }),
    ...(high === undefined ? {} : { maxPriceFen: high.priceFen }),
    sort,
  }))

/** The list as it would be made by hand from all shops. */
function oracle(shops: readonly NewShop[], filter: ListingFilter): readonly string[] {
  const { sort } = filter
  const onSale = shops.filter(({ status }) => status === 'on-sale')
  const shown = onSale.map((shop) => ({
    ...shop,
    title: fullTitleOf(shop),
    sellerName: '',
    viewCount: 0,
    glance: { ...glanceOf(shop), fall: null },
  }))
  const attempt = answeredBy(shown, filter, NOW)
  const narrower = narrowerWords(attempt?.asked ?? [])
  const saysAll = ({ title }: NewShop) => Number(narrower.every((word) => title.includes(word)))
  const keys = {
    recommended: (a: NewShop, b: NewShop) => saysAll(b) - saysAll(a) || qualityScore(b) - qualityScore(a),
    latest: (a: NewShop, b: NewShop) => b.publishedAt - a.publishedAt,
    'price-up': (a: NewShop, b: NewShop) => a.priceFen - b.priceFen,
    'price-down': (a: NewShop, b: NewShop) => b.priceFen - a.priceFen,
  }
  const byId = (a: NewShop, b: NewShop) => (a.id < b.id ? -1 : 1) * (sort === 'price-up' ? 1 : -1)
  return shown
    .filter((shop) => fits(shop, filter, attempt, NOW))
    .toSorted((a, b) => keys[sort](a, b) || byId(a, b))
    .map(({ id }) => id)
}

/** The platform's word for a shop is searched for beside its title. */
const fullTitleOf = ({ title, level }: NewShop): string => (/\d/.test(level) ? title : `${title} ${level}`)

async function walkPages(
  db: Database,
  filter: ListingFilter,
  pageLength: number,
  between: (page: number) => Promise<void> = async () => undefined,
) {
  const memory = catalogMemory(createManualClock())
  const cards: ShopCard[] = []
  for (let cursor: string | undefined, page = 0; page < 400; page += 1) {
    const listed = await listShops(db, memory, filter, cursor, pageLength)
    if (!listed.ok) throw new Error(JSON.stringify(listed.failure))
    cards.push(...listed.value.items)
    if (listed.value.nextCursor === null) return cards.map(({ id }) => id as string)
    cursor = listed.value.nextCursor
    await between(page)
  }
  throw new Error('The list has no end')
}

describeOnEachEngine('A list of shops', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    await putShops(db, SHOPS)
  })

  describe.each(['before the shops were analysed', 'after it'])('%s', (when) => {
    beforeAll(async () => (when === 'after it' ? analyseCatalog(db) : undefined))

    it('walked page by page is what would be listed by hand (CAT-13)', async () => {
      await fc.assert(
        fc.asyncProperty(aFilter, fc.integer({ min: 1, max: 40 }), async (filter, pageLength) => {
          expect(await walkPages(db, filter, pageLength)).toEqual(oracle(SHOPS, filter))
        }),
        { numRuns: 60 },
      )
    })
  })

  it('holds the same shops however they are looked for', async () => {
    const guesses = [null, { share: 1, matches: 1e6 }, { share: 0.02, matches: 10 }, { share: 1e-9, matches: 0 }]
    await fc.assert(
      fc.asyncProperty(aFilter, async (filter) => {
        for (const tier of tiersOf(filter, readSearch(filter.text ?? ''))) {
          const found = await Promise.all(
            guesses.map((guess) => readTier(db, { filter, tier, place: null, wanted: 7, now: NOW }, guess)),
          )
          for (const rows of found) expect(rows).toEqual(found[0])
        }
      }),
      // No token leads to what the words mean; earlier tiers are found by tokens.
      { numRuns: 40, examples: [[{ text: '连衣裙 天猫', sort: 'recommended' }]] },
    )
  })

  it('says how many there are, on the first page only (SEA-10)', async () => {
    const memory = catalogMemory(createManualClock())
    await fc.assert(
      fc.asyncProperty(aFilter, async (filter) => {
        const first = await listShops(db, memory, filter, undefined, 5)
        if (!first.ok) throw new Error('refused')
        expect(first.value.total).toEqual({ count: oracle(SHOPS, filter).length, capped: false })
        if (first.value.nextCursor === null) return
        const second = await listShops(db, memory, filter, first.value.nextCursor, 5)
        expect(second.ok && second.value.total).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })

  it('refuses a cursor of another list by name (CAT-14)', async () => {
    const memory = catalogMemory(createManualClock())
    const listed = await listShops(db, memory, { sort: 'latest' }, undefined, 5)
    const cursor = listed.ok ? (listed.value.nextCursor ?? '') : ''
    const refusal = await listShops(db, memory, { sort: 'latest', platforms: [1] }, cursor)
    expect(refusal).toMatchObject({ ok: false, failure: { kind: 'refused', reason: 'bad-parameter', field: 'cursor' } })
  })

  it('takes hostile words for words (SEA-6)', async () => {
    const memory = catalogMemory(createManualClock())
    const hostile = [
      // They mean a way of transfer, which no token says.
      '法人变更',
      '%',
      '_',
      "'",
      '"',
      '\\',
      "'; DROP TABLE shops; --",
      '😀',
      '女装%',
      '{女装}',
      '女".装',
      '$1',
      '\u202e女装',
      '女\ud800装',
      'a'.repeat(10_000),
      '女'.repeat(10_000),
    ]
    for (const text of hostile) {
      const listed = await listShops(db, memory, { sort: 'recommended', text })
      expect(listed.ok).toBe(true)
    }
    const [plain, spiced] = await Promise.all(
      ['女装', '女装%'].map((text) => listShops(db, memory, { sort: 'recommended', text })),
    )
    if (!plain?.ok || !spiced?.ok) throw new Error('refused')
    expect(spiced.value.items).toEqual(plain.value.items)
    expect(spiced.value.items.length).toBeGreaterThan(0)
  })
})

describeOnEachEngine('A list that changes while it is read', (open) => {
  it('shows every shop that was there once, when others come in above (CAT-13)', async () => {
    const db = await open()
    await putShops(db, SHOPS.slice(0, 60))
    const before = oracle(SHOPS.slice(0, 60), { sort: 'latest' })
    const walked = await walkPages(db, { sort: 'latest' }, 7, (page) =>
      putShops(db, [testShop(900 + page, { publishedAt: 1_999_000_000_000 + page })]),
    )
    expect(walked).toEqual(before)
  })
})
