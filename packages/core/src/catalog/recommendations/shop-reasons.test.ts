import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../kernel/index.ts'
import { aShopCard } from '../../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import { shopReasons } from '../index.ts'

const plain = {
  isInspected: false,
  rating: 4.5,
  trademark: 'none',
  taxpayer: 'small',
  publishedAt: AN_ORDINARY_NOON - 30 * DAY_MS,
} as const

const kinds = (reasons: ReturnType<typeof shopReasons>) => reasons.map(({ kind }) => kind)

describe('why a shop is recommended', () => {
  it('is said in one or two reasons, and what it says is true (CAT-32)', () => {
    fc.assert(
      fc.property(aShopCard(), fc.array(aShopCard(), { maxLength: 5 }), (shop, viewed) => {
        const reasons = shopReasons(shop, viewed, AN_ORDINARY_NOON)
        expect(reasons.length >= 1 && reasons.length <= 2).toBe(true)
        for (const { kind, viewedTitle } of reasons) {
          const seen = viewed.filter(({ title, id }) => title === viewedTitle && id !== shop.id)
          if (kind === 'like-viewed')
            expect(seen.some((one) => one.industry === shop.industry && one.platform === shop.platform)).toBe(true)
          if (kind === 'same-industry') expect(seen.some((one) => one.industry === shop.industry)).toBe(true)
          if (kind === 'same-platform') expect(seen.some((one) => one.platform === shop.platform)).toBe(true)
          if (kind === 'inspected') expect(shop.isInspected).toBe(true)
          if (kind === 'top-rating') expect(shop.rating).toBeGreaterThanOrEqual(4.9)
          if (kind === 'registered-trademark') expect(shop.trademark).toBe('registered')
        }
      }),
    )
  })

  it('is what the person looked at before what is true of the shop alone (CAT-32)', () => {
    const shop = exampleShop(1, plain)
    const alike = exampleShop(2, { industry: shop.industry, platform: shop.platform, title: '看过的店' })
    expect(shopReasons({ ...shop, isInspected: true }, [alike], AN_ORDINARY_NOON)).toEqual([
      { kind: 'like-viewed', viewedTitle: '看过的店' },
      { kind: 'inspected', viewedTitle: null },
    ])
    expect(kinds(shopReasons(shop, [shop], AN_ORDINARY_NOON))).toEqual(['well-kept'])
    expect(kinds(shopReasons({ ...shop, publishedAt: AN_ORDINARY_NOON - DAY_MS }, [], AN_ORDINARY_NOON))).toEqual([
      'new',
    ])
  })
})
