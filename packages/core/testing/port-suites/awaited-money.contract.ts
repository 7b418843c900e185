import { describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../../src/kernel/index.ts'
import { deadlinesOf, paymentDue } from '../../src/orders/index.ts'
import type { ChannelPayment, RechargeChannel } from '../../src/wallet/index.ts'
import { makeReadyToPay, orderShop, payDue } from '../paid-order.ts'
import { SMALL_PNG } from '../small-pictures.ts'
import { withWorld } from '../with-world.ts'
import { reasonOf, valueOf } from '../world-steps.ts'
import type { OpenWorld } from '../world.ts'

/** Money that is on its way for a balance while its seven days run out. */
export function awaitedMoneyContract(name: string, open: OpenWorld): void {
  describe(`${name} waits for money that may have been sent in time`, () => {
    const world = withWorld(open)
    const mine = () => world().buyer.device.recharges
    let keys = 0
    const newKey = () => `awaited-key-${(keys += 1)}`

    /** A deposit is paid, and its seven days are over in five minutes. */
    const lastMinutes = async () => {
      const { buyer, shopIds, advance } = world()
      const order = await orderShop(buyer, shopIds[0], newKey(), 'deposit')
      const depositFen = paymentDue(order)?.amountFen ?? 0
      await makeReadyToPay(world(), buyer, depositFen)
      const begun = valueOf(await payDue(buyer, order, newKey()))
      const by = deadlinesOf(begun)?.by ?? 0
      await advance(by - (begun.depositPaidAt ?? 0) - 5 * MINUTE_MS)
      const due = paymentDue(begun)
      if (due === undefined) throw new Error('No balance is due')
      const payBy = async (channel: RechargeChannel, over: Partial<ChannelPayment> = {}) => mine().payOrder({ channel, orderId: order.id, part: 'balance', amountFen: due.amountFen, ...over }, newKey())
      const receipt = async () => valueOf(await buyer.device.uploads.picture(SMALL_PNG)).id
      return { by, due, payBy, receipt, status: async () => valueOf(await buyer.device.orders.find(order.id)).status }
    }
    const availableFen = async () => valueOf(await world().buyer.device.wallet.capital()).availableFen
    const outcomeOf = async (id: string) => valueOf(await mine().find(id)).purpose?.outcome

    it('[WAL-54] a balance that was paid at a cashier in time completes the payment, although that is told behind the deadline', async () => {
      const { by, due, payBy, status } = await lastMinutes()
      const id = valueOf(await payBy('wy'))
      await world().advance(15 * MINUTE_MS)
      expect(await status()).toBe(3)
      valueOf(await world().chargeNews(id, { kind: 'paid', amountFen: due.amountFen, paidAt: by - MINUTE_MS }))
      expect([await status(), await availableFen(), await outcomeOf(id)]).toEqual([4, 0, 'paid'])
    })

    it.each([
      ['behind the deadline', MINUTE_MS],
      ['at an instant that the channel does not tell', null],
    ])('[WAL-54] what was paid %s stays in the wallet, and pays no balance', async (_when, afterMs) => {
      const { by, due, payBy, status } = await lastMinutes()
      const id = valueOf(await payBy('wy'))
      await world().advance(15 * MINUTE_MS)
      valueOf(await world().chargeNews(id, { kind: 'paid', amountFen: due.amountFen, ...(afterMs === null ? {} : { paidAt: by + afterMs }) }))
      await world().advance(3 * 60 * MINUTE_MS)
      expect([await status(), await availableFen(), await outcomeOf(id)]).toEqual([8, due.amountFen, 'kept'])
    })

    it('[WAL-54] a cashier at which nothing was paid keeps the deadline waiting for an hour at most', async () => {
      const { payBy, status } = await lastMinutes()
      valueOf(await payBy('wy'))
      await world().advance(66 * MINUTE_MS)
      await world().advance(MINUTE_MS)
      expect(await status()).toBe(8)
    })

    it('[WAL-54] [WAL-55] a transfer that was handed in in time waits for the house, and then pays as of when it was handed in', async () => {
      const { payBy, receipt, status } = await lastMinutes()
      const id = valueOf(await payBy('transfer', { receipt: await receipt() }))
      await world().advance(3 * DAY_MS)
      expect(await status()).toBe(3)
      for (const step of [1, 2, 3]) valueOf(await world().reviewRecharge(id, { status: step }, 'B-1'))
      expect([await status(), await availableFen(), await outcomeOf(id)]).toEqual([4, 0, 'paid'])
    })

    it('[WAL-56] both parties read that the money is coming, and it is nobody’s turn until that is decided', async () => {
      const { buyer, seller, advance } = world()
      const { payBy, receipt } = await lastMinutes()
      const told = async () => [buyer, seller].map(async ({ device }) => valueOf(await device.orders.list({}, null)).items[0]?.awaitedBalance)
      const turns = async () => valueOf(await buyer.device.orders.turns()).map(({ kind }) => kind)
      valueOf(await payBy('wy'))
      expect([await Promise.all(await told()), await turns()]).toEqual([[undefined, undefined], ['order']])
      valueOf(await payBy('transfer', { receipt: await receipt() }))
      for (const waits of [0, DAY_MS]) {
        await advance(waits)
        expect([await Promise.all(await told()), await turns()]).toEqual([['transfer', 'transfer'], []])
      }
    })

    it('[WAL-54] once the house has turned the transfer down, the deadline does what it does', async () => {
      const { payBy, receipt, status } = await lastMinutes()
      const id = valueOf(await payBy('transfer', { receipt: await receipt() }))
      await world().advance(DAY_MS)
      valueOf(await world().reviewRecharge(id, { status: 4, why: 'no such money came' }))
      await world().advance(MINUTE_MS)
      expect([await status(), await availableFen()]).toEqual([8, 0])
    })

    it('[WAL-55] a transfer for an order wants a receipt, is for what is due, and is one however often it is handed in', async () => {
      const { due, payBy, receipt } = await lastMinutes()
      expect(await payBy('transfer')).toMatchObject({ ok: false, failure: { field: 'receipt' } })
      expect(await payBy('transfer', { receipt: 'no-such-picture' })).toMatchObject({ failure: { field: 'receipt' } })
      const picture = await receipt()
      expect(reasonOf(await payBy('transfer', { receipt: picture, amountFen: due.amountFen - 1 }))).toBe('terms-changed')
      const id = valueOf(await payBy('transfer', { receipt: picture }))
      expect(valueOf(await payBy('transfer', { receipt: picture }))).toBe(id)
      expect(valueOf(await mine().find(id))).toMatchObject({ channel: 'transfer', amountFen: due.amountFen - due.couponFen, status: 0, purpose: { outcome: 'waiting' } })
    })
  })
}
