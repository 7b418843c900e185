import { expect, it } from 'vitest'
import { AN_ORDINARY_NOON } from '@diandu/core/testing'
import type { ShopId } from '@diandu/core/catalog'
import { valueShop, type Sale } from '@diandu/core/valuation'
import { pictureLines } from './picture-lines.ts'

const shop = {
  platform: 1,
  kind: 'flagship',
  industry: 'womenswear',
  trademark: 'registered',
  taxpayer: 'general',
  hasLoans: false,
  violations: { general: 0, severe: 0, counterfeit: 0 },
  ratings: { described: 4.8, service: 4.8, delivery: 4.8 },
  fans: 10_000,
  monthlyTurnoverFen: 20_000_000,
  yearsOpen: 5,
} as const
const sales: readonly Sale[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  shopId: `s${number}` as ShopId,
  title: '第一家',
  shop,
  priceFen: 30_000_000,
  soldAt: AN_ORDINARY_NOON - number,
}))

it.each(['zh-CN', 'en'] as const)(
  'the picture in %s says the day, the range, each amount and how sure it is, and no name of an owner (VAL-15)',
  (locale) => {
    const valuation = valueShop(shop, sales, AN_ORDINARY_NOON)
    const lines = pictureLines({ name: '天猫 · 旗舰店', valuation, locale })
    expect(lines?.foot).toMatch(/\d{4}-\d\d-\d\d/)
    expect(lines?.range).toMatch(/¥.+¥/)
    expect(lines?.rows).toHaveLength(10)
    expect(lines?.confidence.length).toBeGreaterThan(2)
    expect(JSON.stringify(lines)).not.toContain('第一家')
  },
)

it('there is no picture without a price (VAL-15)', () => {
  const valuation = valueShop(shop, [], AN_ORDINARY_NOON)
  expect(pictureLines({ name: '天猫', valuation, locale: 'en' })).toBeNull()
})
