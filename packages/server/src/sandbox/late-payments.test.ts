import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { PRICE_FEN } from '../orders/testing/open-market.ts'
import { systemRandom } from '../integrations/index.ts'
import { creditLate } from '../payments/index.ts'
import { checkBooks, findRecharge, listRecharges } from '../wallet/index.ts'
import { openCashierMarket } from './testing/open-cashier-market.ts'

describeOnEachEngine('A payment that comes late', (open) => {
  it('at two hours and a minute the old cashier is over and a new one opens; the old one fails minutes later, and is credited once if it was paid all the same (WAL-52)', async () => {
    const { press, sweep, statusOf, availableFen, notify, pay, clock, db, placed, addPerson, addShop, cashierOf } =
      await openCashierMarket(await open())
    await addPerson('seller')
    await addShop('shop')
    const amountFen = PRICE_FEN * 1.1
    const { id: orderId } = await placed('lin', 'shop')
    const old = await pay(orderId, amountFen)
    // As late as it can be: asked a moment before, so that the next question would come an hour later.
    await sweep(119 * 60_000)
    await sweep(2 * 60_000)
    expect([await statusOf(old), await cashierOf(old)]).toEqual(['to-review', 'cashier-lapsed'])
    const fresh = await pay(orderId, amountFen)
    expect([fresh === old, await cashierOf(fresh), await pay(orderId, amountFen)]).toEqual([false, 'open', fresh])
    await sweep(5 * 60_000)
    expect([await statusOf(old), await statusOf(fresh)]).toEqual(['failed', 'to-review'])
    const paid = JSON.stringify({ chargeId: old, news: { kind: 'paid', amountFen } })
    await Promise.all([notify(paid, clock.now()), notify(paid, clock.now())])
    expect([await statusOf(old), await availableFen()]).toEqual(['failed', 0])
    await press(`/sandbox/cashier/${fresh}`, 'how=now')
    expect((await findRecharge(db, fresh))?.purpose?.outcome).toBe('paid')
    const credit = () =>
      creditLate(
        db,
        old,
        { by: 'Li Na', why: 'seen there', second: 'Wu Yan', reference: 'B-1' },
        { random: systemRandom, nowMs: clock.now() },
      )
    const credits = await Promise.all([credit(), credit()])
    expect(credits.map(({ ok }) => ok).sort()).toEqual([false, true])
    expect([await availableFen(), (await findRecharge(db, old))?.purpose?.outcome]).toEqual([amountFen, 'kept'])
    expect(await checkBooks(db)).toEqual([])
  })

  it('what a reviewer failed is asked about on: money that was paid and never told is found, waits as late and is credited once (WAL-49)', async () => {
    const { recharge, press, sweep, statusOf, availableFen, review, db } = await openCashierMarket(await open())
    const { id, url } = await recharge()
    await review(id, 'failed')
    await press(url, 'how=never')
    await sweep(6_000)
    expect([await statusOf(id), await availableFen()]).toEqual(['failed', 0])
    expect((await listRecharges(db, true, 10)).map((waiting) => [waiting.id, waiting.paidLateAt !== null])).toEqual([
      [id, true],
    ])
    expect(await db.query('SELECT next_ask_at FROM recharges')).toEqual([{ nextAskAt: null }])
    const credit = () =>
      creditLate(
        db,
        id,
        { by: 'Li Na', why: 'seen there', second: null, reference: null },
        { random: systemRandom, nowMs: 1 },
      )
    expect([(await credit()).ok, (await credit()).ok]).toEqual([true, false])
    expect(await availableFen()).toBe(100_00)
    expect(await checkBooks(db)).toEqual([])
  })

  it('what a reviewer failed is closed at the provider, so that it cannot be paid afterwards (WAL-49)', async () => {
    const { recharge, press, sweep, statusOf, availableFen, review, db } = await openCashierMarket(await open())
    const { id, url } = await recharge()
    await review(id, 'reviewing')
    await review(id, 'failed')
    await sweep(6_000)
    await press(url, 'how=now')
    await sweep(DAY_MS)
    expect([await statusOf(id), await availableFen()]).toEqual(['failed', 0])
    expect(await db.query('SELECT paid_late_at, next_ask_at FROM recharges')).toEqual([
      { paidLateAt: null, nextAskAt: null },
    ])
  })
})
