import { AN_ORDINARY_NOON, exampleShop } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { shopPoster } from './shop-poster.ts'

it.each(['zh-CN', 'en'] as const)(
  'the picture of a shop in %s has what decides, and no seller (WEB-123, WEB-124)',
  (locale) => {
    const shop = exampleShop(1)
    const poster = shopPoster(shop, locale, AN_ORDINARY_NOON)
    expect(poster).toMatchObject({ title: shop.title, path: `/shop/${shop.id}`, at: AN_ORDINARY_NOON })
    expect(poster.figure?.text).toMatch(/^¥/)
    expect(poster.rows).toHaveLength(6)
    for (const row of poster.rows) expect(Object.values(row).every((text) => String(text).trim() !== '')).toBe(true)
    expect(JSON.stringify(poster)).not.toContain(shop.sellerName)
  },
)

it('a shop that is not for sale says so on its picture (WEB-123)', () => {
  const poster = shopPoster(exampleShop(1, { status: 'sold' }), 'zh-CN', AN_ORDINARY_NOON)
  expect(poster.notes[0]).toContain('已售')
})

it('a photo is on the picture, and a drawing is not', () => {
  const photo = { url: '/pictures/a.jpg', width: 4, height: 3, caption: '' }
  const drawing = { ...photo, url: '/pictures/a.svg' }
  const pictured = (photos: (typeof photo)[]) => shopPoster(exampleShop(1, { photos }), 'en', 0).pictureUrl
  expect([pictured([drawing, photo]), pictured([drawing])]).toEqual(['/pictures/a.jpg', undefined])
})
