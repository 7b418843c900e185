import * as v from 'valibot'
import { BANKS, WITHDRAW_STATUSES, type BankCard, type BankCode, type WithdrawalView } from '@diandu/core/wallet'
import { call } from '../call.ts'
import { cursor, fen, instant, named, nothingIn, nothingOut, pageOf, plainId } from '../../schemas/schemas.ts'
import { standingOf } from '../../schemas/standing-of.ts'

const bank = v.picklist(BANKS.map(({ code }) => code)) as v.GenericSchema<BankCode, BankCode>
const paymentPassword = v.pipe(v.string(), v.regex(/^\d{6}$/, 'A payment password is 6 digits'))

const card = v.object({
  id: plainId,
  bank,
  holder: v.string(),
  lastFour: v.string(),
  addedAt: instant,
}) satisfies v.GenericSchema<unknown, BankCard>

const withdrawal = v.object({
  id: plainId,
  amountFen: fen,
  card: v.object({ bank, lastFour: v.string() }),
  askedAt: instant,
  ...standingOf(WITHDRAW_STATUSES),
}) satisfies v.GenericSchema<unknown, WithdrawalView>

export const listBankCards = call('GET capital/bank', {
  summary: 'A person’s bank cards, each with the last four digits of its number',
  access: 'member',
  sealed: true,
  input: nothingIn,
  output: v.object({ items: v.array(card) }),
})

export const addBankCard = call('POST capital/bank/add', {
  summary: 'Adds one of the person’s own bank cards',
  access: 'member',
  once: true,
  audited: true,
  sealed: true,
  sealedFields: ['number'],
  rateLimitPerMinute: 20,
  input: v.strictObject({
    bank: named(20, 1),
    holder: named(100),
    number: v.pipe(v.string(), v.regex(/^\d[\d -]{8,43}\d$/, 'A card number is digits, in groups or not')),
  }),
  output: card,
  example: { bank: 'CMB', holder: '林小满', number: '6225 8801 2345 6783' },
})

export const removeBankCard = call('POST capital/bank/del', {
  summary: 'Removes a bank card',
  access: 'member',
  input: v.strictObject({ id: plainId }),
  output: nothingOut,
  example: { id: 'card-1' },
})

export const requestWithdrawal = call('POST capital/withdraw', {
  summary: 'Asks for money to be paid out to a card; it is set aside at once',
  access: 'member',
  money: true,
  rateLimitPerMinute: 30,
  input: v.strictObject({ cardId: plainId, amountFen: fen, paymentPassword }),
  output: withdrawal,
  example: { cardId: 'card-1', amountFen: 20_000, paymentPassword: '583920' },
})

export const takeBackWithdrawal = call('PUT capital/withdraw/cancel', {
  summary: 'Takes a withdrawal back before a reviewer has begun with it',
  access: 'member',
  money: true,
  input: v.strictObject({ id: plainId }),
  output: withdrawal,
  example: { id: 'w1' },
})

export const getWithdrawal = call('POST capital/withdraw/detail', {
  summary: 'One withdrawal with its steps',
  access: 'member',
  input: v.strictObject({ id: plainId }),
  output: withdrawal,
  example: { id: 'w1' },
})

export const listWithdrawals = call('GET capital/withdraw', {
  summary: 'A person’s withdrawals, newest first',
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(withdrawal),
  example: { cursor: 'c1' },
})
