import { fail, mapResult, refused, type Result } from '@diandu/core/kernel'
import { toRechargeStatus } from '@diandu/core/wallet'
import { createDataBox, signedPictureUrl } from '../account/index.ts'
import { findUser } from '../session/index.ts'
import { findRecharge, listRecharges, ownerOfAccount, sameReceipts, takeTransfer, type KeptRecharge } from '../wallet/index.ts'
import { creditLate, reviewRecharge } from '../payments/index.ts'
import { passedAlone } from './let-through-alone.ts'
import { statusText, stepsText, yuan } from './money-texts.ts'
import { oneLine } from './one-line.ts'
import type { OpsParts } from './ops-parts.ts'
import type { MoneyCommand } from './parse-money-command.ts'
import { tableText } from './table-text.ts'
import { time } from './time-text.ts'

const [PASSED, IN_APPROVAL] = [2, 5]

type Of<Name extends MoneyCommand['name']> = Extract<MoneyCommand, { readonly name: Name }>

export async function listRechargesText({ onlyOpen, most }: Of<'recharges list'>, { db }: OpsParts): Promise<string> {
  const recharges = await listRecharges(db, onlyOpen, most)
  if (recharges.length === 0) return onlyOpen ? 'No recharges wait.' : 'There are no recharges.'
  return tableText(
    ['ID', 'PERSON', 'YUAN', 'STATUS', 'CHANNEL', 'ASKED', 'FOR', 'LAST BY', 'WHY'],
    recharges.map(({ id, username, amountFen, status, channel, askedAt, paidLateAt, creditedBy, payment, steps }) => [
      id,
      username,
      yuan(amountFen),
      `${statusText(status, toRechargeStatus)}${paidLateAt !== null && creditedBy === null ? ', paid since' : ''}`,
      channel,
      time(askedAt),
      payment === null ? '-' : dueText(payment),
      oneLine(steps.at(-1)?.by ?? '-'),
      oneLine(steps.at(-1)?.why ?? '-'),
    ]),
  )
}

/** What waits for this money, and until when it can be paid: a balance that is late costs its buyer the deposit. */
const dueText = ({ part, payBy }: NonNullable<KeptRecharge['payment']>): string => `${part}${payBy === null ? '' : ` by ${time(payBy)}`}`

/** With the address of the receipt, which is good for minutes. */
export async function showRechargeText({ id }: Of<'recharges show'>, { db, clock, dataKey }: OpsParts): Promise<string | null> {
  const recharge = await findRecharge(db, id)
  if (recharge === undefined) return null
  const { username, amountFen, status, channel, askedAt, receipt, bankReference, paidLateAt, creditedBy, purpose, payment, steps } = recharge
  const same = await sameReceipts(db, id)
  const facts = tableText(
    ['RECHARGE', id],
    [
      ['person', username],
      ['yuan', yuan(amountFen)],
      ['status', statusText(status, toRechargeStatus)],
      ['channel', channel],
      ['asked', time(askedAt)],
      ...(receipt === null ? [] : [['receipt', signedPictureUrl(receipt, createDataBox(dataKey), clock.now())]]),
      ...same.map((other) => ['same receipt', `${other.id} (${statusText(other.status, toRechargeStatus)})`]),
      ...(bankReference === null ? [] : [['bank reference', oneLine(bankReference)]]),
      ...(paidLateAt === null ? [] : [['paid after it failed', `${time(paidLateAt)}, ${creditedBy === null ? 'to be credited by "recharges credit-late"' : `credited by ${creditedBy}`}`]]),
      ...(purpose === null || payment === null ? [] : [['for order', `${purpose.orderId}: ${dueText(payment)} (${purpose.outcome})`]]),
    ],
  )
  return steps.length === 0 ? facts : `${facts}\n\n${stepsText(steps, toRechargeStatus)}`
}

/** What a person paid at a cashier its channel speaks for; where it is silent, it is credited by hand with the bank's name for it. */
export async function moveRechargeText({ id, status, by, why, reference }: Of<'recharges move'>, parts: OpsParts): Promise<Result<string>> {
  const { db, clock, random } = parts
  const nowMs = clock.now()
  const review = () => reviewRecharge(db, id, { status, at: nowMs, by, why, reference }, { random, nowMs })
  const before = await findRecharge(db, id)
  // Let through alone is what was not sent to approval before.
  const isAlone = before !== undefined && status === PASSED && before.status !== IN_APPROVAL
  const tooMuch = async (): Promise<Result<KeptRecharge>> => fail(refused('bad-parameter', '大额须经第二人复核', 'status'))
  const moved = isAlone ? await passedAlone({ ...before, by }, parts, (needsTwo) => (needsTwo ? tooMuch() : review()), ({ ok }) => ok) : await review()
  return mapResult(moved, ({ username, amountFen }) => `The recharge of ${yuan(amountFen)} yuan by ${username} is now ${statusText(status, toRechargeStatus)}.`)
}

/** Money that a channel said it had after the recharge had failed. */
export async function creditLateText({ id, by, second, why, reference }: Of<'recharges credit-late'>, parts: OpsParts): Promise<Result<string>> {
  const { db, clock, random } = parts
  const credit = (needsTwo: boolean) => creditLate(db, id, { by, second, why, reference, needsTwo }, { random, nowMs: clock.now() })
  const failed = await findRecharge(db, id)
  const credited = failed === undefined ? await credit(false) : await passedAlone({ ...failed, by }, parts, credit, ({ ok }) => ok)
  return mapResult(credited, ({ username, amountFen }) => `Credited ${yuan(amountFen)} yuan to ${username}, which came after the recharge had failed.`)
}

/** What the bank saw arrive on an account that was made for somebody. */
export async function takeTransferText({ account, amountFen, reference, by, second }: Of<'recharge arrive'>, parts: OpsParts): Promise<Result<string>> {
  const { db, clock, random } = parts
  const take = (needsTwo: boolean) => takeTransfer(db, { accountNumber: account, amountFen, reference, by, second: second ?? '', needsTwo }, { random, nowMs: clock.now() })
  const userId = await ownerOfAccount(db, account)
  const taken = userId === undefined ? await take(false) : await passedAlone({ by, userId, amountFen }, parts, take, (answer) => answer.ok && answer.value.isNew)
  if (!taken.ok) return fail(taken.failure)
  const name = (await findUser(db, taken.value.userId))?.username ?? taken.value.userId
  return { ok: true, value: taken.value.isNew ? `Credited ${yuan(amountFen)} yuan to ${name}, whose account it is.` : `The bank's movement ${reference} was credited to ${name} before; nothing was done.` }
}
