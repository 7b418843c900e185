import { glanceOf, INDUSTRIES, isPubliclyVisible, platformsWithin, publicPlatforms } from '@diandu/core/catalog'
import { DAY_MS } from '@diandu/core/kernel'
import { getShop } from '@diandu/wire'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { inventShop, inventedShopId } from './invent-shop.ts'

const NOW_MS = Date.UTC(2026, 2, 11, 4)
const SHOPS = Array.from({ length: 3_000 }, (_, number) => inventShop(number, 'demo-11', NOW_MS))
const share = (fits: (shop: (typeof SHOPS)[number]) => boolean) => SHOPS.filter(fits).length / SHOPS.length

describe('An invented shop', () => {
  it('is the same for the same number and instant', () => {
    expect(inventShop(42, 'demo-11', NOW_MS)).toEqual(inventShop(42, 'demo-11', NOW_MS))
    expect(new Set(Array.from({ length: 100_000 }, (_, number) => inventedShopId(number))).size).toBe(100_000)
  })

  it('is what the wire can carry', () => {
    for (const invented of SHOPS)
      v.parse(getShop.output, { ...invented, sellerName: 'x', glance: { ...glanceOf(invented), fall: null } })
  })

  it('stands on a public platform, each of them, the large ones often, and seldom on one without a name', () => {
    const ids = [...publicPlatforms().map(({ id }) => id), ...platformsWithin(99)]
    expect([...new Set(SHOPS.map(({ platform }) => platform))].toSorted()).toEqual(ids.toSorted())
    expect(share(({ platform }) => platformsWithin(99).includes(platform))).toBeLessThan(0.02)
    for (const platform of [1, 2, 3, 20, 32]) expect(share((one) => one.platform === platform)).toBeGreaterThan(0.08)
    expect(new Set(SHOPS.map(({ industry }) => industry)).size).toBe(Object.keys(INDUSTRIES).length)
  })

  it('costs what such a shop costs', () => {
    const prices = (platform: number, kind: string) =>
      SHOPS.filter((one) => one.platform === platform && one.kind === kind).map(({ priceFen }) => priceFen)
    expect(Math.min(...prices(1, 'flagship'))).toBeGreaterThan(15_000_000)
    expect(Math.max(...prices(1, 'flagship'))).toBeLessThanOrEqual(180_000_000)
    expect(Math.min(...prices(2, 'personal'))).toBeGreaterThan(200_000)
    expect(Math.max(...prices(2, 'personal'))).toBeLessThanOrEqual(8_000_000)
  })

  it('claims in its title only what its figures say', () => {
    for (const { title, figures, trademark, taxpayer, kind } of SHOPS) {
      const { general, severe, counterfeit } = figures.violations.value
      if (/无扣分|零违规|无处罚/.test(title)) expect(general + severe + counterfeit).toBe(0)
      if (title.includes('无贷款')) expect(figures.hasLoans.value).toBe(false)
      if (title.includes('R标')) expect(trademark).toBe('registered')
      if (title.includes('一般纳税人')) expect(taxpayer).toBe('general')
      if (/飘红|全红/.test(title)) expect(Math.min(...Object.values(figures.ratings.value))).toBeGreaterThanOrEqual(4.8)
      if (kind === 'personal') expect(figures.registeredCapitalFen.value).toBe(0)
    }
  })

  it('has figures of all sources, of the last sixty days', () => {
    const sources = new Set<string>()
    for (const { figures } of SHOPS) {
      for (const { by, at } of Object.values(figures)) {
        sources.add(by)
        expect(at).toBeLessThan(NOW_MS)
        expect(at).toBeGreaterThan(NOW_MS - 61 * DAY_MS)
      }
    }
    expect([...sources].toSorted()).toEqual(['inspector', 'platform-export', 'seller'])
    expect(SHOPS.every(({ publishedAt }) => publishedAt < NOW_MS)).toBe(true)
  })

  it('is mostly on sale, and one in twelve on its way or sold', () => {
    expect(share(({ status }) => status === 'on-sale')).toBeGreaterThan(0.88)
    const onTheirWay = share(({ status }) => status !== 'on-sale' && isPubliclyVisible(status))
    expect(onTheirWay).toBeGreaterThan(0.06)
    expect(onTheirWay).toBeLessThan(0.1)
  })
})
