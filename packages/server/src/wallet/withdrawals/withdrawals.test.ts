import { withdrawCode, type WithdrawStatus } from '@diandu/core/wallet'
import { aCardNumber, reasonOf } from '@diandu/core/testing'
import { addBankCard, requestWithdrawal, getCapital, takeBackWithdrawal } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../database/testing.ts'
import { openMarket, PAYMENT_PASSWORD } from '../../orders/testing/open-market.ts'
import { systemRandom } from '../../integrations/index.ts'
import { checkBooks } from '../check-books.ts'
import { reviewWithdrawal } from './move-withdrawal.ts'

const NUMBER = aCardNumber(7)

describeOnEachEngine('Withdrawals', (open) => {
  const begin = async () => {
    const market = await openMarket(await open())
    await market.addPerson('lin', 100_00)
    const card = await market.call<{ id: string }>(addBankCard, 'lin', {
      bank: 'CMB',
      holder: '林小满',
      number: NUMBER,
    })
    if (!card.ok) throw new Error('The test could not add a card.')
    const request = (amountFen: number, key?: string, paymentPassword = PAYMENT_PASSWORD) =>
      market.call<{ id: string }>(requestWithdrawal, 'lin', { cardId: card.value.id, amountFen, paymentPassword }, key)
    const review = (id: string, status: WithdrawStatus, by = 'wang') =>
      market.db.transaction((tx) =>
        reviewWithdrawal(
          tx,
          id,
          { status, by, why: 'seen', at: market.clock.now() },
          { random: systemRandom, nowMs: market.clock.now() },
        ),
      )
    const capital = () => market.call(getCapital, 'lin', {})
    return { ...market, request, review, capital, cardId: card.value.id }
  }
  const begunOne = async () => {
    const market = await begin()
    const requested = await market.request(30_00)
    if (!requested.ok) throw new Error('The test could not withdraw.')
    return { ...market, id: requested.value.id }
  }

  it('of twenty at once on money for ten, ten are frozen, and the books are right (WAL-18, WAL-19)', async () => {
    const { request, capital, db } = await begin()
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(10_00)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10)
    expect(new Set(answers.map(reasonOf))).toEqual(new Set(['ok', 'balance-short']))
    expect(await capital()).toMatchObject({ value: { availableFen: 0, frozenFen: 100_00 } })
    expect(await checkBooks(db)).toEqual([])
  })

  it('of twenty at once of a person who owes half, those for the other half are frozen (WAL-83)', async () => {
    const { request, capital, db, addPerson, addShop, placed } = await begin()
    await addPerson('seller')
    await addShop('shop')
    const order = await placed('lin', 'shop', 'deposit')
    await db.change(
      'INSERT INTO seller_debts (order_id, seller_id, buyer_id, damages_fen, owed_since) VALUES ($1, $2, $3, $4, 1)',
      [order.id, 'lin', 'seller', 50_00],
    )
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(10_00)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(new Set(answers.map(reasonOf))).toEqual(new Set(['ok', 'balance-held']))
    expect(await capital()).toMatchObject({ value: { availableFen: 50_00, frozenFen: 50_00 } })
  })

  it('of a person who takes back and two reviewers at once, one ends it (WAL-19)', async () => {
    const { id, review, call, capital, db } = await begunOne()
    const ends = await Promise.all([
      call(takeBackWithdrawal, 'lin', { id }),
      review(id, 'failed'),
      review(id, 'failed', 'zhao'),
      call(takeBackWithdrawal, 'lin', { id }),
    ])
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await capital()).toMatchObject({ value: { availableFen: 100_00, frozenFen: 0 } })
    expect(await db.query('SELECT 1 FROM request_steps WHERE request_id = $1', [id])).toHaveLength(1)
    expect(await checkBooks(db)).toEqual([])
  })

  it('a card’s number is nowhere in clear (CTR-24)', async () => {
    const { db } = await begunOne()
    const tables = await db.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables)
      expect(JSON.stringify(await db.query(`SELECT to_jsonb(t) AS row FROM ${name} t`))).not.toContain(NUMBER)
  })

  it.each([
    [
      'an ended one whose money is still frozen',
      `UPDATE withdrawals SET status = ${withdrawCode('paid-out')}`,
      'holds 3000 fen, and the open withdrawals are 0',
    ],
    ['one that says another sum', 'UPDATE withdrawals SET amount_fen = 2999', 'the open withdrawals are 2999'],
    ['one that is gone', 'DELETE FROM withdrawals', 'The postings of withdrawal'],
    [
      'postings of another status',
      `UPDATE postings SET kind = 'withdrawal-paid' WHERE kind = 'withdrawal-frozen'`,
      'The postings of withdrawal',
    ],
  ])('the books complain about %s (WAL-19)', async (_what, damage, words) => {
    const { db } = await begunOne()
    expect(await checkBooks(db)).toEqual([])
    await db.change(damage)
    expect((await checkBooks(db)).join('\n')).toContain(words)
  })

  it.each([
    ['frozen twice', 'withdrawal-frozen', 'withdrawal-frozen', 'postings_once'],
    ['paid and returned', 'withdrawal-paid', 'withdrawal-returned', 'postings_withdrawal_ended'],
  ])('the database refuses one %s (WAL-19)', async (_what, first, second, constraint) => {
    const { db } = await begin()
    await db.change(`INSERT INTO postings VALUES ('p1', $1, 'w', 1)`, [first])
    await expect(db.change(`INSERT INTO postings VALUES ('p2', $1, 'w', 1)`, [second])).rejects.toThrow(constraint)
  })
})
