import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../src/kernel/index.ts'
import { agreedDates, deadlinesOf, paymentDue } from '../../src/orders/index.ts'
import type { SigningParty } from '../../src/contracts/index.ts'
import type { ChannelPayment, RechargeChannel } from '../../src/wallet/index.ts'
import { makeReadyToPay, orderShop, payDue } from '../paid-order.ts'
import { SMALL_PNG } from '../small-pictures.ts'
import { withFixture } from '../with-fixture.ts'
import { valueOf } from '../fixture-steps.ts'
import type { OpenFixture } from '../fixture.ts'

/** Money that is on its way for a balance while its seven days run out. */
export function awaitedMoneyContract(name: string, open: OpenFixture): void {
  describe(`${name} waits for money that may have been sent in time`, () => {
    const fixture = withFixture(open)
    const mine = () => fixture().buyer.device.recharges
    let keys = 0
    const newKey = () => `awaited-key-${(keys += 1)}`

    /** A deposit is paid, and its seven days are over in five minutes. */
    const lastMinutes = async (signed: readonly SigningParty[] = []) => {
      const { buyer, shopIds, advance } = fixture()
      const order = await orderShop(buyer, shopIds[0], newKey(), 'deposit')
      const depositFen = paymentDue(order)?.amountFen ?? 0
      await makeReadyToPay(fixture(), buyer, depositFen)
      const begun = valueOf(await payDue(buyer, order, newKey()))
      const by = deadlinesOf(begun)?.by ?? 0
      valueOf(await buyer.device.contracts.ofOrder(order.id))
      for (const party of signed) await fixture().transition(order.id, `${party}.signed`, party)
      await advance(by - (begun.depositPaidAt ?? 0) - 5 * MINUTE_MS)
      const due = paymentDue(begun)
      if (due === undefined) throw new Error('No balance is due')
      const payBy = async (channel: RechargeChannel, over: Partial<ChannelPayment> = {}) =>
        mine().payOrder({ channel, orderId: order.id, part: 'balance', amountFen: due.amountFen, ...over }, newKey())
      const receipt = async () => valueOf(await buyer.device.uploads.picture(SMALL_PNG)).id
      return {
        orderId: order.id,
        by,
        due,
        payBy,
        receipt,
        status: async () => valueOf(await buyer.device.orders.find(order.id)).status,
      }
    }
    const availableFen = async () => valueOf(await fixture().buyer.device.wallet.capital()).availableFen
    const outcomeOf = async (id: string) => valueOf(await mine().find(id)).purpose?.outcome

    it('a balance that was paid at a cashier in time completes the payment, although that is told after the deadline (WAL-54)', async () => {
      const { by, due, payBy, status } = await lastMinutes()
      const id = valueOf(await payBy('wy'))
      await fixture().advance(15 * MINUTE_MS)
      expect(await status()).toBe('deposit-paid')
      valueOf(await fixture().chargeNews(id, { kind: 'paid', amountFen: due.amountFen, paidAt: by - MINUTE_MS }))
      expect([await status(), await availableFen(), await outcomeOf(id)]).toEqual(['paid', 0, 'paid'])
    })

    it.each([
      ['behind the deadline', MINUTE_MS],
      ['at an instant that the channel does not tell', null],
    ])('what was paid %s stays in the wallet, and pays no balance (WAL-54)', async (_when, afterMs) => {
      const { by, due, payBy, status } = await lastMinutes()
      const id = valueOf(await payBy('wy'))
      await fixture().advance(15 * MINUTE_MS)
      valueOf(
        await fixture().chargeNews(id, {
          kind: 'paid',
          amountFen: due.amountFen,
          ...(afterMs === null ? {} : { paidAt: by + afterMs }),
        }),
      )
      await fixture().advance(3 * 60 * MINUTE_MS)
      expect([await status(), await availableFen(), await outcomeOf(id)]).toEqual([
        'closed-with-damages',
        due.amountFen,
        'kept',
      ])
    })

    it('a transfer that was submitted in time waits for the platform, and then pays as of when it was submitted (WAL-54, WAL-55)', async () => {
      const { payBy, receipt, status } = await lastMinutes()
      const id = valueOf(await payBy('transfer', { receipt: await receipt() }))
      await fixture().advance(3 * DAY_MS)
      expect(await status()).toBe('deposit-paid')
      for (const step of ['reviewing', 'not-yet-credited', 'credited'] as const)
        valueOf(await fixture().reviewRecharge(id, { status: step }, 'B-1'))
      expect([await status(), await availableFen(), await outcomeOf(id)]).toEqual(['paid', 0, 'paid'])
    })

    it.each([['seller'], [], ['buyer']] as const)(
      'a transfer that is checked beyond the last day costs its buyer neither deposit nor days to sign, where the first to sign was: %s (WAL-54, CTR-78)',
      async (...signed) => {
        const { buyer, advance, now } = fixture()
        const { orderId, payBy, receipt, status } = await lastMinutes(signed)
        const id = valueOf(await payBy('transfer', { receipt: await receipt() }))
        await advance(3 * DAY_MS)
        expect(await status()).toBe('deposit-paid')
        for (const step of ['reviewing', 'not-yet-credited', 'credited'] as const)
          valueOf(await fixture().reviewRecharge(id, { status: step }, 'B-1'))
        const paid = valueOf(await buyer.device.orders.find(orderId))
        expect(paid.status).toBe('paid')
        // Only of a buyer whom their seller waits for the days run.
        expect(agreedDates(paid).signBy).toBe(signed[0] === 'seller' ? now() + DAY_MS : null)
        await advance(DAY_MS - MINUTE_MS)
        expect(await status()).toBe('paid')
      },
    )

    it('a balance that is credited days after it was sent gives its seller all the days to hand over (ORD-87)', async () => {
      const { buyer, advance, now } = fixture()
      const { orderId, payBy, receipt } = await lastMinutes(['seller', 'buyer'])
      const id = valueOf(await payBy('transfer', { receipt: await receipt() }))
      await advance(3 * DAY_MS)
      for (const step of ['reviewing', 'not-yet-credited', 'credited'] as const)
        valueOf(await fixture().reviewRecharge(id, { status: step }, 'B-1'))
      const paid = valueOf(await buyer.device.orders.find(orderId))
      expect(paid).toMatchObject({ status: 'handing-over', handOverBegunAt: now() })
      expect(paid.paidAt).toBeLessThan(now())
    })
  })
}
