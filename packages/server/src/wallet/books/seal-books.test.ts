import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { complaintsAboutBooks, type BooksRead } from '../../server-gauges.ts'
import { openMarket, PRICE_FEN } from '../../orders/testing/open-market.ts'
import { checkBooks } from '../check-books.ts'
import { recountBooks } from '../../recount-books.ts'
import { walletModule } from '../wallet-module.ts'
import { readSeals, sealedUntil } from './seal-store.ts'
import { sealBooks } from './seal-books.ts'

const DUE_FEN = PRICE_FEN * 1.1
/** From one month into the next. */
const LATER_MS = 35 * DAY_MS

describeOnEachEngine('The sealed books', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', 5 * DUE_FEN)
    const order = await market.placed('buyer', await market.addShop('shop'))
    await market.pay('buyer', order.id, 'full', DUE_FEN)
    const seal = async () => sealBooks(market.db, market.clock.now())
    const regular = async () => checkBooks(market.db, await sealedUntil(market.db))
    const complaintsOf = (read: BooksRead) => complaintsAboutBooks(market, [walletModule], read)
    return { ...market, order, seal, regular, complaintsOf }
  }

  it('are closed up to an hour ago, and never over the end of a month (FLEET-80)', async () => {
    const { db, clock, credit, seal, regular } = await begin()
    expect(await seal()).toBe(0)
    clock.advance(LATER_MS)
    await credit('seller', 7)
    expect(await seal()).toBeGreaterThan(1)
    const seals = await readSeals(db)
    expect(seals.at(-1)?.untilAt).toBe(clock.now() - HOUR_MS)
    expect(seals.slice(1).map(({ fromAt }) => fromAt)).toEqual(seals.slice(0, -1).map(({ untilAt }) => untilAt))
    const inOneMonth = seals.map(
      ({ fromAt, untilAt }) =>
        new Set([fromAt, untilAt - 1].map((at) => new Date(at + 8 * HOUR_MS).toISOString().slice(0, 7))).size,
    )
    expect(new Set(inOneMonth)).toEqual(new Set([1]))
    expect(await seal()).toBe(0)
    expect([await regular(), await checkBooks(db)]).toEqual([[], []])
  })

  it('take no movement that a clock dates too early (FLEET-81)', async () => {
    const { db, clock, credit, seal, complaintsOf, pay, placed, addShop } = await begin()
    clock.advance(LATER_MS)
    await seal()
    clock.advance(-LATER_MS)
    await credit('seller', 11)
    const order = await placed('buyer', await addShop('other'))
    await pay('buyer', order.id, 'full', DUE_FEN)
    const until = (await sealedUntil(db)) ?? 0
    const dated = `SELECT min(least(p.posted_at, e.posted_at)) >= $1 AS after FROM postings p JOIN entries e ON e.posting_id = p.id WHERE p.subject = $2`
    expect(await db.query(dated, [until, order.id])).toEqual([{ after: true }])
    expect([await complaintsOf('recent'), await complaintsOf('whole')]).toEqual([[], []])
  })

  it.each([
    [
      'a balance',
      `UPDATE accounts SET balance_fen = balance_fen + 1 WHERE id = 'available:buyer'`,
      'Account available:buyer',
    ],
    [
      'a line',
      `UPDATE entries SET amount_fen = amount_fen - 5 WHERE account_id = 'available:buyer' AND posting_id IN (SELECT id FROM postings ORDER BY place DESC LIMIT 1)`,
      'lines that sum to -5',
    ],
    [
      'a posting that is gone',
      `DELETE FROM postings WHERE place = (SELECT max(place) FROM postings)`,
      'which is not there',
    ],
    [
      'its lines that are gone',
      `DELETE FROM entries WHERE posting_id IN (SELECT id FROM postings ORDER BY place DESC LIMIT 1)`,
      '0 lines',
    ],
    [
      'an order',
      `UPDATE orders SET paid_fen = paid_fen + 1 WHERE id IN (SELECT subject FROM postings ORDER BY place DESC LIMIT 1)`,
      'should hold',
    ],
  ])('show in the regular check that of the open time %s was changed (FLEET-82)', async (_what, damage, message) => {
    const { db, clock, placed, addShop, pay, seal, regular } = await begin()
    clock.advance(LATER_MS)
    await seal()
    const order = await placed('buyer', await addShop('other'))
    await pay('buyer', order.id, 'full', DUE_FEN)
    expect(await regular()).toEqual([])
    await db.change(damage)
    expect((await regular()).join('\n')).toContain(message)
  })

  it.each([
    [
      'a line and its other side',
      `UPDATE entries SET amount_fen = amount_fen * 2`,
      'is not what it was when it was sealed',
    ],
    [
      'who was paid',
      `UPDATE entries SET account_id = 'available:seller' WHERE account_id = 'available:buyer'`,
      'is not what it was when it was sealed',
    ],
    ['when', `UPDATE postings SET posted_at = posted_at + 1`, 'is not what it was when it was sealed'],
    ['everything', `DELETE FROM entries`, 'is not what it was when it was sealed'],
    [
      'what is kept of an account',
      `UPDATE sealed_balances SET balance_fen = balance_fen + 1`,
      'What is sealed of account',
    ],
    ['what is noted of its fees', 'UPDATE book_seals SET fees_fen = fees_fen + 1', 'are noted as 1 and 0 fen'],
    [
      'a balance',
      `UPDATE accounts SET balance_fen = balance_fen + 1 WHERE id = 'available:buyer'`,
      'Account available:buyer',
    ],
  ])('show in the whole check that of the sealed time %s was changed (FLEET-83)', async (_what, damage, message) => {
    const { db, clock, seal, complaintsOf } = await begin()
    clock.advance(LATER_MS)
    await seal()
    expect(await complaintsOf('whole')).toEqual([])
    await db.change(damage)
    expect((await complaintsOf('whole')).join('\n')).toContain(message)
    await expect(recountBooks([walletModule]).run({ db })).rejects.toThrow(message)
  })

  it('stay open while they are wrong (FLEET-80)', async () => {
    const { db, clock, seal } = await begin()
    clock.advance(LATER_MS)
    await db.change(`UPDATE accounts SET balance_fen = balance_fen + 1 WHERE id = 'available:buyer'`)
    expect(await seal()).toBe(0)
    await db.change(`UPDATE accounts SET balance_fen = balance_fen - 1 WHERE id = 'available:buyer'`)
    expect(await seal()).toBeGreaterThan(0)
  })

  it('bear with a server of the version before, which does not note when a line was written (FLEET-82)', async () => {
    const { db, clock, credit, seal, regular, complaintsOf } = await begin()
    clock.advance(LATER_MS)
    await seal()
    await credit('seller', 7)
    await db.change('UPDATE entries SET posted_at = 0')
    expect([await regular(), await complaintsOf('whole')]).toEqual([[], []])
  })
})
