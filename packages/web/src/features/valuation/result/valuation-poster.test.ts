import { expect, it } from 'vitest'
import { AN_ORDINARY_NOON, EXAMPLE_SHOP_TO_VALUE } from '@diandu/core/testing'
import type { ShopId } from '@diandu/core/catalog'
import { valueShop, type Sale } from '@diandu/core/valuation'
import { shareUrl } from '@diandu/core/session'
import { shopInAddress } from '../valuation-queries.ts'
import { valuationPoster } from './valuation-poster.ts'

const shop = EXAMPLE_SHOP_TO_VALUE
const sales: readonly Sale[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  shopId: `s${number}` as ShopId,
  title: '第一家',
  shop,
  priceFen: 30_000_000,
  soldAt: AN_ORDINARY_NOON - number,
}))

it.each(['zh-CN', 'en'] as const)(
  'the picture in %s says the day, the range, each amount and how sure it is, and no name of an owner (VAL-15, WEB-123)',
  (locale) => {
    const valuation = valueShop(shop, sales, AN_ORDINARY_NOON)
    const poster = valuationPoster({ name: '天猫 · 旗舰店', shop, valuation, locale })
    expect(poster?.kicker).toMatch(/\d{4}-\d\d-\d\d/)
    expect(poster?.line).toMatch(/¥.+¥/)
    expect(poster?.rows).toHaveLength(10)
    expect(poster?.notes.length).toBeGreaterThan(3)
    expect(poster?.at).toBe(AN_ORDINARY_NOON)
    expect(JSON.stringify(poster)).not.toContain('第一家')
  },
)

it('its code leads to the same valuation (WEB-123)', () => {
  const valuation = valueShop(shop, sales, AN_ORDINARY_NOON)
  const poster = valuationPoster({ name: '', shop, valuation, locale: 'en' })
  const url = new URL(shareUrl('https://own.example', poster?.path ?? ''))
  expect(url.pathname).toBe('/assessment/result')
  expect(shopInAddress(url.searchParams)).toEqual(shop)
})

it('there is no picture without a price (VAL-15)', () => {
  const valuation = valueShop(shop, [], AN_ORDINARY_NOON)
  expect(valuationPoster({ name: '天猫', shop, valuation, locale: 'en' })).toBeNull()
})
