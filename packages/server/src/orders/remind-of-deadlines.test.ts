import { DAY_MS, HOUR_MS } from '@diandu/core/kernel'
import { agreedDates } from '@diandu/core/orders'
import { valueOf } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { remindOfDeadlines } from './remind-of-deadlines.ts'
import { openMarket, PRICE_FEN } from './testing/open-market.ts'

describeOnEachEngine('A deadline that costs money', (open) => {
  it('is told of 24 hours before it ends, once, and not once the party has acted (MSG-13)', async () => {
    const market = await openMarket(await open())
    await market.addPerson('seller')
    await market.addPerson('buyer', 10 * PRICE_FEN)
    const { id } = await market.placed('buyer', await market.addShop('shop'), 'deposit')
    valueOf(await market.pay('buyer', id, 'deposit', PRICE_FEN / 5))
    const by = agreedDates(valueOf(await market.find('buyer', id))).balanceBy ?? 0
    const reminders = async () =>
      await market.db.query<{ userId: string; figures: unknown }>(
        `SELECT user_id, figures FROM inbox_messages WHERE event = 'order.deadline'`,
        [],
      )
    expect(await remindOfDeadlines(market.db, by - DAY_MS - 1)).toBe(0)
    expect(await Promise.all([by - DAY_MS, by - HOUR_MS].map((at) => remindOfDeadlines(market.db, at)))).toContain(1)
    expect(await remindOfDeadlines(market.db, by)).toBe(0)
    expect(await reminders()).toMatchObject([
      { userId: 'buyer', figures: { act: 'pay-balance', by, otherwise: 'deposit-forfeited' } },
    ])
    expect(await remindOfDeadlines(market.db, by + 1)).toBe(0)
  })
})
