import { describe, expect, it } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../src/kernel/index.ts'
import { endOfNaturalDay, purchaseTerms } from '../../src/orders/index.ts'
import { aCardNumber } from '../a-card-number.ts'
import { PAYMENT_PASSWORD, reasonOf, setPaymentPassword, valueOf } from '../fixture-steps.ts'
import { SMALL_PNG } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'
import type { OpenFixture } from '../fixture.ts'
import { fulfilmentSteps, UNTRUE } from '../fulfilment-steps.ts'

export function orderOutcomesContract(name: string, open: OpenFixture): void {
  describe(`${name} keeps the Fulfilment contract: refunds and ends`, () => {
    const fixture = withFixture(open)
    const { availableOf, find, paid, signed, handedOver, giveUp, cannotDeliver, report } = fulfilmentSteps(fixture)

    it('both parties are told where the money of an order went that ended by giving up, and nothing while it is held (ORD-59)', async () => {
      const { buyer, seller } = fixture()
      const order = await paid()
      expect(valueOf(await buyer.device.fulfilment.outcome(order.id))).toBeNull()
      const ended = valueOf(await giveUp(order))
      const { damagesFen } = purchaseTerms(order)
      for (const { device } of [buyer, seller]) {
        expect(valueOf(await device.fulfilment.outcome(order.id))).toEqual({
          ending: 'buyer.gave-up',
          at: ended.history.at(-1)?.at,
          paidFen: order.paidFen,
          backFen: order.paidFen - damagesFen,
          toSellerFen: damagesFen,
          feeFen: 0,
          keptFen: 0,
          owed: null,
        })
      }
    })

    it('keeps in a seller’s wallet what they owe, also of what they asked for before (WAL-83)', async () => {
      const { seller, credit, reviewWithdrawal } = fixture()
      const order = await paid()
      const { damagesFen } = purchaseTerms(order)
      await setPaymentPassword(fixture(), seller)
      await credit(seller.userId, damagesFen + 100_00)
      const card = valueOf(await seller.device.bankCards.add({ bank: 'CMB', holder: '林小满', number: aCardNumber() }))
      let keys = 0
      const draw = (amountFen: number) =>
        seller.device.withdrawals.request(
          { cardId: card.id, amountFen, paymentPassword: PAYMENT_PASSWORD },
          `owing-key-${(keys += 1)}`,
        )
      const early = valueOf(await draw(200_00))
      valueOf(await reviewWithdrawal(early.id, { status: 'processing' }))
      valueOf(await cannotDeliver(order))
      expect(reasonOf(await reviewWithdrawal(early.id, { status: 'to-pay-out' }))).toBe('balance-held')
      valueOf(await reviewWithdrawal(early.id, { status: 'failed' }))
      expect(await draw(100_01)).toMatchObject({ failure: { reason: 'balance-held', field: 'amountFen' } })
      const rest = valueOf(await draw(100_00))
      for (const status of ['processing', 'to-pay-out', 'paid-out'] as const)
        valueOf(await reviewWithdrawal(rest.id, { status }))
      expect(await availableOf(seller)).toBe(damagesFen)
      expect(reasonOf(await draw(1_00))).toBe('balance-held')
    })

    it('a mismatch is reported with its reason and pictures, and both see what was reported (ORD-41)', async () => {
      const { buyer, seller } = fixture()
      const order = await handedOver()
      const picture = valueOf(await buyer.device.uploads.picture(SMALL_PNG))
      await fixture().advance(HOUR_MS)
      expect(valueOf(await buyer.device.fulfilment.refundCase(order.id))).toBeNull()
      const reported = valueOf(await report(order, { ...UNTRUE, pictures: [picture.id] }))
      expect(reported.status).toBe('refund-under-review')
      for (const { device } of [buyer, seller]) {
        const found = valueOf(await device.fulfilment.refundCase(order.id))
        expect(found).toMatchObject({
          refund: { reason: 'figures-untrue', words: '评分与后台不一致', reportedAt: reported.history.at(-1)?.at },
          verdict: null,
        })
        expect(found?.refund?.pictures.map((address) => address.split('?')[0])).toEqual([picture.url.split('?')[0]])
      }
      expect(valueOf(await buyer.device.wallet.capital()).escrowFen).toBe(order.paidFen)
    })

    it('a refund that is agreed gives everything back, and one that is refused leads back to the hand-over; both are told why (ORD-55)', async () => {
      const { buyer } = fixture()
      const order = await handedOver()
      valueOf(await report(order))
      await fixture().transition(order.id, 'refund.refused', 'reviewer', '与描述一致')
      expect(await find(buyer, order)).toMatchObject({ status: 'handing-over' })
      expect(valueOf(await buyer.device.fulfilment.refundCase(order.id))?.verdict).toMatchObject({
        isAgreed: false,
        why: '与描述一致',
      })
      const wallet = await availableOf(buyer)
      valueOf(await report(order, { ...UNTRUE, reason: 'debts-hidden' }, 'key-to-report-again'))
      await fixture().transition(order.id, 'refund.agreed', 'reviewer', '确有隐瞒')
      expect(await find(buyer, order)).toMatchObject({ status: 'refunded', paidFen: 0 })
      expect((await availableOf(buyer)) - wallet).toBe(order.paidFen)
      for (const { device } of [buyer, fixture().seller]) {
        expect(valueOf(await device.fulfilment.refundCase(order.id))).toMatchObject({
          refund: { reason: 'debts-hidden' },
          verdict: { isAgreed: true, why: '确有隐瞒' },
        })
      }
    })

    it('each deadline does what the agreement says: without a signature in three days the damages, without a hand-over in seven natural days a review (ORD-56)', async () => {
      const { buyer, seller } = fixture()
      const order = await paid()
      await fixture().transition(order.id, 'seller.signed', 'seller')
      await fixture().advance(3 * DAY_MS - HOUR_MS)
      expect(await find(buyer, order)).toMatchObject({ status: 'paid' })
      await fixture().advance(2 * HOUR_MS)
      expect(await find(buyer, order)).toMatchObject({ status: 'closed-with-damages' })
      expect(await availableOf(seller)).toBe(purchaseTerms(order).damagesFen)
    })

    it('a shop that the seller does not hand over is reviewed without a report (ORD-56)', async () => {
      const { buyer, seller } = fixture()
      const order = await paid()
      await signed(order)
      const begunAt = (await find(buyer, order)).handOverBegunAt ?? 0
      await fixture().advance(endOfNaturalDay(begunAt, 7) - begunAt + HOUR_MS)
      expect(await find(buyer, order)).toMatchObject({ status: 'refund-under-review' })
      expect(valueOf(await buyer.device.fulfilment.refundCase(order.id))).toEqual({ refund: null, verdict: null })
      expect(reasonOf(await seller.device.fulfilment.handOver(order.id, 'key-too-late'))).toBe('order-moved-on')
    })
  })
}
