import { describe, expect, it } from 'vitest'
import { deadlinesOf, purchaseTerms, type OrderId } from '../../src/orders/index.ts'
import { draftFor, makeReadyToPay, payDue } from '../paid-order.ts'
import { PAYMENT_PASSWORD, reasonOf, setPaymentPassword, valueOf } from '../fixture-steps.ts'
import { proveHandover } from '../prove-handover.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture, Person } from '../fixture.ts'
import { fulfilmentSteps, UNTRUE } from '../fulfilment-steps.ts'

const WRONG_PASSWORD = '975310'

export function fulfilmentContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Fulfilment contract`, () => {
    const fixture = withFixture(open)
    const { availableOf, find, paid, nextSale, handedOver, confirm, giveUp, cannotDeliver } = fulfilmentSteps(fixture)

    it.each(['full', 'deposit'] as const)(
      'an order paid by %s goes from the signatures over the hand-over to its completion, and the seller is paid (ORD-48)',
      async (plan) => {
        const order = await handedOver(plan)
        expect(order).toMatchObject({ role: 'seller', status: 'handing-over' })
        const completed = valueOf(await confirm(order))
        expect(completed).toMatchObject({
          role: 'buyer',
          status: 'completed',
          paidFen: order.priceFen + order.serviceFeeFen,
        })
        expect(completed.history.map(({ status }) => status)).toEqual(
          plan === 'full'
            ? ['awaiting-payment', 'paid', 'handing-over', 'completed']
            : ['awaiting-payment', 'deposit-paid', 'paid', 'handing-over', 'completed'],
        )
        expect(await availableOf(fixture().seller)).toBe(order.priceFen)
        expect(valueOf(await fixture().buyer.device.wallet.capital()).escrowFen).toBe(0)
        expect(valueOf(await fixture().buyer.device.catalog.detail(order.shop.id)).status).toBe('sold')
      },
    )

    it('a seller gives an order up with the payment password only, and it is not tried where nothing can be done (ORD-25)', async () => {
      const { buyer, seller } = fixture()
      const order = await paid()
      const wallet = await availableOf(buyer)
      expect(reasonOf(await cannotDeliver(order, 'key-number-1'))).toBe('payment-password-missing')
      await setPaymentPassword(fixture(), seller)
      expect(await cannotDeliver(order, 'key-number-1', WRONG_PASSWORD)).toMatchObject({
        failure: { reason: 'payment-password-wrong', field: 'paymentPassword' },
      })
      expect([(await find(buyer, order)).status, await availableOf(buyer)]).toEqual(['paid', wallet])
      const [first, second] = await Promise.all([
        cannotDeliver(order, 'key-number-1'),
        cannotDeliver(order, 'key-number-1'),
      ])
      expect(valueOf(first)).toEqual(valueOf(second))
      expect(await availableOf(buyer)).toBe(wallet + order.paidFen)
      for (let at = 0; at < 6; at += 1)
        expect(reasonOf(await cannotDeliver(order, `key-too-late-${at}`, WRONG_PASSWORD))).toBe('order-moved-on')
    })

    it('a buyer who gives up after full payment loses 30 % of the price, and the shop is for sale again (ORD-3)', async () => {
      const { buyer, seller } = fixture()
      const order = await paid()
      const wallet = await availableOf(buyer)
      expect(valueOf(await giveUp(order)).status).toBe('closed-with-damages')
      const { damagesFen } = purchaseTerms(order)
      expect(await availableOf(seller)).toBe(damagesFen)
      expect((await availableOf(buyer)) - wallet).toBe(order.paidFen - damagesFen)
      expect(valueOf(await buyer.device.catalog.detail(order.shop.id)).status).toBe('on-sale')
      expect(reasonOf(await giveUp(order, 'another-key'))).toBe('order-moved-on')
    })

    it('a forfeited deposit is the seller’s (ORD-3)', async () => {
      const order = await paid('deposit', false)
      valueOf(await giveUp(order))
      expect(await availableOf(fixture().seller)).toBe(order.paidFen)
    })

    it('a seller who cannot go on gives everything back, and owes the damages of later payouts to that buyer (ORD-52)', async () => {
      const { buyer, seller } = fixture()
      const order = await paid()
      const wallet = await availableOf(buyer)
      await setPaymentPassword(fixture(), seller)
      const failed = valueOf(await cannotDeliver(order))
      expect(failed).toMatchObject({ role: 'seller', status: 'refunded', paidFen: 0 })
      expect((await availableOf(buyer)) - wallet).toBe(order.paidFen)
      expect(await find(seller, order)).toMatchObject({ role: 'seller', status: 'refunded' })
      const { damagesFen } = purchaseTerms(order)
      const next = await nextSale()
      const takenFen = Math.min(damagesFen, next.priceFen)
      expect(await availableOf(seller)).toBe(next.priceFen - takenFen)
      expect((await availableOf(buyer)) - wallet).toBe(order.paidFen + takenFen)
    })

    it('each party does their own part only; to any other user the order is unknown (ORD-20)', async () => {
      const { buyer, secondBuyer, seller } = fixture()
      const order = await handedOver()
      const fulfilment = secondBuyer.device.fulfilment
      const act = { orderId: order.id, paymentPassword: PAYMENT_PASSWORD }
      const strange = [
        fulfilment.handOver(order.id, 'key-number-1'),
        fulfilment.confirmBill(act, 'key-number-2'),
        fulfilment.giveUp(act, 'key-number-3'),
      ]
      const more = [
        fulfilment.cannotDeliver(act, 'key-number-4'),
        fulfilment.reportMismatch(order.id, UNTRUE, 'key-number-5'),
        fulfilment.refundCase(order.id),
        fulfilment.outcome(order.id),
      ]
      for (const answer of await Promise.all([...strange, ...more])) expect(reasonOf(answer)).toBe('not-found')
      expect(reasonOf(await fulfilment.refundCase('no-such-order' as OrderId))).toBe('not-found')
      const wrongSide = [
        buyer.device.fulfilment.handOver(order.id, 'key-number-6'),
        buyer.device.fulfilment.cannotDeliver(act, 'key-number-7'),
        seller.device.fulfilment.confirmBill(act, 'key-number-8'),
        seller.device.fulfilment.giveUp(act, 'key-number-9'),
        seller.device.fulfilment.reportMismatch(order.id, UNTRUE, 'key-number-10'),
      ]
      for (const answer of await Promise.all(wrongSide)) expect(reasonOf(answer)).toBe('not-found')
      expect(await find(buyer, order)).toMatchObject({ status: 'handing-over' })
    })

    it('each party finds what waits for them and nothing else, from the payment to the bill (ORD-61)', async () => {
      const { buyer, seller } = fixture()
      const turnsOf = async ({ device }: Person) =>
        valueOf(await device.orders.turns()).map((turn) => (turn.kind === 'order' ? turn.order.status : turn.offer.id))
      await makeReadyToPay(fixture(), buyer)
      const placed = valueOf(
        await buyer.device.orders.place(await draftFor(buyer, fixture().shopIds[0], 'deposit'), 'key-to-place'),
      )
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([['awaiting-payment'], []])
      const stored = valueOf(await payDue(buyer, placed, 'key-to-pay-1'))
      // The seller is to open the shop for viewing.
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([['deposit-paid'], ['deposit-paid']])
      const order = valueOf(await payDue(buyer, stored, 'key-to-pay-2'))
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[], ['paid']])
      await fixture().transition(order.id, 'seller.signed', 'seller')
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([['paid'], []])
      await fixture().transition(order.id, 'all.signed', 'buyer')
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([[], ['handing-over']])
      await proveHandover(seller, order.id)
      valueOf(await seller.device.fulfilment.handOver(order.id, 'key-to-hand-over'))
      expect([await turnsOf(buyer), await turnsOf(seller)]).toEqual([['handing-over'], []])
      expect(valueOf(await buyer.device.orders.turns()).map(({ by }) => by)).toEqual([
        deadlinesOf(await find(buyer, order))?.by,
      ])
      valueOf(await confirm(order))
      expect([await turnsOf(buyer), await turnsOf(seller), await turnsOf(fixture().secondBuyer)]).toEqual([[], [], []])
      expect(reasonOf(await fixture().openDevice().orders.turns())).toBe('login-required')
    })
  })
}
