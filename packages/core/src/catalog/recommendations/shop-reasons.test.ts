import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '../../kernel/index.ts'
import { aShopCard } from '../../../testing/arbitraries/a-shop.ts'
import { exampleShop } from '../../../testing/example-shop.ts'
import { AN_ORDINARY_NOON } from '../../../testing/manual-clock.ts'
import { REASON_KINDS, shopReasons, type ShopCard } from '../index.ts'

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
    expect(shopReasons(shop, [shop], AN_ORDINARY_NOON)).toEqual([{ kind: 'well-kept', viewedTitle: null }])
    expect(kinds(shopReasons({ ...shop, publishedAt: AN_ORDINARY_NOON - DAY_MS }, [], AN_ORDINARY_NOON))).toEqual([
      'new',
    ])
  })

  it('is the look that has most in common with it, and one such reason only (CAT-32)', () => {
    const shop = exampleShop(1, { ...plain, industry: 'toys', platform: 1 })
    const viewed = (title: string, industry: 'toys' | 'food', platform: 1 | 2) =>
      exampleShop(2, { id: title as typeof shop.id, title, industry, platform })
    const first = (...looks: readonly ShopCard[]) => shopReasons(shop, looks, AN_ORDINARY_NOON)[0]
    const [platform, industry, both] = [viewed('p', 'food', 1), viewed('i', 'toys', 2), viewed('b', 'toys', 1)]
    expect(first(platform, industry, both)).toEqual({ kind: 'like-viewed', viewedTitle: 'b' })
    expect(first(platform, industry)).toEqual({ kind: 'same-industry', viewedTitle: 'i' })
    expect(first(platform)).toEqual({ kind: 'same-platform', viewedTitle: 'p' })
    expect(kinds(shopReasons({ ...shop, isInspected: true }, [both, industry, platform], AN_ORDINARY_NOON))).toEqual([
      'like-viewed',
      'inspected',
    ])
  })

  it('is, of what is true of the shop, what counts most (CAT-32)', () => {
    const of = (change: Partial<ShopCard>) =>
      kinds(shopReasons(exampleShop(1, { ...plain, ...change }), [], AN_ORDINARY_NOON))
    const all = { isInspected: true, rating: 4.9, trademark: 'registered', taxpayer: 'general' } as const
    expect(of(all)).toEqual(['inspected', 'top-rating'])
    expect(of({ ...all, isInspected: false })).toEqual(['top-rating', 'registered-trademark'])
    expect(of({ ...all, isInspected: false, rating: 4.89 })).toEqual(['registered-trademark', 'general-taxpayer'])
    expect(of({ taxpayer: 'general', publishedAt: AN_ORDINARY_NOON - 7 * DAY_MS + 1 })).toEqual([
      'general-taxpayer',
      'new',
    ])
    expect(of({ publishedAt: AN_ORDINARY_NOON - 7 * DAY_MS })).toEqual(['well-kept'])
  })

  it('is named by one of nine kinds (CAT-32)', () => {
    expect(REASON_KINDS).toEqual([
      'like-viewed',
      'same-industry',
      'same-platform',
      'inspected',
      'top-rating',
      'registered-trademark',
      'general-taxpayer',
      'new',
      'well-kept',
    ])
  })
})
