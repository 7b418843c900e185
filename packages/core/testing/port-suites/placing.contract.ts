import { describe, expect, it } from 'vitest'
import { describedListing, type ShopId } from '../../src/catalog/index.ts'
import { HOUR_MS, MINUTE_MS } from '../../src/kernel/index.ts'
import { purchaseTerms, type OrderId } from '../../src/orders/index.ts'
import { draftFor, makeReadyToPay, paidOrder, payDue } from '../paid-order.ts'
import { everyItem, reasonOf, valueOf } from '../world-steps.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld, Person } from '../world.ts'

export function placingContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Orders contract: placing and cancelling`, () => {
    const world = withWorld(open)
    const shopAt = (place: number): ShopId => world().shopIds[place] ?? ('' as ShopId)
    const placed = async (person: Person, place = 0, key = `place-shop-${place}`) =>
      valueOf(await person.device.orders.place(await draftFor(person, shopAt(place)), key))

    it.each(['full', 'deposit'] as const)('[ORD-12] an order paid by %s waits for its payment', async (plan) => {
      const { buyer } = world()
      const draft = await draftFor(buyer, shopAt(0), plan)
      const order = valueOf(await buyer.device.orders.place(draft, 'key-number-1'))
      expect(order).toMatchObject({ role: 'buyer', plan, status: 1, priceFen: draft.priceFen, paidFen: 0, cancelReason: null })
      expect(order.serviceFeeFen).toBe(purchaseTerms({ ...draft, kind: order.shop.kind }).serviceFeeFen)
      expect(order.payBy - order.placedAt).toBe(24 * HOUR_MS)
      expect(order.history).toEqual([{ status: 1, at: order.placedAt }])
      expect(valueOf(await buyer.device.orders.find(order.id))).toEqual(order)
    })

    it('[ORD-12] gives every order its own number', async () => {
      const numbers = [await placed(world().buyer, 0), await placed(world().buyer, 1), await placed(world().secondBuyer, 0)]
      expect(new Set(numbers.map(({ number }) => number)).size).toBe(3)
    })

    it('[CTR-50] an order keeps what its listing said, for its buyer and its seller, whatever the seller says later', async () => {
      const { buyer, secondBuyer, seller } = world()
      const shop = valueOf(await buyer.device.catalog.detail(shopAt(0)))
      const { id } = await paidOrder(world())
      const { figures } = shop
      await world().relist({ ...shop, status: 'handing-over', title: '另一个名字', description: '有贷款', figures: { ...figures, hasLoans: { value: true, by: 'inspector', at: 1 } } })
      for (const { device } of [buyer, seller]) expect(valueOf(await device.orders.listing(id))).toEqual(describedListing(shop))
      expect(reasonOf(await secondBuyer.device.orders.listing(id))).toBe('not-found')
      expect(await world().openDevice().orders.listing(id)).toMatchObject({ ok: false, failure: { kind: 'login-required' } })
    })

    it('[CTR-50] who orders again behind another description orders by that one', async () => {
      const { buyer } = world()
      const before = await placed(buyer, 0, 'key-number-1')
      const shop = valueOf(await buyer.device.catalog.detail(shopAt(0)))
      expect((await placed(buyer, 0, 'key-number-2')).id).toBe(before.id)
      await world().relist({ ...shop, description: '另一段话' })
      const after = await placed(buyer, 0, 'key-number-3')
      expect(after.id).not.toBe(before.id)
      expect(valueOf(await buyer.device.orders.listing(after.id))?.description).toBe('另一段话')
      expect(valueOf(await buyer.device.orders.listing(before.id))?.description).toBe(shop.description)
      expect(valueOf(await buyer.device.orders.find(before.id)).status).toBe(2)
    })

    it('[ORD-13] refuses a price or an agreement that is no longer what it was', async () => {
      const { orders } = world().buyer.device
      const draft = await draftFor(world().buyer, shopAt(0))
      expect(reasonOf(await orders.place({ ...draft, priceFen: draft.priceFen - 1 }, 'key-number-1'))).toBe('terms-changed')
      expect(reasonOf(await orders.place({ ...draft, termsVersion: '1999-01' }, 'key-number-2'))).toBe('terms-changed')
      expect(valueOf(await orders.list({}, null)).items).toEqual([])
    })

    it('[ORD-14] sells nobody a shop of their own', async () => {
      const { seller } = world()
      expect(reasonOf(await seller.device.orders.place(await draftFor(seller, shopAt(0)), 'key-number-1'))).toBe('own-shop')
    })

    it('[ORD-15] sells no shop that does not exist or was paid for', async () => {
      const { buyer, secondBuyer } = world()
      const draft = await draftFor(secondBuyer, shopAt(0))
      const nowhere = { ...draft, shopId: 'no-such-shop' as ShopId }
      expect(reasonOf(await buyer.device.orders.place(nowhere, 'key-number-1'))).toBe('not-found')
      await paidOrder(world())
      expect(reasonOf(await secondBuyer.device.orders.place(draft, 'key-number-1'))).toBe('shop-taken')
    })

    it('[ORD-16] gives the same answer to the same key, and places one order', async () => {
      const { orders } = world().buyer.device
      const draft = await draftFor(world().buyer, shopAt(0))
      const answers = await Promise.all([1, 2, 3].map(() => orders.place(draft, 'key-number-1')))
      await world().advance(MINUTE_MS)
      answers.push(await orders.place(draft, 'key-number-1'))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(valueOf(await orders.list({}, null)).items).toHaveLength(1)
    })

    it('[ORD-16] refuses a key that stands for something else, and keeps the keys of two people apart', async () => {
      const { buyer, secondBuyer } = world()
      await placed(buyer, 0, 'key-number-1')
      const another = await draftFor(buyer, shopAt(1))
      expect(reasonOf(await buyer.device.orders.place(another, 'key-number-1'))).toBe('key-reused')
      expect((await placed(secondBuyer, 1, 'key-number-1')).shop.id).toBe(shopAt(1))
    })

    it('[ORD-16] leaves a key unused when it refuses', async () => {
      const { orders } = world().buyer.device
      const draft = await draftFor(world().buyer, shopAt(0))
      await orders.place({ ...draft, priceFen: draft.priceFen + 1 }, 'key-number-1')
      valueOf(await orders.place(draft, 'key-number-1'))
    })

    it('[ORD-17] gives the unpaid order back to a buyer who orders the same again, even under other keys at once', async () => {
      const { buyer, secondBuyer } = world()
      const first = await placed(buyer)
      await world().advance(MINUTE_MS)
      const again = await Promise.all(['key-number-2', 'key-number-3', 'key-number-4'].map((key) => placed(buyer, 0, key)))
      for (const order of again) expect(order).toEqual(first)
      expect((await placed(secondBuyer)).id).not.toBe(first.id)
      expect(valueOf(await buyer.device.orders.list({}, null)).items).toEqual([first])
    })

    it('[ORD-17] puts an order by another plan in the place of the unpaid one', async () => {
      const { buyer, secondBuyer } = world()
      const { orders } = buyer.device
      const [first, rival] = [await placed(buyer), await placed(secondBuyer)]
      await world().advance(MINUTE_MS)
      const second = valueOf(await orders.place(await draftFor(buyer, shopAt(0), 'deposit'), 'key-number-2'))
      expect(second).toMatchObject({ plan: 'deposit', status: 1 })
      expect(second.id).not.toBe(first.id)
      const replaced = valueOf(await orders.find(first.id))
      expect(replaced).toMatchObject({ status: 2, cancelReason: 'buyer', history: [{ status: 1 }, { status: 2 }] })
      expect(valueOf(await orders.list({}, null)).items).toEqual([second, replaced])
      expect(valueOf(await secondBuyer.device.orders.find(rival.id)).status).toBe(1)
    })

    it('[ORD-17] leaves one unpaid order, whatever plans are tried at once', async () => {
      const { buyer } = world()
      const { orders } = buyer.device
      const drafts = await Promise.all((['full', 'deposit'] as const).map((plan) => draftFor(buyer, shopAt(0), plan)))
      const answers = await Promise.all([1, 2, 3].flatMap((turn) => drafts.map((draft) => orders.place(draft, `key-${turn}-${draft.plan}`))))
      expect(answers.map(reasonOf)).toEqual(answers.map(() => 'ok'))
      expect(valueOf(await orders.list({ group: 'unpaid' }, null)).items).toHaveLength(1)
    })

    it('[ORD-17] places a new order after one that was cancelled', async () => {
      const { buyer } = world()
      const first = await placed(buyer)
      valueOf(await buyer.device.orders.cancel(first.id, 'key-number-2'))
      expect((await placed(buyer, 0, 'key-number-3')).id).not.toBe(first.id)
    })

    it('[ORD-18] cancels an order that was not paid within 24 hours', async () => {
      const { buyer } = world()
      const order = await placed(buyer)
      await world().advance(24 * HOUR_MS - 5 * MINUTE_MS)
      expect(valueOf(await buyer.device.orders.find(order.id)).status).toBe(1)
      await world().advance(10 * MINUTE_MS)
      expect(valueOf(await buyer.device.orders.find(order.id))).toMatchObject({ status: 2, cancelReason: 'late' })
      await placed(buyer, 0, 'key-number-2')
    })

    it('[ORD-19] lets its buyer cancel an order that was not paid, once', async () => {
      const { orders } = world().buyer.device
      const order = await placed(world().buyer)
      const cancelled = valueOf(await orders.cancel(order.id, 'key-number-1'))
      expect(cancelled).toMatchObject({ id: order.id, status: 2, cancelReason: 'buyer' })
      expect(valueOf(await orders.cancel(order.id, 'key-number-1'))).toEqual(cancelled)
      expect(reasonOf(await orders.cancel(order.id, 'key-number-2'))).toBe('order-not-cancellable')
    })

    it("[ORD-20] other people's orders look like unknown ones", async () => {
      const order = await placed(world().buyer)
      const { orders } = world().secondBuyer.device
      for (const id of [order.id, 'no-such-order' as OrderId]) {
        expect(reasonOf(await orders.find(id))).toBe('not-found')
        expect(reasonOf(await orders.cancel(id, 'key-number-1'))).toBe('not-found')
      }
      expect(await orders.find(order.id)).toEqual(await orders.find('no-such-order' as OrderId))
      expect(valueOf(await orders.list({}, null)).items).toEqual([])
      expect(valueOf(await world().buyer.device.orders.find(order.id)).status).toBe(1)
    })

    it('[ORD-29] lists orders newest first, by group and over all pages, and counts them', async () => {
      const { orders } = world().buyer.device
      const ids: OrderId[] = []
      for (let place = 0; place < 12; place += 1) {
        await world().advance(1000)
        ids.unshift((await placed(world().buyer, place)).id)
      }
      const [last = '' as OrderId, ...unpaid] = ids
      valueOf(await orders.cancel(last, 'key-number-1'))
      const listed = async (group: 'unpaid' | 'closed' | 'open' | null) =>
        (await everyItem((cursor) => orders.list(group === null ? {} : { group }, cursor))).map(({ id }) => id)
      expect(await listed(null)).toEqual(ids)
      expect(await listed('unpaid')).toEqual(unpaid)
      expect(await listed('closed')).toEqual([last])
      expect(await listed('open')).toEqual([])
      expect(valueOf(await orders.totals(null))).toEqual({ unpaid: 11, open: 0, completed: 0, closed: 1 })
    })

    it('[ORD-30] keeps an order from its seller until something was paid for it', async () => {
      const { buyer, seller } = world()
      const order = await placed(buyer)
      const { orders } = seller.device
      const isUnseen = async () => {
        expect(await orders.find(order.id)).toEqual(await orders.find('no-such-order' as OrderId))
        expect(reasonOf(await orders.find(order.id))).toBe('not-found')
        expect(valueOf(await orders.list({}, null)).items).toEqual([])
        expect(valueOf(await orders.totals(null))).toEqual({ unpaid: 0, open: 0, completed: 0, closed: 0 })
      }
      await isUnseen()
      expect(reasonOf(await orders.cancel(order.id, 'key-number-1'))).toBe('not-found')
      valueOf(await buyer.device.orders.cancel(order.id, 'key-number-1'))
      await isUnseen()
    })

    it.each(['full', 'deposit'] as const)('[ORD-30] shows its seller an order paid by %s, who cannot cancel it', async (plan) => {
      const { buyer, secondBuyer, seller } = world()
      await makeReadyToPay(world(), buyer)
      await placed(secondBuyer)
      const order = valueOf(await buyer.device.orders.place(await draftFor(buyer, shopAt(0), plan), 'key-number-1'))
      const paid = valueOf(await payDue(buyer, order, 'key-number-2'))
      const { orders } = seller.device
      const seen = { ...paid, role: 'seller' }
      expect(valueOf(await orders.find(order.id))).toEqual(seen)
      expect(valueOf(await orders.list({}, null)).items).toEqual([seen])
      expect(valueOf(await orders.totals(null))).toEqual({ unpaid: 0, open: 1, completed: 0, closed: 0 })
      expect((await orders.cancel(order.id, 'key-number-1')).ok).toBe(false)
      expect(valueOf(await buyer.device.orders.find(order.id))).toEqual(paid)
    })

    it('[ORD-31] is for people who are logged in', async () => {
      const order = await placed(world().buyer)
      const { orders } = world().openDevice()
      const draft = await draftFor(world().buyer, shopAt(1))
      const payment = { orderId: order.id, part: 'full', amountFen: order.priceFen, paymentPassword: '135790' } as const
      const answers = [
        orders.place(draft, 'key-number-1'),
        orders.pay(payment, 'key-number-2'),
        orders.cancel(order.id, 'key-number-3'),
        orders.find(order.id),
        orders.list({}, null),
        orders.totals(null),
      ]
      for (const answer of answers) expect(reasonOf(await answer)).toBe('login-required')
    })
  })
}
