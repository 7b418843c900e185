import { aCardNumber } from '@diandu/core/testing'
import { addBankCard, requestWithdrawal } from '@diandu/wire'
import { openMarket, PAYMENT_PASSWORD } from '../../orders/testing/open-market.ts'
import { systemRandom } from '../../integrations/index.ts'
import { runCommand } from '../run-command.ts'
import type { Database } from '../../database/index.ts'

/** A market with one person who has money, and the reviewers’ commands on it. */
export async function openMoneyMarket(db: Database) {
  const market = await openMarket(db)
  await market.addPerson('lin', 600_000_00)
  const ops = (...args: string[]) =>
    runCommand(args, {
      db: market.db,
      clock: market.clock,
      random: systemRandom,
      dataKey: { now: new Uint8Array(32), before: [] },
    })
  const by = ['--by', 'Li Na', '--why', 'bank slip 77'] as const
  return { ...market, ops, by }
}

/** The same with a withdrawal of hers that waits. */
export async function openWithdrawal(db: Database, amountFen = 300_00) {
  const market = await openMoneyMarket(db)
  const card = await market.call<{ id: string }>(addBankCard, 'lin', {
    bank: 'CMB',
    holder: '林小满',
    number: aCardNumber(9),
  })
  const requested = card.ok
    ? await market.call<{ id: string }>(requestWithdrawal, 'lin', {
        cardId: card.value.id,
        amountFen,
        paymentPassword: PAYMENT_PASSWORD,
      })
    : card
  if (!requested.ok) throw new Error('The test could not withdraw.')
  return { ...market, id: requested.value.id }
}
