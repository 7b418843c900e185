import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { renderShopPhoto } from './render-shop-photo.ts'
import { inventShop } from '../invent-shop.ts'
import { shopPhotos } from './shop-photos.ts'

const NOW_MS = Date.UTC(2026, 2, 11, 4)
const pictured = (number: number) => {
  const shop = inventShop(number, 'demo-11', NOW_MS)
  return { ...shop, photos: shopPhotos(shop.id, 4, '天猫') }
}

/** Nested and closed tags, quoted attributes, no bare characters: strict enough for what is drawn here. */
function faultOf(svg: string): string | undefined {
  const open: string[] = []
  const rest = svg.replace(
    /<(\/?)([a-z]+)((?: [a-zA-Z-:]+="[^"<>]*")*)(\/?)>/g,
    (_tag, isEnd: string, name: string, _attributes: string, isEmpty: string) => {
      if (isEnd !== '') return open.pop() === name ? '' : '<'
      if (isEmpty === '') open.push(name)
      return ''
    },
  )
  if (/[<>]/.test(rest)) return 'a bare sign or a crossed tag'
  if (/&(?!(amp|lt|gt|quot);)/.test(svg)) return 'a bare ampersand'
  return open.length > 0 ? `${open.join()} is not closed` : undefined
}

describe('A drawn picture', () => {
  it('is whole, light, and the same every time', () => {
    for (let number = 0; number < 200; number += 1) {
      const shop = pictured(number)
      for (const n of [1, 2, 3, 4]) {
        const svg = renderShopPhoto(shop, n) ?? ''
        expect(svg).toBe(renderShopPhoto(shop, n))
        expect(faultOf(svg)).toBeUndefined()
        expect(svg).toContain('viewBox="0 0 800 600"')
        expect(Buffer.byteLength(svg)).toBeLessThan(6_144)
        expect(svg).not.toMatch(/NaN|undefined|style=|<script|href/)
      }
    }
  })

  it('has a small form for lists, a kilobyte and a half at most', () => {
    for (let number = 0; number < 200; number += 1) {
      const shop = pictured(number)
      const svg = renderShopPhoto(shop, 1, true) ?? ''
      expect(faultOf(svg)).toBeUndefined()
      expect(svg).toContain('viewBox="0 0 192 144"')
      expect(Buffer.byteLength(svg)).toBeLessThan(1_900)
      expect(svg).not.toMatch(/NaN|undefined|style=|<script|href/)
    }
    expect(renderShopPhoto({ ...pictured(1), photos: [] }, 1, true)).toBeUndefined()
    expect(renderShopPhoto(pictured(1), 2, true)).toBe(renderShopPhoto(pictured(1), 2))
  })

  it('holds any title as text', () => {
    const shop = pictured(1)
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('"><script>alert(1)</script>&')), (title) => {
        for (const n of [1, 2, 3, 4]) {
          const svg = renderShopPhoto({ ...shop, title, level: title }, n) ?? ''
          expect(faultOf(svg)).toBeUndefined()
          expect(svg).not.toContain('<script')
        }
      }),
    )
  })

  it('is there for as many as the shop has', () => {
    const shop = { ...pictured(1), photos: shopPhotos(pictured(1).id, 2, '天猫') }
    expect(renderShopPhoto(shop, 2)).toBeDefined()
    for (const n of [0, 3, 5, 1.5, Number.NaN]) expect(renderShopPhoto(shop, n)).toBeUndefined()
  })
})
