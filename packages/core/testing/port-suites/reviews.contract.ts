import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import type { Order } from '../../src/orders/index.ts'
import type { OpenFixture } from '../fixture.ts'
import { reasonOf, valueOf } from '../fixture-steps.ts'
import { fulfilmentSteps } from '../fulfilment-steps.ts'
import { withFixture } from '../with-fixture.ts'

const GOOD = { ratings: { truth: 5, communication: 4, speed: 5 }, words: '资料齐全' }
const FAIR = { ratings: { truth: 4, communication: 4, speed: 3 }, words: '付款及时' }

export function reviewsContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Reviews contract`, () => {
    const fixture = withFixture(open)
    const { paid } = fulfilmentSteps(fixture)
    const completed = async (): Promise<Order> => {
      const order = await paid()
      await fixture().completeOrder(order.id)
      return order
    }
    const write = (role: 'buyer' | 'seller', { id }: Order, draft = GOOD) =>
      fixture()[role].device.reviews.write(id, draft)
    const seenBy = async (role: 'buyer' | 'seller', { id }: Order) =>
      valueOf(await fixture()[role].device.reviews.ofOrder(id))
    const ofSeller = async (shopId: ShopId) => valueOf(await fixture().openDevice().reviews.ofSeller(shopId, null))
    const messagesTo = async (role: 'buyer' | 'seller') =>
      valueOf(await fixture()[role].device.inbox.list('order', null))
        .items.map(({ event }) => event)
        .filter((event) => event.startsWith('order.review'))

    it('a review is hidden until the other side has written theirs, then both are shown and told (REV-1, REV-2, REV-6, REV-8)', async () => {
      const order = await completed()
      expect(await seenBy('buyer', order)).toMatchObject({ own: null, other: null, hasOther: false })
      valueOf(await write('buyer', order))
      valueOf(await write('buyer', order, { ...GOOD, words: ' 资料<很>齐全 ' }))
      expect(await seenBy('buyer', order)).toMatchObject({ own: { words: '资料很齐全', isShown: false } })
      expect(await seenBy('seller', order)).toMatchObject({ own: null, other: null, hasOther: true })
      expect(await ofSeller(order.shop.id)).toEqual({ items: [], nextCursor: null, summary: { count: 0, means: null } })
      expect(await messagesTo('seller')).toEqual(['order.review-waits'])
      const both = valueOf(await write('seller', order, FAIR))
      expect(both).toMatchObject({ own: { words: '付款及时', isShown: true }, other: { words: '资料很齐全' } })
      expect(await seenBy('buyer', order)).toMatchObject({ other: { author: 'seller', ratings: FAIR.ratings } })
      const { items, summary } = await ofSeller(order.shop.id)
      expect(items).toMatchObject([{ orderNumber: order.number, author: 'buyer', words: '资料很齐全', reply: null }])
      expect(summary).toEqual({ count: 1, means: { truth: 500, communication: 400, speed: 500 } })
      expect(await messagesTo('buyer')).toEqual(['order.reviewed'])
    })

    it('after fourteen days what was written is shown, and nothing more is written (REV-2, REV-3)', async () => {
      const order = await completed()
      valueOf(await write('buyer', order))
      await fixture().advance(14 * DAY_MS + 1000)
      expect(await seenBy('seller', order)).toMatchObject({ other: { words: '资料齐全' } })
      expect((await ofSeller(order.shop.id)).summary.count).toBe(1)
      expect(reasonOf(await write('seller', order))).toBe('order-too-late')
      expect(reasonOf(await write('buyer', order))).toBe('order-too-late')
    })

    it('a shown review is changed no more, and answered once by the side that it is about (REV-3, REV-4, REV-8)', async () => {
      const order = await completed()
      const { buyer, seller } = fixture()
      valueOf(await write('buyer', order))
      expect(reasonOf(await seller.device.reviews.reply(order.id, '谢谢'))).toBe('order-moved-on')
      valueOf(await write('seller', order, FAIR))
      expect(reasonOf(await write('buyer', order, FAIR))).toBe('order-moved-on')
      const answers = await Promise.all([1, 2].map(() => seller.device.reviews.reply(order.id, '谢谢')))
      for (const answer of answers) expect(valueOf(answer).other?.reply?.words).toBe('谢谢')
      expect(reasonOf(await seller.device.reviews.reply(order.id, '再谢'))).toBe('order-moved-on')
      expect(await seenBy('buyer', order)).toMatchObject({ own: { reply: { words: '谢谢' } } })
      expect((await ofSeller(order.shop.id)).items).toMatchObject([{ reply: { words: '谢谢' } }])
      expect(await messagesTo('buyer')).toEqual(['order.review-replied', 'order.reviewed'])
      expect(reasonOf(await buyer.device.reviews.reply(order.id, '打 13800138000'))).toBe('bad-parameter')
    })

    it('a deal that is open is not reviewed, and to any other user there is none (REV-1)', async () => {
      const order = await paid()
      const { secondBuyer } = fixture()
      expect(reasonOf(await write('buyer', order))).toBe('order-moved-on')
      expect(reasonOf(await secondBuyer.device.reviews.write(order.id, GOOD))).toBe('not-found')
      expect(reasonOf(await secondBuyer.device.reviews.ofOrder(order.id))).toBe('not-found')
      expect(reasonOf(await fixture().openDevice().reviews.ofOrder(order.id))).toBe('login-required')
    })
  })
}
