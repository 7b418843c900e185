import * as v from 'valibot'
import { BANKS, type BankCard, type BankCode, type RequestStep, type WithdrawalRecord } from '@diandu/core/wallet'
import { call } from './call.ts'
import { cursor, fen, instant, nothingIn, nothingOut, pageOf, plainId, typed } from './schemas.ts'

const bank = v.picklist(BANKS.map(({ code }) => code)) as v.GenericSchema<BankCode, BankCode>
const paymentPassword = v.pipe(v.string(), v.regex(/^\d{6}$/, 'A payment password is 6 digits'))

const card = v.object({ id: plainId, bank, holder: v.string(), lastFour: v.string(), addedAt: instant }) satisfies v.GenericSchema<unknown, BankCard>

/** One move of a request, as its person reads it. */
export const requestStep = v.object({ status: v.number(), at: instant, by: v.string(), why: v.string() }) satisfies v.GenericSchema<unknown, RequestStep>

const withdrawal = v.object({
  id: plainId,
  amountFen: fen,
  card: v.object({ bank, lastFour: v.string() }),
  askedAt: instant,
  status: v.number(),
  steps: v.array(requestStep),
}) satisfies v.GenericSchema<unknown, WithdrawalRecord>

export const listBankCards = call({
  method: 'GET',
  path: 'capital/bank',
  summary: "A person's bank cards, each with the last four digits of its number",
  access: 'member',
  sealed: true,
  input: nothingIn,
  output: v.object({ items: v.array(card) }),
})

export const addBankCard = call({
  method: 'POST',
  path: 'capital/bank/add',
  summary: "Adds one of the person's own bank cards",
  access: 'member',
  audited: true,
  sealed: true,
  sealedFields: ['number'],
  input: v.strictObject({ bank: typed(20, 1), holder: typed(100, 1), number: v.pipe(v.string(), v.regex(/^\d[\d -]{8,43}\d$/, 'A card number is digits, in groups or not')) }),
  output: card,
})

export const removeBankCard = call({
  method: 'POST',
  path: 'capital/bank/del',
  summary: 'Removes a bank card',
  access: 'member',
  input: v.strictObject({ id: plainId }),
  output: nothingOut,
})

export const askWithdrawal = call({
  method: 'POST',
  path: 'capital/withdraw',
  summary: 'Asks for money to be paid out to a card; it is set aside at once',
  access: 'member',
  money: true,
  input: v.strictObject({ cardId: plainId, amountFen: fen, paymentPassword }),
  output: withdrawal,
})

export const takeBackWithdrawal = call({
  method: 'PUT',
  path: 'capital/withdraw/cancel',
  summary: 'Takes a withdrawal back while nobody has begun with it',
  access: 'member',
  money: true,
  input: v.strictObject({ id: plainId }),
  output: withdrawal,
})

export const getWithdrawal = call({
  method: 'POST',
  path: 'capital/withdraw/detail',
  summary: 'One withdrawal with its steps',
  access: 'member',
  input: v.strictObject({ id: plainId }),
  output: withdrawal,
})

export const listWithdrawals = call({
  method: 'GET',
  path: 'capital/withdraw',
  summary: "A person's withdrawals, newest first",
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(withdrawal),
})
