import { DAY_MS } from '@diandu/core/kernel'
import { aCardNumber } from '@diandu/core/testing'
import { addBankCard, requestWithdrawal } from '@diandu/wire'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../database/testing.ts'
import { PAYMENT_PASSWORD } from '../orders/testing/open-market.ts'
import { openMoneyMarket } from './testing/open-money-market.ts'

const NEEDS_TWO = { exitCode: 1, text: expect.stringContaining('goes to in-approval first') }

describeOnEachEngine('Paying out large sums', (open) => {
  const begin = async () => {
    const market = await openMoneyMarket(await open())
    await market.addPerson('wu', 4_000_000_00)
    const cards = new Map<string, string>()
    for (const [place, who] of ['wu', 'lin'].entries()) {
      const card = await market.call<{ id: string }>(addBankCard, who, {
        bank: 'CMB',
        holder: '林小满',
        number: aCardNumber(place + 1),
      })
      cards.set(who, card.ok ? card.value.id : '')
    }
    const withdraw = async (who: string, yuan: number) => {
      const requested = await market.call<{ id: string }>(requestWithdrawal, who, {
        cardId: cards.get(who) ?? '',
        amountFen: yuan * 100,
        paymentPassword: PAYMENT_PASSWORD,
      })
      if (!requested.ok) throw new Error('The test could not withdraw.')
      return requested.value.id
    }
    const move = (id: string, to: string, by: string) =>
      market.ops('withdrawals', 'move', id, '--to', to, '--by', by, '--why', 'looked at')
    /** Ready to be let through. */
    const waiting = async (who: string, yuan: number) => {
      const id = await withdraw(who, yuan)
      await move(id, 'processing', 'Li Na')
      return id
    }
    const passed = async (who: string, yuan: number, by: string) => move(await waiting(who, yuan), 'to-pay-out', by)
    return { ...market, move, waiting, passed }
  }

  it('lets no reviewer pay a large sum to one person alone by cutting it up, whatever they call themselves, nor several one after the other (WAL-34, ADM-136)', async () => {
    const { passed, move, waiting, clock, ops } = await begin()
    expect((await passed('wu', 499_000, 'Li Na')).exitCode).toBe(0)
    for (const by of ['Li Na', 'ＬＩ　ＮＡ', 'li.na', 'L. Na', 'LN', 'Na Li', 'Li'])
      expect(await passed('wu', 1_000, by)).toEqual(NEEDS_TWO)
    expect((await passed('wu', 999, 'li na')).exitCode).toBe(0)
    // Another person may be paid, and another reviewer may not pay this one either.
    expect((await passed('lin', 400_000, 'Li Na')).exitCode).toBe(0)
    expect(await passed('wu', 1_000, 'Zhao Wei')).toEqual(NEEDS_TWO)
    const id = await waiting('wu', 100_000)
    expect((await move(id, 'in-approval', 'Li Na')).exitCode).toBe(0)
    expect((await move(id, 'to-pay-out', 'L.N.')).exitCode).toBe(1)
    expect((await move(id, 'to-pay-out', 'Zhao Wei')).exitCode).toBe(0)
    clock.advance(DAY_MS)
    expect((await passed('wu', 499_000, 'Li Na')).exitCode).toBe(0)
    expect((await ops('books', 'check')).exitCode).toBe(0)
  })

  it('adds what a reviewer credits alone to what they pay out alone (WAL-34)', async () => {
    const { passed, ops, by } = await begin()
    expect((await ops('recharge', 'credit', '--user', 'wu', '--yuan', '300000', ...by)).exitCode).toBe(0)
    expect(await passed('wu', 200_000, 'Li Na')).toEqual(NEEDS_TWO)
    expect((await passed('wu', 199_999, 'Li Na')).exitCode).toBe(0)
    expect((await ops('recharge', 'credit', '--user', 'wu', '--yuan', '1', ...by)).exitCode).toBe(1)
  })

  it('lets no more through alone where several are moved at the same instant (WAL-34)', async () => {
    const { waiting, move, db } = await begin()
    const ids = []
    for (let count = 0; count < 8; count += 1) ids.push(await waiting('wu', 200_000))
    const spellings = ['Li Na', 'LI NA', 'L. Na', 'Na Li']
    const moved = await Promise.all(
      ids.map((id, place) => move(id, 'to-pay-out', spellings[place % spellings.length] ?? '')),
    )
    expect(moved.filter(({ exitCode }) => exitCode === 0)).toHaveLength(2)
    expect(await db.query('SELECT 1 FROM let_through_alone')).toHaveLength(2)
  })

  it('counts nothing for a move that is refused (WAL-34)', async () => {
    const { waiting, move, db } = await begin()
    const id = await waiting('wu', 400_000)
    await move(id, 'failed', 'Li Na')
    expect((await move(id, 'to-pay-out', 'Li Na')).exitCode).toBe(1)
    expect(await db.query('SELECT 1 FROM let_through_alone')).toEqual([])
  })
})
