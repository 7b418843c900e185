import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CACHES, filesIn, isShopPage, readOrder } from './copies.ts'

it('keeps the page of a shop, and neither what lies below it nor a page of a person (OFL-3)', () => {
  expect(isShopPage('/shop/shop-1')).toBe(true)
  for (const path of ['/shop', '/shop/', '/shop/shop-1/order', '/user_center', '/user_center/shop/1', '//shop/a'])
    expect(isShopPage(path)).toBe(false)
})

it('an order never names anything but pages of shops, whatever is sent (OFL-3)', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({
          keep: fc.oneof(fc.constantFrom('viewed', 'saved', 'shell', 'forget'), fc.anything()),
          paths: fc.oneof(fc.array(fc.oneof(fc.string(), fc.constantFrom('/shop/a', '/user_center'))), fc.anything()),
          lang: fc.anything(),
        }),
      ),
      (data) => {
        const order = readOrder(data)
        expect(order === undefined || order.paths.every(isShopPage)).toBe(true)
        expect(order === undefined || typeof order.lang === 'string').toBe(true)
      },
    ),
  )
})

it('finds the files that a document names, each once', () => {
  const html =
    '<link rel="stylesheet" href="/assets/a.css" disabled><script src="/assets/b.js"></script><a href="/shop/1">'
  expect(filesIn(html + html)).toEqual(['/assets/a.css', '/assets/b.js'])
})

it('what belongs to a person is told by the name of its cache', () => {
  expect(Object.values(CACHES).filter((name) => name.startsWith('diandu_own_'))).toEqual([
    CACHES.viewed,
    CACHES.saved,
    CACHES.pictures,
  ])
})
