import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import {
  INDUSTRIES,
  isForSale,
  isIndustry,
  isListingSort,
  isMarket,
  isPlatformId,
  isProvince,
  isPubliclyVisible,
  isShopKind,
  isTaxpayerKind,
  isTrademarkState,
  LISTING_SORTS,
  LISTING_STATUSES,
  MARKETS,
  platformOf,
  PLATFORMS,
  PROVINCES,
  publicPlatforms,
  SHOP_KINDS,
  TAXPAYER_KINDS,
  TRADEMARK_STATES,
  TRANSFER_WAYS,
  type ListingStatus,
} from './index.ts'

/** The dictionary of spec §3, by number. */
const SPEC_IDS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 26, 27, 28, 29, 30, 32, 33, 34, 35, 36, 37, 39, 40, 41, 42, 43, 44, 45, 46, 47, 99,
]

describe('platforms', () => {
  it('[CAT-1] are the ones of the dictionary, each found by its number', () => {
    expect(PLATFORMS.map(({ id }) => id)).toEqual(SPEC_IDS)
    for (const { id } of PLATFORMS) expect(platformOf(id).id).toBe(id)
    expect(new Set(PLATFORMS.map(({ code }) => code)).size).toBe(PLATFORMS.length)
    for (const { name, mark, hue } of PLATFORMS) {
      expect(name.zh.trim() && name.en.trim() && mark.trim()).not.toBe('')
      expect(hue >= 0 && hue < 360).toBe(true)
    }
  })

  it('[CAT-1] keep five of them out of public lists', () => {
    const shown = new Set<number>(publicPlatforms().map(({ id }) => id))
    expect(SPEC_IDS.filter((id) => !shown.has(id))).toEqual([6, 7, 12, 13, 99])
  })

  it('[CAT-1] are known by no other number', () => {
    fc.assert(fc.property(fc.oneof(fc.integer(), fc.double()), (number) => isPlatformId(number) === SPEC_IDS.includes(number)))
  })
})

describe('tables of names', () => {
  it.each(
    Object.entries({ SHOP_KINDS, INDUSTRIES, PROVINCES, TRADEMARK_STATES, TAXPAYER_KINDS, TRANSFER_WAYS, LISTING_STATUSES }),
  )('[CAT-2] %s are named in both languages, no two alike', (_title, table) => {
    const names = Object.values<{ readonly zh: string; readonly en: string }>(table)
    for (const language of ['zh', 'en'] as const) {
      expect(new Set(names.map((name) => name[language].trim())).size).toBe(names.length)
      expect(names.map((name) => name[language])).not.toContain('')
    }
  })

  const GUARDS = [
    [isShopKind, Object.keys(SHOP_KINDS)],
    [isIndustry, Object.keys(INDUSTRIES)],
    [isProvince, Object.keys(PROVINCES)],
    [isTrademarkState, Object.keys(TRADEMARK_STATES)],
    [isTaxpayerKind, Object.keys(TAXPAYER_KINDS)],
    [isMarket, Object.keys(MARKETS)],
    [isListingSort, LISTING_SORTS],
  ] as const satisfies readonly (readonly [(text: string) => boolean, readonly string[]])[]

  it('[CAT-2] take their own keys and nothing else', () => {
    const inherited = fc.constantFrom('constructor', '__proto__', 'toString', 'hasOwnProperty')
    fc.assert(
      fc.property(fc.oneof(anyText(), inherited, fc.constantFrom(...GUARDS.flatMap(([, keys]) => keys))), (text) => {
        for (const [guard, keys] of GUARDS) expect(guard(text)).toBe(new Set<string>(keys).has(text))
      }),
    )
  })
})

it.each([
  ['under-review', false, false],
  ['on-sale', true, true],
  ['deposit-taken', false, true],
  ['handing-over', false, true],
  ['sold', false, true],
  ['withdrawn', false, false],
  ['refused', false, false],
] satisfies [ListingStatus, boolean, boolean][])('[CAT-3] a shop that is %s: for sale %s, public %s', (status, sells, shows) => {
  expect(isForSale(status)).toBe(sells)
  expect(isPubliclyVisible(status)).toBe(shows)
})
