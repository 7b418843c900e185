import { describe, expect, it } from 'vitest'
import type { ShopId } from '../../src/catalog/index.ts'
import { DAY_MS } from '../../src/kernel/index.ts'
import { paymentDue, type PaymentPlan } from '../../src/orders/index.ts'
import { draftFor, makeReadyToPay, payDue } from '../paid-order.ts'
import { reasonOf, setPaymentPassword, valueOf } from '../fixture-steps.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'

const WRONG_PASSWORD = '975310'
const WALLET_FEN = 100_000_000_000

export function payingContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Orders contract: paying`, () => {
    const fixture = withFixture(open)
    const shopAt = (place: number): ShopId => fixture().shopIds[place] ?? ('' as ShopId)
    const placed = async (person: Person, plan: PaymentPlan = 'full') =>
      valueOf(await person.device.orders.place(await draftFor(person, shopAt(0), plan), 'place-the-shop'))
    const capitalOf = async ({ device }: Person) => valueOf(await device.wallet.capital())

    it('a full payment holds price and fee for the order (ORD-22)', async () => {
      const { buyer } = fixture()
      await makeReadyToPay(fixture(), buyer, WALLET_FEN)
      const order = await placed(buyer)
      const paid = valueOf(await payDue(buyer, order, 'key-number-1'))
      const dueFen = order.priceFen + order.serviceFeeFen
      expect(paid).toMatchObject({ id: order.id, status: 'paid', paidFen: dueFen })
      expect(paid.paidAt).not.toBeNull()
      expect(paid.history.map(({ status }) => status)).toEqual(['awaiting-payment', 'paid'])
      expect(await capitalOf(buyer)).toMatchObject({ availableFen: WALLET_FEN - dueFen, escrowFen: dueFen })
    })

    it('a shop goes to the first buyer who pays; the other is told, and keeps the money (ORD-23)', async () => {
      const { buyer, secondBuyer } = fixture()
      for (const person of [buyer, secondBuyer]) await makeReadyToPay(fixture(), person, WALLET_FEN)
      const order = await placed(buyer)
      const rival = await placed(secondBuyer)
      const answers = await Promise.all([
        payDue(buyer, order, 'key-number-1'),
        payDue(secondBuyer, rival, 'key-number-1'),
      ])
      expect(answers.map(reasonOf).toSorted()).toEqual(['ok', 'shop-taken'])
      const [loser, lost] = answers[0]?.ok === true ? [secondBuyer, rival] : [buyer, order]
      expect(valueOf(await loser.device.orders.find(lost.id))).toMatchObject({
        status: 'cancelled',
        cancelReason: 'taken',
        paidFen: 0,
      })
      expect(await capitalOf(loser)).toMatchObject({ availableFen: WALLET_FEN, escrowFen: 0 })
      expect(reasonOf(await payDue(loser, lost, 'key-number-2'))).toBe('shop-taken')
    })

    it('takes no money without the payment password (ORD-25)', async () => {
      const { buyer } = fixture()
      await fixture().credit(buyer.userId, WALLET_FEN)
      const order = await placed(buyer)
      expect(reasonOf(await payDue(buyer, order, 'key-number-1'))).toBe('payment-password-missing')
      await setPaymentPassword(fixture(), buyer)
      const due = paymentDue(order) ?? { part: 'full', amountFen: 0 }
      const wrong = { orderId: order.id, ...due, paymentPassword: WRONG_PASSWORD }
      for (let time = 1; time < 5; time += 1) {
        expect(reasonOf(await buyer.device.orders.pay(wrong, 'key-number-1'))).toBe('payment-password-wrong')
      }
      expect(reasonOf(await buyer.device.orders.pay(wrong, 'key-number-1'))).toBe('payment-password-locked')
      expect(reasonOf(await payDue(buyer, order, 'key-number-1'))).toBe('payment-password-locked')
      expect(await capitalOf(buyer)).toMatchObject({ availableFen: WALLET_FEN, escrowFen: 0 })
      await fixture().advance(DAY_MS / 6)
      valueOf(await payDue(buyer, order, 'key-number-1'))
    })

    it('refuses what the wallet does not hold, and takes it with the same key once it does (ORD-27)', async () => {
      const { buyer } = fixture()
      const order = await placed(buyer)
      const dueFen = order.priceFen + order.serviceFeeFen
      await makeReadyToPay(fixture(), buyer, dueFen - 1)
      expect(reasonOf(await payDue(buyer, order, 'key-number-1'))).toBe('balance-short')
      expect(await capitalOf(buyer)).toMatchObject({ availableFen: dueFen - 1, escrowFen: 0 })
      await fixture().credit(buyer.userId, 1)
      valueOf(await payDue(buyer, order, 'key-number-1'))
      expect(await capitalOf(buyer)).toMatchObject({ availableFen: 0, escrowFen: dueFen })
    })

    it('a deposit keeps the shop, and the balance with the fee completes the payment (ORD-28)', async () => {
      const { buyer } = fixture()
      await makeReadyToPay(fixture(), buyer, WALLET_FEN)
      const order = await placed(buyer, 'deposit')
      const reserved = valueOf(await payDue(buyer, order, 'key-number-1'))
      expect(reserved).toMatchObject({ status: 'deposit-paid', paidAt: null })
      expect(reserved.depositPaidAt).not.toBeNull()
      expect(reserved.paidFen * 5).toBeCloseTo(order.priceFen, -1)
      await fixture().advance(6 * DAY_MS)
      const paid = valueOf(await payDue(buyer, reserved, 'key-number-2'))
      expect(paid).toMatchObject({ status: 'paid', paidFen: order.priceFen + order.serviceFeeFen })
      expect(paid.history.map(({ status }) => status)).toEqual(['awaiting-payment', 'deposit-paid', 'paid'])
    })

    it('a balance that comes after the seventh natural day is not taken (ORD-28)', async () => {
      const { buyer } = fixture()
      await makeReadyToPay(fixture(), buyer, WALLET_FEN)
      const reserved = valueOf(await payDue(buyer, await placed(buyer, 'deposit'), 'key-number-1'))
      await fixture().advance(9 * DAY_MS)
      expect(reasonOf(await payDue(buyer, reserved, 'key-number-2'))).toBe('order-not-payable')
      expect((await capitalOf(buyer)).availableFen).toBe(WALLET_FEN - reserved.paidFen)
    })

    it('an order that was cancelled or paid can be neither paid nor cancelled (ORD-19)', async () => {
      const { buyer } = fixture()
      await makeReadyToPay(fixture(), buyer, WALLET_FEN)
      const order = await placed(buyer)
      valueOf(await buyer.device.orders.cancel(order.id, 'key-number-1'))
      expect(reasonOf(await payDue(buyer, order, 'key-number-2'))).toBe('order-not-payable')
      const next = valueOf(await buyer.device.orders.place(await draftFor(buyer, shopAt(1)), 'key-number-3'))
      valueOf(await payDue(buyer, next, 'key-number-4'))
      expect(reasonOf(await buyer.device.orders.cancel(next.id, 'key-number-5'))).toBe('order-not-cancellable')
    })

    it("no user pays another buyer's order, its seller included (ORD-20)", async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const order = await placed(buyer)
      for (const person of [secondBuyer, seller]) {
        await makeReadyToPay(fixture(), person, WALLET_FEN)
        expect((await payDue(person, order, 'key-number-1')).ok).toBe(false)
        expect((await capitalOf(person)).availableFen).toBe(WALLET_FEN)
      }
      expect(reasonOf(await payDue(secondBuyer, order, 'key-number-1'))).toBe('not-found')
    })
  })
}
