import { MINUTE_MS } from '@diandu/core/kernel'
import { deadlinesOf, paymentDue } from '@diandu/core/orders'
import * as wire from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { silentLog } from '../kernel/index.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { sandboxPaymentKey, sandboxPayments, systemRandom, type PaymentProvider } from '../integrations/index.ts'
import { moveCharge } from '../integrations/sandbox/sandbox-charge-store.ts'
import { checkBooks } from '../wallet/index.ts'
import { queryCharges } from './query-charges.ts'
import { rechargeHandlers } from './recharge.handlers.ts'

const KEY = sandboxPaymentKey(new Uint8Array(32))

describeOnEachEngine('A deposit whose balance is on its way when its days run out', (open) => {
  /** A buyer is at the cashier, five minutes before the deadline. */
  const begin = async (db: Awaited<ReturnType<typeof open>>, over: Partial<PaymentProvider> = {}) => {
    const market = await openMarket(db, systemRandom, (clock) =>
      rechargeHandlers({
        weChat: null,
        visitKey: new Uint8Array(32),
        publicUrl: '',
        payments: sandboxPayments({ db, clock, key: KEY }),
        houseAccount: null,
        personalAccounts: false,
      }),
    )
    const { clock } = market
    const payments = { ...sandboxPayments({ db, clock, key: KEY }), ...over }
    await market.addPerson('seller')
    await market.addPerson('lin', PRICE_FEN / 5)
    await market.addShop('shop')
    const placed = await market.placed('lin', 'shop', 'deposit')
    const paid = await market.pay('lin', placed.id, 'deposit', PRICE_FEN / 5)
    if (!paid.ok) throw new Error('The test could not pay a deposit.')
    const by = deadlinesOf(paid.value)?.by ?? 0
    clock.advance(by - clock.now() - 5 * MINUTE_MS)
    const amountFen = paymentDue(paid.value)?.amountFen ?? 0
    const begun = await market.call<{ readonly rechargeId: string }>(wire.payOrder, 'lin', {
      orderId: placed.id,
      part: 'balance',
      amountFen,
      channel: 'wy',
    })
    if (!begun.ok) throw new Error('The test could not begin a payment.')
    const id = begun.value.rechargeId
    await market.call(wire.openCashier, 'lin', { id })
    const call = () => queryCharges({ db, clock, random: systemRandom, log: silentLog, payments })
    return {
      market,
      clock,
      by,
      id,
      play: (state: 'paid' | 'processing') => moveCharge(db, id, state, clock.now()),
      async after(minutes: number) {
        for (let minute = 0; minute < minutes; minute += 1) {
          clock.advance(MINUTE_MS)
          await call()
          await market.sweep('balance')
        }
      },
      async end() {
        const found = await market.find('lin', placed.id)
        const [row] = await db.query<{
          outcome: string
        }>('SELECT order_outcome AS outcome FROM recharges WHERE id = $1', [id])
        return [
          found.ok ? found.value.status : 0,
          row?.outcome,
          await market.balanceOf('available:lin'),
          await checkBooks(db),
        ]
      },
    }
  }

  it('what was paid in time and never told is asked for after the deadline, and completes the payment as of that instant (WAL-54)', async () => {
    const db = await open()
    const { market, after, play, end, by } = await begin(db)
    await after(4)
    await play('paid')
    await db.change('UPDATE recharges SET next_ask_at = $1 WHERE order_id IS NOT NULL', [by + 5 * MINUTE_MS])
    await after(4)
    expect(await end()).toEqual(['deposit-paid', 'waiting', 0, []])
    await after(4)
    expect(await end()).toEqual(['paid', 'paid', 0, []])
    const [step] = await db.query<{ at: number; noted: number; posted: number }>(
      "SELECT s.at, s.noted_at AS noted, p.posted_at AS posted FROM order_steps s JOIN postings p ON p.subject = s.order_id AND p.kind = 'order-payment' WHERE s.event = 'balance.paid' ORDER BY p.place DESC",
    )
    expect(step?.at).toBeLessThanOrEqual(by)
    expect(step?.noted).toBeGreaterThan(by)
    expect(step?.posted).toBe(step?.noted)
    expect(await market.balanceOf('available:seller')).toBe(0)
  })

  it('a channel that does not answer keeps no party’s money for more than an hour, and is asked every few minutes meanwhile (WAL-54)', async () => {
    let requested = 0
    const { after, end } = await begin(await open(), {
      query: async () => ({ ok: false, failure: { kind: 'http', status: (requested += 1) > 0 ? 502 : 0 } }),
    })
    await after(5)
    requested = 0
    await after(60)
    expect([(await end())[0], requested > 9]).toEqual(['deposit-paid', true])
    await after(1)
    expect((await end())[0]).toBe('closed-with-damages')
  })
})
