import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { faultsInNames } from '../../testing/names-below.ts'
import {
  BUY_THEMES,
  FIGURE_NAMES,
  FIGURE_PARTS,
  FIGURE_SOURCES,
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
  platformPictures,
  PLATFORMS,
  platformsWithin,
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
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 26, 27, 28, 29, 30, 32, 33, 34, 35, 36, 37, 39, 40, 41, 42, 43, 44, 45,
  46, 47, 99,
]

describe('platforms', () => {
  it('are the ones of the dictionary, each found by its number (CAT-1)', () => {
    expect(PLATFORMS.map(({ id }) => id)).toEqual(SPEC_IDS)
    for (const { id } of PLATFORMS) expect(platformOf(id).id).toBe(id)
    expect(new Set(PLATFORMS.map(({ code }) => code)).size).toBe(PLATFORMS.length)
    for (const { name, mark, hue } of PLATFORMS) {
      expect(name.zh.trim() && name.en.trim() && mark.trim()).not.toBe('')
      expect(hue >= 0 && hue < 360).toBe(true)
    }
  })

  it('keep five of them out of public lists (CAT-1)', () => {
    const shown = new Set<number>(publicPlatforms().map(({ id }) => id))
    expect(SPEC_IDS.filter((id) => !shown.has(id))).toEqual([6, 7, 12, 13, 99])
  })

  it('are chosen one by one, but for the other platforms, which are all without a name of their own (CAT-29)', () => {
    expect(platformsWithin(99)).toEqual([13, 99])
    for (const { id } of PLATFORMS) if (id !== 99) expect(platformsWithin(id)).toEqual([id])
  })

  it('are known by no other number (CAT-1)', () => {
    const aNumber = fc.oneof(fc.integer(), fc.double(), fc.nat(100), fc.constantFrom(Number.NaN, Infinity, -0, 1e308))
    fc.assert(fc.property(aNumber, (number) => isPlatformId(number) === SPEC_IDS.includes(number)))
  })

  it('any other number is one of the other platforms (CAT-1)', () => {
    const aNumber = fc.oneof(fc.integer(), fc.double(), fc.nat(100), fc.constantFrom(Number.NaN, Infinity, -0, 1e308))
    fc.assert(
      fc.property(aNumber, (number) => {
        expect(platformOf(number).id).toBe(SPEC_IDS.includes(number) ? number : 99)
      }),
    )
  })

  it('have three pictures each that need no request, no two alike (CAT-1)', () => {
    const SIZES = { image: [240, 96], icon: [32, 32], bigIcon: [96, 96] } as const
    for (const platform of PLATFORMS) {
      for (const part of ['image', 'icon', 'bigIcon'] as const) {
        const [, svg = ''] =
          /^data:image\/svg\+xml,([A-Za-z0-9%.!~*'()_-]+)$/.exec(platformPictures(platform)[part]) ?? []
        const rendered = decodeURIComponent(svg)
        const [width, height] = SIZES[part]
        const letters = part === 'image' ? platform.name.zh : platform.mark
        expect(rendered).toMatch(
          /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^<>]*><rect [^<>]*\/><text [^<>]*>[^<>&]+<\/text><\/svg>$/,
        )
        expect(rendered).toContain(` width="${width}" height="${height}">`)
        expect(rendered).toContain(`hsl(${platform.hue},`)
        expect(rendered).toContain(`>${letters}</text>`)
        const letterPx = Number(/font-size="(\d+)"/.exec(rendered)?.[1])
        expect(letterPx).toBeGreaterThanOrEqual(12)
        expect(letterPx * letters.length).toBeLessThanOrEqual(width)
        expect(letterPx).toBeLessThanOrEqual(height * 0.6)
      }
    }
    expect(new Set(PLATFORMS.flatMap((platform) => Object.values(platformPictures(platform)))).size).toBe(
      3 * PLATFORMS.length,
    )
  })

  it('a picture is drawn to the letter (CAT-1)', () => {
    expect(decodeURIComponent(platformPictures(platformOf(2)).icon)).toBe(
      'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="100%" height="100%" rx="6" fill="hsl(30,70%,92%)"/>' +
        '<text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="sans-serif" font-weight="600" font-size="18" fill="hsl(30,60%,25%)">淘</text></svg>',
    )
    expect(decodeURIComponent(platformPictures(platformOf(39)).image)).toContain('font-size="21"')
    expect(decodeURIComponent(platformPictures(platformOf(22)).bigIcon)).toContain('font-size="53"')
  })
})

describe('tables of names', () => {
  it.each(
    Object.entries({
      SHOP_KINDS,
      INDUSTRIES,
      PROVINCES,
      TRADEMARK_STATES,
      TAXPAYER_KINDS,
      TRANSFER_WAYS,
      LISTING_STATUSES,
      FIGURE_NAMES,
      FIGURE_PARTS,
      FIGURE_SOURCES,
      BUY_THEMES,
    }),
  )('%s are named in both languages, no two alike (CAT-2)', (title, table) => {
    expect(faultsInNames({ [title]: table })).toEqual([])
  })

  it('the ways in which buyers look for a shop are lists of their own (CAT-32)', () => {
    expect(BUY_THEMES.map(({ id, filter }) => [id, filter])).toEqual([
      ['first-shop', { sort: 'recommended', maxPriceFen: 3_000_000 }],
      ['registered-flagship', { sort: 'recommended', kinds: ['flagship'], trademarks: ['registered'] }],
      ['company-with-invoices', { sort: 'recommended', kinds: ['enterprise'], taxpayers: ['general'] }],
      ['real-name', { sort: 'recommended', kinds: ['personal'] }],
      ['live', { sort: 'recommended', platforms: [32] }],
      ['abroad', { sort: 'recommended', platforms: [39] }],
    ])
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

  it('take their own keys and nothing else (CAT-2)', () => {
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
] satisfies [ListingStatus, boolean, boolean][])(
  'a shop that is %s: for sale %s, public %s (CAT-3)',
  (status, sells, shows) => {
    expect(isForSale(status)).toBe(sells)
    expect(isPubliclyVisible(status)).toBe(shows)
  },
)
