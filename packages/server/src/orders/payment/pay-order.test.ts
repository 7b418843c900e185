import { createHash } from 'node:crypto'
import { DAY_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { reasonOf } from '@diandu/core/testing'
import { getCapital } from '@diandu/wire'
import { canonicalJson } from '../../calls/canonical-json.ts'
import { describeOnEachEngine } from '../../database/testing.ts'
import { hashPassword } from '../../session/index.ts'
import { checkBooks } from '../../wallet/index.ts'
import { findOrder, writeMoved } from '../order-store.ts'
import { openMarket, PAYMENT_PASSWORD, PRICE_FEN } from '../testing/open-market.ts'

const FULL_FEN = PRICE_FEN + PRICE_FEN / 10
const DEPOSIT_FEN = PRICE_FEN / 5
const BALANCE_FEN = FULL_FEN - DEPOSIT_FEN

describeOnEachEngine('Paying for an order', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', FULL_FEN)
    await market.addPerson('other', FULL_FEN)
    await market.addShop('shop')
    return market
  }
  const shopStatus = async ({ db }: Awaited<ReturnType<typeof begin>>) =>
    (await db.query<{ status: string }>(`SELECT status FROM shops WHERE id = 'shop'`))[0]?.status

  it('a buyer under a hold pays nothing from the wallet, and pays once it is released (WAL-84)', async () => {
    const market = await begin()
    const order = await market.placed('buyer', 'shop', 'deposit')
    const pay = () => market.pay('buyer', order.id, 'deposit', DEPOSIT_FEN)
    await market.db.change(
      `INSERT INTO payout_holds (user_id, report_id, shop_id, shop_title, reason, held_at, held_by)
       VALUES ('buyer', 'report', 'other-shop', '假店', 'figures-untrue', 0, 'Li Na')`,
      [],
    )
    expect(reasonOf(await pay())).toBe('payouts-held')
    expect(await market.find('buyer', order.id)).toMatchObject({ value: { status: 'awaiting-payment', paidFen: 0 } })
    await market.db.change(
      `UPDATE payout_holds SET released_at = 1, released_by = 'Li Na', released_why = 'proven'`,
      [],
    )
    expect(await pay()).toMatchObject({ value: { status: 'deposit-paid' } })
  })

  it('a buyer who owes damages pays with what is left of the wallet without them (WAL-84)', async () => {
    const market = await begin()
    const order = await market.placed('buyer', 'shop', 'deposit')
    const pay = () => market.pay('buyer', order.id, 'deposit', DEPOSIT_FEN)
    await market.db.change(
      `INSERT INTO seller_debts (order_id, seller_id, buyer_id, damages_fen, taken_fen, owed_since)
       VALUES ($1, 'buyer', 'other', $2, 0, 0)`,
      [order.id, FULL_FEN - DEPOSIT_FEN + 1],
    )
    expect(reasonOf(await pay())).toBe('balance-held')
    await market.db.change('UPDATE seller_debts SET damages_fen = damages_fen - 1', [])
    expect(await pay()).toMatchObject({ value: { status: 'deposit-paid' } })
  })

  it('the balance came too late: the deposit is the seller’s and the shop on sale again (ORD-28)', async () => {
    const market = await begin()
    const order = await market.placed('buyer', 'shop', 'deposit')
    await market.pay('buyer', order.id, 'deposit', DEPOSIT_FEN)
    const sweep = () => market.sweep('balance')
    market.clock.advance(7 * DAY_MS)
    expect(await sweep()).toBe(0)
    market.clock.advance(DAY_MS)
    expect(reasonOf(await market.pay('buyer', order.id, 'balance', BALANCE_FEN))).toBe('order-not-payable')
    const swept = await Promise.all([sweep(), sweep(), sweep()])
    expect(swept.sort()).toEqual([0, 0, 1])
    expect(await market.find('buyer', order.id)).toMatchObject({
      value: { status: 'closed-with-damages', paidFen: DEPOSIT_FEN },
    })
    expect(await market.call(getCapital, 'seller', {})).toMatchObject({ value: { availableFen: DEPOSIT_FEN } })
    expect(await shopStatus(market)).toBe('on-sale')
    expect(await market.db.query(`SELECT kind FROM postings WHERE subject = $1 ORDER BY kind`, [order.id])).toEqual([
      { kind: 'order-damages' },
      { kind: 'order-payment' },
    ])
    expect(await checkBooks(market.db)).toEqual([])
  })

  it('an order is moved from the state in which it was read, or not at all (ORD-16)', async () => {
    const market = await begin()
    const { id } = await market.placed('buyer', 'shop')
    const stale = await findOrder(market.db, id)
    if (stale === undefined) throw new Error('The order should be there.')
    const mover = { event: 'buyer.cancelled', role: 'buyer', id: 'buyer', why: '', notedAt: 5 } as const
    const move = () =>
      market.db.transaction((tx) =>
        writeMoved(
          tx,
          stale,
          {
            ...stale,
            status: 'cancelled',
            cancelReason: 'buyer',
            history: [...stale.history, { status: 'cancelled', at: 5 }],
          },
          mover,
        ),
      )
    expect([await move(), await move()]).toEqual([true, false])
    expect(await market.find('buyer', id)).toMatchObject({ value: { history: { length: 2 } } })
  })

  it('fifty guesses at once learn as much as five in a row (WAL-6)', async () => {
    const market = await begin()
    const order = await market.placed('buyer', 'shop')
    const guess = (password: string) => market.pay('buyer', order.id, 'full', FULL_FEN, undefined, password)
    const guesses = await Promise.all(Array.from({ length: 50 }, (_, at) => guess(String(200_000 + at * 7))))
    expect(guesses.filter((each) => reasonOf(each) === 'payment-password-wrong')).toHaveLength(4)
    expect(guesses.filter((each) => reasonOf(each) === 'payment-password-locked')).toHaveLength(46)
    expect(reasonOf(await guess(PAYMENT_PASSWORD))).toBe('payment-password-locked')
  })

  it('a right password whose check was under way when payments were locked is no better than a wrong one (WAL-6)', async () => {
    const market = await begin()
    await market.db.change(`UPDATE users SET payment_password_hash = $1 WHERE id = 'buyer'`, [
      await hashPassword(PAYMENT_PASSWORD, { logN: 15, blocks: 8, passes: 6 }),
    ])
    const order = await market.placed('buyer', 'shop')
    const paying = market.pay('buyer', order.id, 'full', FULL_FEN)
    // Queries are answered in turn: this one comes after those that read the order and at the lock, long before the
    // hash is there.
    await market.db.change(`UPDATE users SET payment_locked_until = $1 WHERE id = 'buyer'`, [market.clock.now() + 1])
    expect(reasonOf(await paying)).toBe('payment-password-locked')
  })

  it('the same key thirty times at once pays once and gives one answer (ORD-16)', async () => {
    const market = await begin()
    await market.credit('buyer', 40 * FULL_FEN)
    const order = await market.placed('buyer', 'shop')
    const paid = await Promise.all(
      Array.from({ length: 30 }, () => market.pay('buyer', order.id, 'full', FULL_FEN, 'one-key-for-all')),
    )
    expect(new Set(paid.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await market.pay('buyer', order.id, 'full', FULL_FEN, 'one-key-for-all')).toEqual(paid[0])
    const stored = await market.db.query<{ bodyHash: string }>(
      `SELECT body_hash FROM idempotency_keys WHERE key = 'one-key-for-all'`,
    )
    const guessed = { orderId: order.id, part: 'full', amountFen: FULL_FEN, paymentPassword: PAYMENT_PASSWORD }
    const withPassword = createHash('sha256').update(canonicalJson(guessed)).digest('hex')
    expect(stored[0]?.bodyHash).not.toBe(withPassword)
    expect(await market.call(getCapital, 'buyer', {})).toMatchObject({ value: { escrowFen: FULL_FEN } })
    expect(await checkBooks(market.db)).toEqual([])
  })
})
