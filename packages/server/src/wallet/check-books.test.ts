import { orderCode } from '@diandu/core/orders'
import { rechargeCode } from '@diandu/core/wallet'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { openMarket, PRICE_FEN } from '../orders/testing/open-market.ts'
import { checkBooks } from './check-books.ts'

const DUE_FEN = PRICE_FEN * 1.1

describeOnEachEngine('The books', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', 3 * DUE_FEN)
    await market.addShop('shop')
    const order = await market.placed('buyer', 'shop')
    await market.pay('buyer', order.id, 'full', DUE_FEN)
    expect(await checkBooks(market.db)).toEqual([])
    return { ...market, order }
  }

  it.each([
    [
      'a balance changed by hand',
      `UPDATE accounts SET balance_fen = balance_fen + 1 WHERE id = 'available:buyer'`,
      'Account available:buyer holds',
    ],
    ['a lost account', `DELETE FROM accounts WHERE id = 'available:buyer'`, 'Account available:buyer holds 0 fen'],
    [
      'a lost line',
      `DELETE FROM entries WHERE account_id = 'available:buyer' AND amount_fen < 0`,
      'All entries together',
    ],
    [
      'a posting that does not balance',
      `UPDATE entries SET amount_fen = amount_fen - 5 WHERE account_id = 'house:payment-in'`,
      'lines that sum to -5 fen',
    ],
    ['lines without a posting', `DELETE FROM postings WHERE kind = 'recharge'`, 'which is not there'],
    [
      'an order that ended with its money held',
      `UPDATE orders SET status = ${orderCode('cancelled')}`,
      'in escrow and should hold 0',
    ],
    ['an order that says more than was paid', `UPDATE orders SET paid_fen = paid_fen + 1`, 'should hold'],
    ['a lost order', `DELETE FROM orders`, 'for an order that is not there'],
    [
      'a payment of which the ledger knows nothing',
      `UPDATE orders SET status = ${orderCode('refunded')}, paid_fen = 7`,
      'the ledger says',
    ],
    [
      'a recharge credited without its review',
      `UPDATE recharges SET status = ${rechargeCode('to-review')}`,
      'should have credited 0 fen',
    ],
    ['a recharge that is gone', `DELETE FROM recharges`, 'should have credited 0 fen'],
  ])('complain about %s (WAL-29)', async (_what, damage, message) => {
    const { db } = await begin()
    await db.change(damage)
    expect((await checkBooks(db)).join('\n')).toContain(message)
  })

  it('are read at one moment, beside servers that move money (WAL-29)', async () => {
    const market = await begin()
    const orders = []
    for (let at = 0; at < 10; at += 1)
      orders.push(await market.placed('buyer', await market.addShop(`s${at}`), 'deposit'))
    const [books] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => checkBooks(market.db))),
      Promise.all(orders.map(({ id }) => market.pay('buyer', id, 'deposit', PRICE_FEN / 5))),
      Promise.all(Array.from({ length: 10 }, () => market.credit('seller', 7))),
    ])
    expect(books.flat()).toEqual([])
  })

  it.each([
    [
      'a balance below zero',
      `UPDATE accounts SET balance_fen = -1 WHERE id = 'available:buyer'`,
      'accounts_not_negative',
    ],
    ['an entry of nothing', `UPDATE entries SET amount_fen = 0`, 'entries_not_zero'],
    [
      'a recharge posted twice',
      `INSERT INTO postings SELECT id || '2', kind, subject, posted_at FROM postings WHERE kind = 'recharge'`,
      'postings_once',
    ],
    [
      'a second buyer of one shop',
      `INSERT INTO orders SELECT 'x', 'x', 'other', seller_id, shop_id, shop_title, shop_platform, shop_kind, plan, terms_version, 3, price_fen, service_fee_fen, 0, placed_at, pay_by FROM orders`,
      'orders_one_buyer',
    ],
  ])('cannot hold %s (WAL-3)', async (_what, damage, constraint) => {
    const { db } = await begin()
    await expect(db.change(damage)).rejects.toThrow(constraint)
  })
})
