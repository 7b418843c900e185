import { describe, expect, it } from 'vitest'
import { describedListing, type ShopId } from '../../src/catalog/index.ts'
import { HOUR_MS, MINUTE_MS } from '../../src/kernel/index.ts'
import { purchaseTerms, type OrderId } from '../../src/orders/index.ts'
import { draftFor, makeReadyToPay, paidOrder, payDue } from '../paid-order.ts'
import { everyItem, reasonOf, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

export function placingContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Orders contract: placing and cancelling`, () => {
    const fixture = withFixture(open)
    const shopAt = (place: number): ShopId => fixture().shopIds[place] ?? ('' as ShopId)
    const placed = async (person: Person, place = 0, key = `place-shop-${place}`) =>
      valueOf(await person.device.orders.place(await draftFor(person, shopAt(place)), key))

    it.each(['full', 'deposit'] as const)('an order paid by %s waits for its payment (ORD-12)', async (plan) => {
      const { buyer } = fixture()
      const draft = await draftFor(buyer, shopAt(0), plan)
      const order = valueOf(await buyer.device.orders.place(draft, 'key-number-1'))
      expect(order).toMatchObject({
        role: 'buyer',
        plan,
        status: 'awaiting-payment',
        priceFen: draft.priceFen,
        paidFen: 0,
        cancelReason: null,
      })
      expect(order.serviceFeeFen).toBe(purchaseTerms({ ...draft, kind: order.shop.kind }).serviceFeeFen)
      expect(order.payBy - order.placedAt).toBe(24 * HOUR_MS)
      expect(order.history).toEqual([{ status: 'awaiting-payment', at: order.placedAt }])
      expect(valueOf(await buyer.device.orders.find(order.id))).toEqual(order)
    })

    it('gives every order its own number (ORD-12)', async () => {
      const numbers = [
        await placed(fixture().buyer, 0),
        await placed(fixture().buyer, 1),
        await placed(fixture().secondBuyer, 0),
      ]
      expect(new Set(numbers.map(({ number }) => number)).size).toBe(3)
    })

    it('an order keeps what its listing said, for its buyer and its seller, whatever the seller says later (CTR-50)', async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const shop = valueOf(await buyer.device.catalog.detail(shopAt(0)))
      const { id } = await paidOrder(fixture())
      const { figures } = shop
      await fixture().relist({
        ...shop,
        status: 'handing-over',
        title: '另一个名字',
        description: '有贷款',
        figures: { ...figures, hasLoans: { value: true, by: 'inspector', at: 1 } },
      })
      for (const { device } of [buyer, seller])
        expect(valueOf(await device.orders.listing(id))).toEqual(describedListing(shop))
      expect(reasonOf(await secondBuyer.device.orders.listing(id))).toBe('not-found')
      expect(await fixture().openDevice().orders.listing(id)).toMatchObject({
        ok: false,
        failure: { kind: 'login-required' },
      })
    })

    it('a buyer who orders again under another description orders by that one (CTR-50)', async () => {
      const { buyer } = fixture()
      const before = await placed(buyer, 0, 'key-number-1')
      const shop = valueOf(await buyer.device.catalog.detail(shopAt(0)))
      expect((await placed(buyer, 0, 'key-number-2')).id).toBe(before.id)
      await fixture().relist({ ...shop, description: '另一段话' })
      const after = await placed(buyer, 0, 'key-number-3')
      expect(after.id).not.toBe(before.id)
      expect(valueOf(await buyer.device.orders.listing(after.id))?.description).toBe('另一段话')
      expect(valueOf(await buyer.device.orders.listing(before.id))?.description).toBe(shop.description)
      expect(valueOf(await buyer.device.orders.find(before.id)).status).toBe('cancelled')
    })

    it('refuses a price or an agreement that is no longer what it was (ORD-13)', async () => {
      const { orders } = fixture().buyer.device
      const draft = await draftFor(fixture().buyer, shopAt(0))
      expect(reasonOf(await orders.place({ ...draft, priceFen: draft.priceFen - 1 }, 'key-number-1'))).toBe(
        'terms-changed',
      )
      expect(reasonOf(await orders.place({ ...draft, termsVersion: '1999-01' }, 'key-number-2'))).toBe('terms-changed')
      expect(valueOf(await orders.list({}, null)).items).toEqual([])
    })

    it('sells no seller a shop of their own (ORD-14)', async () => {
      const { seller } = fixture()
      expect(reasonOf(await seller.device.orders.place(await draftFor(seller, shopAt(0)), 'key-number-1'))).toBe(
        'own-shop',
      )
    })

    it('sells no shop that does not exist or was paid for (ORD-15)', async () => {
      const { buyer, secondBuyer } = fixture()
      const draft = await draftFor(secondBuyer, shopAt(0))
      const nowhere = { ...draft, shopId: 'no-such-shop' as ShopId }
      expect(reasonOf(await buyer.device.orders.place(nowhere, 'key-number-1'))).toBe('shop-not-on-sale')
      await paidOrder(fixture())
      expect(reasonOf(await secondBuyer.device.orders.place(draft, 'key-number-1'))).toBe('shop-taken')
    })

    it('gives the same answer to the same key, and places one order (ORD-16)', async () => {
      const { orders } = fixture().buyer.device
      const draft = await draftFor(fixture().buyer, shopAt(0))
      const answers = await Promise.all([1, 2, 3].map(() => orders.place(draft, 'key-number-1')))
      await fixture().advance(MINUTE_MS)
      answers.push(await orders.place(draft, 'key-number-1'))
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect(valueOf(await orders.list({}, null)).items).toHaveLength(1)
    })

    it('gives the unpaid order back to a buyer who orders the same again, even under other keys at once (ORD-17)', async () => {
      const { buyer, secondBuyer } = fixture()
      const first = await placed(buyer)
      await fixture().advance(MINUTE_MS)
      const again = await Promise.all(
        ['key-number-2', 'key-number-3', 'key-number-4'].map((key) => placed(buyer, 0, key)),
      )
      for (const order of again) expect(order).toEqual(first)
      expect((await placed(secondBuyer)).id).not.toBe(first.id)
      expect(valueOf(await buyer.device.orders.list({}, null)).items).toEqual([first])
    })

    it('puts an order by another plan in the place of the unpaid one (ORD-17)', async () => {
      const { buyer, secondBuyer } = fixture()
      const { orders } = buyer.device
      const [first, rival] = [await placed(buyer), await placed(secondBuyer)]
      await fixture().advance(MINUTE_MS)
      const second = valueOf(await orders.place(await draftFor(buyer, shopAt(0), 'deposit'), 'key-number-2'))
      expect(second).toMatchObject({ plan: 'deposit', status: 'awaiting-payment' })
      expect(second.id).not.toBe(first.id)
      const replaced = valueOf(await orders.find(first.id))
      expect(replaced).toMatchObject({
        status: 'cancelled',
        cancelReason: 'buyer',
        history: [{ status: 'awaiting-payment' }, { status: 'cancelled' }],
      })
      expect(valueOf(await orders.list({}, null)).items).toEqual([second, replaced])
      expect(valueOf(await secondBuyer.device.orders.find(rival.id)).status).toBe('awaiting-payment')
    })

    it('leaves one unpaid order, whatever plans are tried at once (ORD-17)', async () => {
      const { buyer } = fixture()
      const { orders } = buyer.device
      const drafts = await Promise.all((['full', 'deposit'] as const).map((plan) => draftFor(buyer, shopAt(0), plan)))
      const answers = await Promise.all(
        [1, 2, 3].flatMap((turn) => drafts.map((draft) => orders.place(draft, `key-${turn}-${draft.plan}`))),
      )
      expect(answers.map(reasonOf)).toEqual(answers.map(() => 'ok'))
      expect(valueOf(await orders.list({ group: 'unpaid' }, null)).items).toHaveLength(1)
    })

    it('cancels an order that was not paid within 24 hours (ORD-18)', async () => {
      const { buyer } = fixture()
      const order = await placed(buyer)
      await fixture().advance(24 * HOUR_MS - 5 * MINUTE_MS)
      expect(valueOf(await buyer.device.orders.find(order.id)).status).toBe('awaiting-payment')
      await fixture().advance(10 * MINUTE_MS)
      expect(valueOf(await buyer.device.orders.find(order.id))).toMatchObject({
        status: 'cancelled',
        cancelReason: 'late',
      })
      await placed(buyer, 0, 'key-number-2')
    })

    it('lets its buyer cancel an order that was not paid, once (ORD-19)', async () => {
      const { orders } = fixture().buyer.device
      const order = await placed(fixture().buyer)
      const cancelled = valueOf(await orders.cancel(order.id, 'key-number-1'))
      expect(cancelled).toMatchObject({ id: order.id, status: 'cancelled', cancelReason: 'buyer' })
      expect(valueOf(await orders.cancel(order.id, 'key-number-1'))).toEqual(cancelled)
      expect(reasonOf(await orders.cancel(order.id, 'key-number-2'))).toBe('order-not-cancellable')
    })

    it("other people's orders look like unknown ones (ORD-20)", async () => {
      const order = await placed(fixture().buyer)
      const { orders } = fixture().secondBuyer.device
      for (const id of [order.id, 'no-such-order' as OrderId]) {
        expect(reasonOf(await orders.find(id))).toBe('not-found')
        expect(reasonOf(await orders.cancel(id, 'key-number-1'))).toBe('not-found')
      }
      expect(await orders.find(order.id)).toEqual(await orders.find('no-such-order' as OrderId))
      expect(valueOf(await orders.list({}, null)).items).toEqual([])
      expect(valueOf(await fixture().buyer.device.orders.find(order.id)).status).toBe('awaiting-payment')
    })

    it('lists orders newest first, by group and over all pages, and counts them (ORD-29)', async () => {
      const { orders } = fixture().buyer.device
      const ids: OrderId[] = []
      for (let place = 0; place < 12; place += 1) {
        await fixture().advance(1000)
        ids.unshift((await placed(fixture().buyer, place)).id)
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

    it('keeps an order from its seller until something was paid for it (ORD-30)', async () => {
      const { buyer, seller } = fixture()
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

    it.each(['full', 'deposit'] as const)(
      'shows its seller an order paid by %s, who cannot cancel it (ORD-30)',
      async (plan) => {
        const { buyer, secondBuyer, seller } = fixture()
        await makeReadyToPay(fixture(), buyer)
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
      },
    )
  })
}
