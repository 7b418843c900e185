import fc from 'fast-check'
import { expect, it } from 'vitest'
import { aListingFilter } from '../../testing/arbitraries/a-listing-filter.ts'
import { aShop } from '../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../testing/example-shop.ts'
import { AN_ORDINARY_NOON } from '../../testing/manual-clock.ts'
import { watchedShop } from '../../testing/watched-shop.ts'
import { LISTING_FACETS, NO_FILTER, parseListingFilter, type ListingFilter } from '../catalog/index.ts'
import { alertBounds, alertQuery, filterOfQuery, fitsAlert, isNarrow } from './alert-filter.ts'

const NOON = AN_ORDINARY_NOON
const fits = (shop: Parameters<typeof exampleShop>[1], filter: Partial<ListingFilter>): boolean =>
  fitsAlert(watchedShop(exampleShop(1, shop)), { ...NO_FILTER, ...filter }, NOON)

it('a filter is the same text whatever its order and the order of the list, and is read back from it (ALR-1)', () => {
  fc.assert(
    fc.property(aListingFilter(), fc.constantFrom('latest', 'price-up'), (filter, sort) => {
      const query = alertQuery(filter)
      expect(alertQuery({ ...filter, sort })).toBe(query)
      expect(alertQuery(filterOfQuery(query))).toBe(query)
    }),
  )
  expect(alertQuery({ text: '女装_天猫', platforms: [3, 1], maxPriceFen: 20_000_000, sort: 'latest' })).toBe(
    'q=女装_天猫&platform=1.3&max=200000',
  )
})

it('a filter is narrow that asks for something (ALR-2)', () => {
  expect([NO_FILTER, { ...NO_FILTER, sort: 'latest' as const }].map(isNarrow)).toEqual([false, false])
  expect([filterOfQuery('q=女装'), filterOfQuery('inspected=1')].map(isNarrow)).toEqual([true, true])
})

it('a shop fits by what it is, and by what a text means (ALR-4)', () => {
  const shop = { platform: 1, industry: 'womenswear', title: '云禾旗舰店', priceFen: 15_000_000 } as const
  expect(fits(shop, { platforms: [1, 3], maxPriceFen: 15_000_000 })).toBe(true)
  expect(fits(shop, { maxPriceFen: 14_999_999 })).toBe(false)
  expect(fits(shop, { text: '天猫女装20万以内' })).toBe(true)
  expect(fits(shop, { text: '天猫女装10万以内' })).toBe(false)
  expect(fits(shop, { text: '京东' })).toBe(false)
  expect(fits(shop, { text: '云禾' })).toBe(true)
  expect(fits(shop, { text: '木可' })).toBe(false)
})

it('a shop whose holder is not stated fits no choice of a holder (FLT-7)', () => {
  const [unstated, ofCompany] = [exampleShop(4), exampleShop(3)].map(watchedShop)
  const held = (shop: typeof unstated, kinds: readonly string[]) =>
    shop && fitsAlert(shop, { ...NO_FILTER, ...parseListingFilter({ holder: kinds.join('.') }) }, NOON)
  expect(held(ofCompany, ['company'])).toBe(true)
  expect(held(ofCompany, ['person', 'sole-trader'])).toBe(false)
  expect(held(unstated, LISTING_FACETS.holderKinds.values)).toBe(false)
  expect(held(unstated, [])).toBe(true)
})

it('a guessed word fits by its meaning and by the letter (ALR-4)', () => {
  expect(fits({ industry: 'womenswear', title: '云禾' }, { text: 'nvzhuang' })).toBe(true)
  expect(fits({ industry: 'food', title: 'Nvzhuang 零食' }, { text: 'nvzhuang' })).toBe(true)
  expect(fits({ industry: 'food', title: '零食' }, { text: 'nvzhuang' })).toBe(false)
})

it('what fits an alert is always within its bounds (ALR-4)', () => {
  const texts = fc.constantFrom(undefined, '天猫', '女装10万以内', 'nvzhuang', '5到20万', '云禾', 'S12345678')
  fc.assert(
    fc.property(aShop(), aListingFilter(), texts, fc.boolean(), (shop, given, text, isOpen) => {
      const { text: _text, ...rest } = isOpen ? NO_FILTER : given
      const filter = text === undefined ? rest : { ...rest, text }
      const watched = watchedShop(shop)
      if (!fitsAlert(watched, filter, NOON)) return
      const { platforms, kinds, industries, minPriceFen, maxPriceFen } = alertBounds(filter)
      expect(platforms?.includes(watched.platform) ?? true).toBe(true)
      expect(kinds?.includes(watched.kind) ?? true).toBe(true)
      expect(industries?.includes(watched.industry) ?? true).toBe(true)
      expect(watched.priceFen).toBeGreaterThanOrEqual(minPriceFen ?? 0)
      expect(watched.priceFen).toBeLessThanOrEqual(maxPriceFen ?? Infinity)
    }),
  )
  expect(alertBounds(filterOfQuery('platform=99&q=女装20万以内'))).toMatchObject({
    platforms: [13, 99],
    industries: ['womenswear'],
    maxPriceFen: 20_000_000,
  })
})
