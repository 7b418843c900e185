import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/kernel/index.ts'
import { deadlinesOf, endOfNaturalDay, paymentDue, purchaseTerms, type Order, type OrderId, type PaymentPlan, type RefundRequest } from '../../src/orders/index.ts'
import { draftFor, makeReadyToPay, payDue } from '../paid-order.ts'
import { PAYMENT_PASSWORD, reasonOf, setPaymentPassword, valueOf } from '../world-steps.ts'
import { SMALL_PNG } from '../small-pictures.ts'
import { withWorld } from '../with-world.ts'
import type { OpenWorld, Person } from '../world.ts'

const WRONG_PASSWORD = '975310'
const UNTRUE: RefundRequest = { reason: 'figures-untrue', words: '评分与后台不一致', pictures: [] }

export function dealingsContract(name: string, open: OpenWorld): void {
  describe(`${name} keeps the Dealings contract`, () => {
    const world = withWorld(open)
    const availableOf = async ({ device }: Person) => valueOf(await device.wallet.capital()).availableFen
    const owedBy = async ({ device }: Person) => valueOf(await device.wallet.capital()).owed
    const find = async ({ device }: Person, { id }: Order) => valueOf(await device.orders.find(id))

    /** Paid by the buyer, the balance of a deposit too where it says so. */
    const paid = async (plan: PaymentPlan = 'full', untilBalance = true) => {
      const { buyer, shopIds } = world()
      await makeReadyToPay(world(), buyer)
      const order = valueOf(await buyer.device.orders.place(await draftFor(buyer, shopIds[0], plan), 'key-to-place'))
      const first = valueOf(await payDue(buyer, order, 'key-to-pay-1'))
      return paymentDue(first) !== undefined && untilBalance ? valueOf(await payDue(buyer, first, 'key-to-pay-2')) : first
    }
    const signed = async (order: Order) => {
      await world().happen(order.id, 'seller.signed', 'seller')
      await world().happen(order.id, 'all.signed', 'buyer')
    }
    /** Another shop of the seller, sold to somebody else to its end. */
    const nextSale = async (): Promise<Order> => {
      const { secondBuyer, seller, shopIds } = world()
      await makeReadyToPay(world(), secondBuyer)
      const next = valueOf(await secondBuyer.device.orders.place(await draftFor(secondBuyer, shopIds[1]), 'key-to-place'))
      valueOf(await payDue(secondBuyer, next, 'key-to-pay'))
      await signed(next)
      valueOf(await seller.device.dealings.handOver(next.id, 'key-to-hand-over'))
      valueOf(await secondBuyer.device.dealings.confirmBill({ orderId: next.id, paymentPassword: PAYMENT_PASSWORD }, 'key-to-confirm'))
      return next
    }
    const handedOver = async (plan: PaymentPlan = 'full') => {
      const order = await paid(plan)
      await signed(order)
      return valueOf(await world().seller.device.dealings.handOver(order.id, 'key-to-hand-over'))
    }
    const confirm = (order: Order, key = 'key-to-confirm', paymentPassword = PAYMENT_PASSWORD) =>
      world().buyer.device.dealings.confirmBill({ orderId: order.id, paymentPassword }, key)
    const giveUp = (order: Order, key = 'key-to-give-up') => world().buyer.device.dealings.giveUp({ orderId: order.id, paymentPassword: PAYMENT_PASSWORD }, key)
    const cannotDeliver = async (order: Order, key = 'key-to-fail', paymentPassword = PAYMENT_PASSWORD) =>
      world().seller.device.dealings.cannotDeliver({ orderId: order.id, paymentPassword }, key)
    const report = (order: Order, request = UNTRUE, key = 'key-to-report') => world().buyer.device.dealings.reportMismatch(order.id, request, key)

    it.each(['full', 'deposit'] as const)('[ORD-48] an order paid by %s goes from the signatures over the hand-over to its completion, and the seller is paid', async (plan) => {
      const order = await handedOver(plan)
      expect(order).toMatchObject({ role: 'seller', status: 5 })
      const completed = valueOf(await confirm(order))
      expect(completed).toMatchObject({ role: 'buyer', status: 6, paidFen: order.priceFen + order.serviceFeeFen })
      expect(completed.history.map(({ status }) => status)).toEqual(plan === 'full' ? [1, 4, 5, 6] : [1, 3, 4, 5, 6])
      expect(await availableOf(world().seller)).toBe(order.priceFen)
      expect(valueOf(await world().buyer.device.wallet.capital()).escrowFen).toBe(0)
      expect(valueOf(await world().buyer.device.catalog.detail(order.shop.id)).status).toBe('sold')
    })

    it('[ORD-49] the same key confirms once and is answered the same; another finds nothing to confirm', async () => {
      const order = await handedOver()
      const answers = await Promise.all([1, 2, 3].map(() => confirm(order)))
      for (const answer of answers) expect(valueOf(answer)).toEqual(valueOf(answers[0] ?? answer))
      expect(reasonOf(await confirm(order, 'another-key'))).toBe('order-moved-on')
      expect(await availableOf(world().seller)).toBe(order.priceFen)
    })

    it('[ORD-50] nothing is confirmed or given up without the payment password, and it is not tried where nothing can be done', async () => {
      const order = await paid()
      for (let at = 0; at < 6; at += 1) expect(reasonOf(await confirm(order, `key-too-early-${at}`, WRONG_PASSWORD))).toBe('order-moved-on')
      await signed(order)
      valueOf(await world().seller.device.dealings.handOver(order.id, 'key-to-hand-over'))
      expect(reasonOf(await confirm(order, 'key-number-1', WRONG_PASSWORD))).toBe('payment-password-wrong')
      expect((await find(world().buyer, order)).status).toBe(5)
      expect(valueOf(await confirm(order)).status).toBe(6)
    })

    it('[ORD-60] a seller gives an order up with the payment password only, and it is not tried where nothing can be done', async () => {
      const { buyer, seller } = world()
      const order = await paid()
      const purse = await availableOf(buyer)
      expect(reasonOf(await cannotDeliver(order, 'key-number-1'))).toBe('payment-password-missing')
      await setPaymentPassword(world(), seller)
      expect(await cannotDeliver(order, 'key-number-1', WRONG_PASSWORD)).toMatchObject({ failure: { reason: 'payment-password-wrong', field: 'paymentPassword' } })
      expect([(await find(buyer, order)).status, await availableOf(buyer)]).toEqual([4, purse])
      const [first, second] = await Promise.all([cannotDeliver(order, 'key-number-1'), cannotDeliver(order, 'key-number-1')])
      expect(valueOf(first)).toEqual(valueOf(second))
      expect(await availableOf(buyer)).toBe(purse + order.paidFen)
      for (let at = 0; at < 6; at += 1) expect(reasonOf(await cannotDeliver(order, `key-too-late-${at}`, WRONG_PASSWORD))).toBe('order-moved-on')
    })

    it('[ORD-51] who gives up after full payment loses 30 % of the price, and the shop is for sale again', async () => {
      const { buyer, seller } = world()
      const order = await paid()
      const purse = await availableOf(buyer)
      expect(valueOf(await giveUp(order)).status).toBe(8)
      const { damagesFen } = purchaseTerms(order)
      expect(await availableOf(seller)).toBe(damagesFen)
      expect((await availableOf(buyer)) - purse).toBe(order.paidFen - damagesFen)
      expect(valueOf(await buyer.device.catalog.detail(order.shop.id)).status).toBe('on-sale')
      expect(reasonOf(await giveUp(order, 'another-key'))).toBe('order-moved-on')
    })

    it('[ORD-51] a forfeited deposit is the seller’s', async () => {
      const order = await paid('deposit', false)
      valueOf(await giveUp(order))
      expect(await availableOf(world().seller)).toBe(order.paidFen)
    })

    it('[ORD-52] a seller who cannot go on gives everything back, and owes the damages of later payouts to that buyer', async () => {
      const { buyer, seller } = world()
      const order = await paid()
      const purse = await availableOf(buyer)
      await setPaymentPassword(world(), seller)
      const failed = valueOf(await cannotDeliver(order))
      expect(failed).toMatchObject({ role: 'seller', status: 9, paidFen: 0 })
      expect((await availableOf(buyer)) - purse).toBe(order.paidFen)
      expect(await find(seller, order)).toMatchObject({ role: 'seller', status: 9 })
      const { damagesFen } = purchaseTerms(order)
      const next = await nextSale()
      const takenFen = Math.min(damagesFen, next.priceFen)
      expect(await availableOf(seller)).toBe(next.priceFen - takenFen)
      expect((await availableOf(buyer)) - purse).toBe(order.paidFen + takenFen)
    })

    it('[ORD-59] both are told where the money of an order went that ended by giving up, and nothing while it is held', async () => {
      const { buyer, seller } = world()
      const order = await paid()
      expect(valueOf(await buyer.device.dealings.outcome(order.id))).toBeNull()
      const ended = valueOf(await giveUp(order))
      const { damagesFen } = purchaseTerms(order)
      for (const { device } of [buyer, seller]) {
        expect(valueOf(await device.dealings.outcome(order.id))).toEqual({
          ending: 'buyer.gave-up', at: ended.history.at(-1)?.at, paidFen: order.paidFen, backFen: order.paidFen - damagesFen, toSellerFen: damagesFen, feeFen: 0, keptFen: 0, owed: null,
        })
      }
    })

    it('[ORD-59] [WAL-48] a seller’s failure is told with what is owed and each part that was passed on; what was kept for it, to the seller only', async () => {
      const { buyer, secondBuyer, seller } = world()
      const order = await paid()
      const { damagesFen } = purchaseTerms(order)
      await setPaymentPassword(world(), seller)
      valueOf(await cannotDeliver(order))
      expect(await owedBy(seller)).toEqual([{ orderId: order.id, shopTitle: order.shop.title, leftFen: damagesFen }])
      expect(await owedBy(buyer)).toEqual([])
      const failed = valueOf(await buyer.device.dealings.outcome(order.id))
      expect(failed).toMatchObject({ ending: 'seller.failed', paidFen: order.paidFen, backFen: order.paidFen, toSellerFen: 0, owed: { damagesFen, paid: [] } })
      const next = await nextSale()
      const takenFen = Math.min(damagesFen, next.priceFen)
      const sale = { ending: 'bill.confirmed', backFen: 0, toSellerFen: next.priceFen, feeFen: next.serviceFeeFen, owed: null }
      const [sellers, buyers] = [valueOf(await seller.device.dealings.outcome(next.id)), valueOf(await secondBuyer.device.dealings.outcome(next.id))]
      const leftFen = damagesFen - takenFen
      expect(await owedBy(seller)).toEqual(leftFen > 0 ? [{ orderId: order.id, shopTitle: order.shop.title, leftFen }] : [])
      expect(sellers).toMatchObject({ ...sale, keptFen: takenFen })
      expect(buyers).toMatchObject({ ...sale, keptFen: 0 })
      expect(valueOf(await buyer.device.dealings.outcome(order.id))?.owed).toEqual({ damagesFen, paid: [{ amountFen: takenFen, at: sellers?.at }] })
    })

    it('[ORD-53] a mismatch is reported with its reason and pictures, and both see what was reported', async () => {
      const { buyer, seller } = world()
      const order = await handedOver()
      const picture = valueOf(await buyer.device.uploads.picture(SMALL_PNG))
      await world().advance(HOUR_MS)
      expect(valueOf(await buyer.device.dealings.refundCase(order.id))).toBeNull()
      const reported = valueOf(await report(order, { ...UNTRUE, pictures: [picture.id] }))
      expect(reported.status).toBe(7)
      for (const { device } of [buyer, seller]) {
        const found = valueOf(await device.dealings.refundCase(order.id))
        expect(found).toMatchObject({ refund: { reason: 'figures-untrue', words: '评分与后台不一致', reportedAt: reported.history.at(-1)?.at }, verdict: null })
        expect(found?.refund?.pictures.map((address) => address.split('?')[0])).toEqual([picture.url.split('?')[0]])
      }
      expect(valueOf(await buyer.device.wallet.capital()).escrowFen).toBe(order.paidFen)
    })

    it('[ORD-54] a report that is wrong is refused by its field and changes nothing', async () => {
      const order = await handedOver()
      const fieldOf = async (change: Partial<RefundRequest>, key: string) => {
        const refused = await report(order, { ...UNTRUE, ...change }, key)
        return refused.ok || refused.failure.kind !== 'refused' ? 'none' : refused.failure.field
      }
      expect(await fieldOf({ reason: 'because' }, 'key-number-1')).toBe('reason')
      expect(await fieldOf({ reason: 'other', words: ' ' }, 'key-number-2')).toBe('words')
      expect(await fieldOf({ words: '字'.repeat(501) }, 'key-number-3')).toBe('words')
      expect(await fieldOf({ pictures: ['no-such-picture'] }, 'key-number-4')).toBe('pictures')
      const others = valueOf(await world().secondBuyer.device.uploads.picture(SMALL_PNG)).id
      expect(await fieldOf({ pictures: [others] }, 'key-number-5')).toBe('pictures')
      expect(await find(world().buyer, order)).toMatchObject({ status: 5 })
    })

    it('[ORD-40] at hour 72 a mismatch is taken, and behind it no more; the bill can still be confirmed', async () => {
      const order = await handedOver()
      await world().advance(72 * HOUR_MS + 60_000)
      expect(reasonOf(await report(order))).toBe('order-too-late')
      expect(valueOf(await confirm(order)).status).toBe(6)
    })

    it('[ORD-55] a refund that is agreed gives everything back, and one that is refused leads back to the hand-over; both are told why', async () => {
      const { buyer } = world()
      const order = await handedOver()
      valueOf(await report(order))
      await world().happen(order.id, 'refund.refused', 'reviewer', '与描述一致')
      expect(await find(buyer, order)).toMatchObject({ status: 5 })
      expect(valueOf(await buyer.device.dealings.refundCase(order.id))?.verdict).toMatchObject({ isAgreed: false, why: '与描述一致' })
      const purse = await availableOf(buyer)
      valueOf(await report(order, { ...UNTRUE, reason: 'debts-hidden' }, 'key-to-report-again'))
      await world().happen(order.id, 'refund.agreed', 'reviewer', '确有隐瞒')
      expect(await find(buyer, order)).toMatchObject({ status: 9, paidFen: 0 })
      expect((await availableOf(buyer)) - purse).toBe(order.paidFen)
      for (const { device } of [buyer, world().seller]) {
        expect(valueOf(await device.dealings.refundCase(order.id))).toMatchObject({ refund: { reason: 'debts-hidden' }, verdict: { isAgreed: true, why: '确有隐瞒' } })
      }
    })

    it('[ORD-56] each deadline does what the agreement says: without a signature in three days the damages, without a hand-over in seven natural days a review', async () => {
      const { buyer, seller } = world()
      const order = await paid()
      await world().happen(order.id, 'seller.signed', 'seller')
      await world().advance(3 * DAY_MS - HOUR_MS)
      expect(await find(buyer, order)).toMatchObject({ status: 4 })
      await world().advance(2 * HOUR_MS)
      expect(await find(buyer, order)).toMatchObject({ status: 8 })
      expect(await availableOf(seller)).toBe(purchaseTerms(order).damagesFen)
    })

    it('[ORD-56] a shop that nobody hands over is reviewed without a report', async () => {
      const { buyer, seller } = world()
      const order = await paid()
      await signed(order)
      const begunAt = (await find(buyer, order)).handOverBegunAt ?? 0
      await world().advance(endOfNaturalDay(begunAt, 7) - begunAt + HOUR_MS)
      expect(await find(buyer, order)).toMatchObject({ status: 7 })
      expect(valueOf(await buyer.device.dealings.refundCase(order.id))).toEqual({ refund: null, verdict: null })
      expect(reasonOf(await seller.device.dealings.handOver(order.id, 'key-too-late'))).toBe('order-moved-on')
    })

    it('[ORD-57] each does their own part only; to anybody else the order is unknown', async () => {
      const { buyer, secondBuyer, seller } = world()
      const order = await handedOver()
      const dealings = secondBuyer.device.dealings
      const act = { orderId: order.id, paymentPassword: PAYMENT_PASSWORD }
      const strange = [dealings.handOver(order.id, 'key-number-1'), dealings.confirmBill(act, 'key-number-2'), dealings.giveUp(act, 'key-number-3')]
      const more = [dealings.cannotDeliver(act, 'key-number-4'), dealings.reportMismatch(order.id, UNTRUE, 'key-number-5'), dealings.refundCase(order.id), dealings.outcome(order.id)]
      for (const answer of await Promise.all([...strange, ...more])) expect(reasonOf(answer)).toBe('not-found')
      expect(reasonOf(await dealings.refundCase('no-such-order' as OrderId))).toBe('not-found')
      const wrongSide = [
        buyer.device.dealings.handOver(order.id, 'key-number-6'),
        buyer.device.dealings.cannotDeliver(act, 'key-number-7'),
        seller.device.dealings.confirmBill(act, 'key-number-8'),
        seller.device.dealings.giveUp(act, 'key-number-9'),
        seller.device.dealings.reportMismatch(order.id, UNTRUE, 'key-number-10'),
      ]
      for (const answer of await Promise.all(wrongSide)) expect(reasonOf(answer)).toBe('not-found')
      expect(await find(buyer, order)).toMatchObject({ status: 5 })
    })

    it('[ORD-61] each finds what waits for them and nothing else, from the payment to the bill', async () => {
      const { buyer, seller } = world()
      const turnsOf = async ({ device }: Person) => valueOf(await device.orders.turns()).map((turn) => (turn.kind === 'order' ? turn.order.status : turn.offer.id))
      await makeReadyToPay(world(), buyer)
      const placed = valueOf(await buyer.device.orders.place(await draftFor(buyer, world().shopIds[0], 'deposit'), 'key-to-place'))
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[1], []])
      const kept = valueOf(await payDue(buyer, placed, 'key-to-pay-1'))
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[3], []])
      const order = valueOf(await payDue(buyer, kept, 'key-to-pay-2'))
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[], [4]])
      await world().happen(order.id, 'seller.signed', 'seller')
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[4], []])
      await world().happen(order.id, 'all.signed', 'buyer')
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[], [5]])
      valueOf(await seller.device.dealings.handOver(order.id, 'key-to-hand-over'))
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[5], []])
      expect(valueOf(await buyer.device.orders.turns()).map(({ by }) => by)).toEqual([deadlinesOf(await find(buyer, order))?.by])
      valueOf(await confirm(order))
      expect([await turnsOf(buyer), await turnsOf(seller), await turnsOf(world().secondBuyer)]).toEqual([[], [], []])
      expect(reasonOf(await world().openDevice().orders.turns())).toBe('login-required')
    })

    it('[ORD-31] is for people who are logged in', async () => {
      const { dealings } = world().openDevice()
      const act = { orderId: 'no-such-order' as OrderId, paymentPassword: PAYMENT_PASSWORD }
      const answers = [
        dealings.handOver(act.orderId, 'key-number-1'),
        dealings.confirmBill(act, 'key-number-2'),
        dealings.giveUp(act, 'key-number-3'),
        dealings.cannotDeliver(act, 'key-number-4'),
        dealings.reportMismatch(act.orderId, UNTRUE, 'key-number-5'),
        dealings.refundCase(act.orderId),
        dealings.outcome(act.orderId),
      ]
      for (const answer of await Promise.all(answers)) expect(reasonOf(answer)).toBe('login-required')
    })
  })
}
