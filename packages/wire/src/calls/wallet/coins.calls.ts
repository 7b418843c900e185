import * as v from 'valibot'
import type { AddressId } from '@diandu/core/account'
import {
  COIN_KINDS,
  EXCHANGE_STATUSES,
  type CoinMonth,
  type CoinOverview,
  type CoinTaskId,
  type Exchange,
  type GiftShelf,
} from '@diandu/core/coins'
import { call } from '../call.ts'
import { count, cursor, fen, idOf, instant, keysOf, nothingIn, pageOf, plainId } from '../../schemas/schemas.ts'

const day = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/, 'A day is written 2026-03-11'))
const month = v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'A month is written 2026-03'))
const coins = v.pipe(v.number(), v.safeInteger())
const name = v.object({ zh: v.string(), en: v.string() })

const taskId = v.picklist([
  'view-shops',
  'add-favourite',
  'value-shop',
  'verify-identity',
  'pay-order',
  'list-shop',
]) satisfies v.GenericSchema<unknown, CoinTaskId>

const overview = v.object({
  coins: count,
  lapse: v.nullable(v.object({ coins: count, at: instant })),
  today: day,
  isSigned: v.boolean(),
  streak: count,
  nextCoins: count,
  signInCoins: v.array(count),
  signed: v.array(v.object({ day, isMadeUp: v.boolean() })),
  makeUp: v.object({ coins: count, days: v.array(day) }),
  tasks: v.array(
    v.object({
      id: taskId,
      name,
      coins: count,
      goal: count,
      period: v.picklist(['daily', 'once']),
      done: count,
      state: v.picklist(['open', 'done', 'rewarded']),
    }),
  ),
}) satisfies v.GenericSchema<unknown, CoinOverview>

const exchange = v.object({
  id: plainId,
  giftId: plainId,
  name,
  coins: count,
  at: instant,
  status: v.picklist(keysOf(EXCHANGE_STATUSES)),
  address: v.nullable(v.object({ receiver: v.string(), mobile: v.string(), place: v.string() })),
  tracking: v.nullable(v.string()),
  note: v.string(),
}) satisfies v.GenericSchema<unknown, Exchange>

export const getCoinTask = call('GET getCoinTask', {
  summary: 'A person’s coins, their sign-ins and tasks; a visitor sees how coins are earned',
  access: 'anyone',
  input: nothingIn,
  output: overview,
})

export const getCoinDetails = call('GET getCoinDetails', {
  summary: 'The coins that came and went in one month, and by day',
  access: 'member',
  input: v.strictObject({ month, cursor: v.exactOptional(cursor) }),
  output: v.object({
    movements: pageOf(v.object({ id: v.string(), kind: v.picklist(keysOf(COIN_KINDS)), coins, at: instant })),
    days: v.array(v.object({ day, gained: count, spent: count })),
  }) satisfies v.GenericSchema<unknown, CoinMonth>,
  example: { month: '2026-03', cursor: 'c1' },
})

export const getCoinBySign = call('POST getCoinBySign', {
  summary: 'Signs in today for coins, or makes up a missed day for some',
  access: 'member',
  money: true,
  input: v.strictObject({ day: v.exactOptional(day) }),
  output: overview,
  example: { day: '2026-03-11' },
})

export const getCoinByTasks = call('POST getCoinByTasks', {
  summary: 'The coins for a task, once in its period, if the server knows that it was done',
  access: 'member',
  money: true,
  input: v.strictObject({ taskId }),
  output: overview,
  example: { taskId: 'view-shops' },
})

export const getCoinGifts = call('GET coin/gifts', {
  summary: 'What coins can be exchanged for this month, and how many are left',
  access: 'anyone',
  input: nothingIn,
  output: v.object({
    coins: count,
    gifts: v.array(
      v.object({
        id: plainId,
        name,
        coins: count,
        perMonth: count,
        perPerson: count,
        coupon: v.nullable(v.object({ amountFen: fen, leastSpendFen: fen, days: count })),
        left: count,
        taken: count,
      }),
    ),
  }) satisfies v.GenericSchema<unknown, GiftShelf>,
})

export const getGiftByCoin = call('POST getGiftByCoin', {
  summary: 'Exchanges coins for a gift: a coupon arrives at once, a parcel goes to an address',
  access: 'member',
  money: true,
  input: v.strictObject({ giftId: plainId, addressId: v.exactOptional(idOf<AddressId>()) }),
  output: exchange,
  example: { giftId: 'notebook', addressId: 'a1' },
})

export const getExchangeLogs = call('GET getExchangeLogs', {
  summary: 'The gifts that a person took for coins, the newest first',
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(exchange),
  example: { cursor: 'c1' },
})
