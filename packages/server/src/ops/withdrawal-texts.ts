import { mapResult, type Result } from '@diandu/core/kernel'
import { bankOf, toWithdrawStatus } from '@diandu/core/wallet'
import { createDataBox } from '../account/index.ts'
import { findWithdrawal, listWithdrawals, openCardNumber, reviewWithdrawal } from '../wallet/index.ts'
import { statusText, stepsText, yuan } from './money-texts.ts'
import { oneLine } from './one-line.ts'
import type { OpsParts } from './ops-parts.ts'
import type { MoneyCommand } from './parse-money-command.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

type Of<Name extends MoneyCommand['name']> = Extract<MoneyCommand, { readonly name: Name }>

export async function listWithdrawalsText({ onlyOpen, most }: Of<'withdrawals list'>, { db }: OpsParts): Promise<string> {
  const withdrawals = await listWithdrawals(db, onlyOpen, most)
  if (withdrawals.length === 0) return 'There are no such withdrawals.'
  return tableText(
    ['ID', 'PERSON', 'YUAN', 'STATUS', 'CARD', 'ASKED'],
    withdrawals.map(({ id, username, amountFen, status, card, askedAt }) => [
      id,
      username,
      yuan(amountFen),
      statusText(status, toWithdrawStatus),
      `${card.bank} ${card.lastFour}`,
      time(askedAt),
    ]),
  )
}

/** With the card in full, for whoever pays out; that it was read is written down. */
export async function showWithdrawalText({ id, by }: Of<'withdrawals show'>, { db, clock, dataKey }: OpsParts): Promise<string | null> {
  const withdrawal = await findWithdrawal(db, id)
  const card = withdrawal && (await openCardNumber(db, withdrawal.cardId, createDataBox(dataKey), { by, at: clock.now() }))
  if (withdrawal === undefined || card === undefined) return null
  const { username, amountFen, status, askedAt, steps } = withdrawal
  const facts = tableText(
    ['WITHDRAWAL', id],
    [
      ['person', username],
      ['yuan', yuan(amountFen)],
      ['status', statusText(status, toWithdrawStatus)],
      ['asked', time(askedAt)],
      ['bank', bankOf(withdrawal.card.bank).name.en],
      ['holder', oneLine(card.holder)],
      ['card', card.number],
    ],
  )
  return steps.length === 0 ? facts : `${facts}\n\n${stepsText(steps, toWithdrawStatus)}`
}

export async function moveWithdrawalText({ id, status, by, why }: Of<'withdrawals move'>, { db, clock, random }: OpsParts): Promise<Result<string>> {
  const nowMs = clock.now()
  const moved = await db.transaction((tx) => reviewWithdrawal(tx, id, { status, at: nowMs, by, why }, { random, nowMs }))
  return mapResult(moved, ({ username, amountFen }) => `The withdrawal of ${yuan(amountFen)} yuan by ${username} is now ${statusText(status, toWithdrawStatus)}.`)
}
