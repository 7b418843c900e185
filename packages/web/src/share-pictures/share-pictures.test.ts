import { expect, it } from 'vitest'
import { NO_FILTER } from '@diandu/core/catalog'
import { ok } from '@diandu/core/kernel'
import { AN_ORDINARY_NOON, exampleShop } from '@diandu/core/testing'
import type { Ports } from '../composition/ports.ts'
import type { Visit } from '../router/page.ts'
import {
  listSharePicture,
  shopSharePicture,
  fetchSharePicture,
  sharePictureAddress,
  sharePictureOf,
} from './share-pictures.ts'

it('the picture of a shop says what its card says, and nothing of its seller (RET-10, WEB-124)', () => {
  const shop = exampleShop(3, { sellerName: '卖家老赵' })
  const picture = shopSharePicture(shop, 'zh-CN', AN_ORDINARY_NOON)
  expect(picture).toMatchObject({ kicker: '店渡 · 网店转让', isPrice: true, rows: [] })
  expect(picture.amount).toMatch(/^¥\d/)
  expect(picture.figures).toHaveLength(3)
  expect(JSON.stringify(picture)).not.toContain('老赵')
})

it('a shop that is sold says so instead of a fall of its price (RET-10)', () => {
  const fallen = exampleShop(3, {
    glance: { ...exampleShop(3).glance, fall: { fromFen: 90_000_000, at: AN_ORDINARY_NOON } },
  })
  expect(shopSharePicture(fallen, 'en', AN_ORDINARY_NOON).note).toMatch(/^Down ¥/)
  expect(shopSharePicture({ ...fallen, status: 'sold' }, 'en', AN_ORDINARY_NOON).note).toBe('Sold')
})

it('another price or another status is another picture (RET-10)', () => {
  const versions = [{}, { priceFen: 1_00 }, { status: 'sold' } as const].map(
    (change) => shopSharePicture(exampleShop(1, change), 'en', AN_ORDINARY_NOON).version,
  )
  expect(new Set(versions).size).toBe(3)
})

it('the picture of a list says what was chosen, how many there are, and the first three (RET-10)', () => {
  const items = [1, 2, 3, 4].map((number) => exampleShop(number))
  const listed = { items, nextCursor: null, total: { count: 1_234, capped: false } }
  const filter = { ...NO_FILTER, platforms: [1], maxPriceFen: 20_000_000 } as const
  const picture = listSharePicture({ filter }, listed, 'zh-CN')
  expect(picture).toMatchObject({ title: '天猫 · ¥20万以内', amount: '共 1,234 家在售', isPrice: false })
  expect(picture?.rows).toHaveLength(3)
  expect(listSharePicture({ filter: { ...NO_FILTER, text: '女装' } }, listed, 'zh-CN')?.title).toBe('“女装”的结果')
  expect(listSharePicture({ filter }, { items: [], nextCursor: null }, 'zh-CN')).toBeUndefined()
})

it('a picture stands at an address of its own, the query of its page with it (RET-10)', () => {
  const version = { version: '12-on-sale' }
  expect(sharePictureAddress('/shop/known', 'en', version)).toBe('/share-pictures/en/shop/known.png?v=12-on-sale')
  expect(sharePictureAddress('/lists?platform=1', 'zh-CN', version)).toBe(
    '/share-pictures/zh-CN/lists.png?platform=1&v=12-on-sale',
  )
})

it('a picture alone is made of a card, and is no view of the shop, or of the list itself (RET-10)', async () => {
  const asked: string[] = []
  const ports = () =>
    Promise.resolve({
      marketPulse: {
        shops: async (ids: readonly string[]) => (asked.push(`cards ${ids.join()}`), ok([exampleShop(1)])),
      },
      catalog: { list: async () => (asked.push('list'), ok({ items: [exampleShop(2)], nextCursor: null })) },
    } as unknown as Ports)
  const visit = (path: string, parameters: Visit['parameters']): Visit =>
    ({ path, parameters, search: new URLSearchParams(), ports, locale: 'en' }) as unknown as Visit
  const ofShop = await fetchSharePicture('/shop/:id', visit('/shop/shop-0001', { id: 'shop-0001' }), AN_ORDINARY_NOON)
  const ofList = await fetchSharePicture('/lists/:search?', visit('/lists', {}), AN_ORDINARY_NOON)
  expect([ofShop?.isPrice, ofList?.isPrice]).toEqual([true, false])
  expect(asked).toEqual(['cards shop-0001', 'list'])
})

it('a page that describes none has none', () => {
  expect(sharePictureOf('/user_center', {} as Parameters<typeof sharePictureOf>[1])).toBeUndefined()
})
