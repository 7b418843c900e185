import * as v from 'valibot'
import {
  BANKS,
  PAYING_PLACES,
  RECHARGE_CHANNELS,
  RECHARGE_STATUSES,
  type BankCode,
  type Cashier,
  type ReceivingAccount,
  type RechargeChannel,
  type RechargeView,
  type RechargeWays,
  type SheetTerms,
} from '@diandu/core/wallet'
import { call } from '../call.ts'
import { cursor, fen, instant, keysOf, nothingIn, pageOf, plainId } from '../../schemas/schemas.ts'
import { cashierMethod, paymentMethod } from '../../schemas/payment-method.ts'
import { standingOf } from '../../schemas/standing-of.ts'

const bank = v.picklist(BANKS.map(({ code }) => code)) as v.GenericSchema<BankCode, BankCode>
const channel = v.picklist(keysOf(RECHARGE_CHANNELS)) as v.GenericSchema<RechargeChannel, RechargeChannel>

const account = v.object({
  bank,
  accountName: v.string(),
  branch: v.string(),
  number: v.string(),
  madeForUserId: v.nullable(plainId),
}) satisfies v.GenericSchema<unknown, ReceivingAccount>

const recharge = v.object({
  id: plainId,
  channel,
  method: paymentMethod,
  amountFen: fen,
  askedAt: instant,
  ...standingOf(RECHARGE_STATUSES),
  purpose: v.nullable(v.object({ orderId: plainId, outcome: v.picklist(['waiting', 'paid', 'kept']) })),
  late: v.nullable(v.picklist(['waiting', 'credited'])),
}) satisfies v.GenericSchema<unknown, RechargeView>

const sheetTerms = v.object({
  appId: v.string(),
  timeStamp: v.string(),
  nonceStr: v.string(),
  package: v.string(),
  signType: v.literal('RSA'),
  paySign: v.string(),
}) satisfies v.GenericSchema<unknown, SheetTerms>

const cashier = v.variant('kind', [
  v.object({ kind: v.literal('page'), url: v.string() }),
  v.object({ kind: v.literal('sheet'), terms: sheetTerms }),
  v.object({ kind: v.literal('visit'), url: v.string() }),
]) satisfies v.GenericSchema<unknown, Cashier>

export const getRechargeWays = call('POST capital/recharge/channel', {
  summary: 'Which ways to recharge are open, with the least and the most of each',
  access: 'member',
  input: nothingIn,
  output: v.object({
    channels: v.array(v.object({ channel, leastFen: fen, mostFen: fen })),
    methods: v.array(paymentMethod),
    houseAccount: v.nullable(account),
    personalAccounts: v.boolean(),
  }) satisfies v.GenericSchema<unknown, RechargeWays>,
})

const beginBy = (path: string, summary: string) =>
  call(`POST ${path}`, {
    summary,
    access: 'member',
    money: true,
    input: v.strictObject({ amountFen: fen, method: v.exactOptional(cashierMethod) }),
    output: recharge,
    example: { amountFen: 20_000 },
  })

/** One endpoint for each channel that has a cashier. */
export const beginRecharge = {
  jh: beginBy('capital/recharge/jh', 'Begins a recharge by scanning'),
  zs: beginBy('capital/recharge/zs', 'Begins a recharge through China Merchants Bank'),
  wy: beginBy('capital/recharge/wy', 'Begins a recharge through net bank'),
} as const

export const handInTransfer = call('POST user/recharge', {
  summary: 'Reports a transfer to the platform’s account, with a picture of its receipt',
  access: 'member',
  money: true,
  rateLimitPerMinute: 20,
  input: v.strictObject({ amountFen: fen, receipt: plainId }),
  output: recharge,
  example: { amountFen: 20_000, receipt: 'p1' },
})

export const openCashier = call('POST capital/recharge/cashier', {
  summary:
    'How a recharge that was begun is paid: at a page, or inside WeChat in its own sheet, once WeChat has said at its address who is there',
  access: 'member',
  audited: true,
  rateLimitPerMinute: 60,
  input: v.strictObject({ id: plainId, place: v.exactOptional(v.picklist(PAYING_PLACES)) }),
  output: cashier,
  example: { id: 'r1', place: 'wechat' },
})

export const getRecharge = call('POST capital/recharge/detail', {
  summary: 'One recharge with its steps',
  access: 'member',
  input: v.strictObject({ id: plainId }),
  output: recharge,
  example: { id: 'r1' },
})

export const listRecharges = call('GET capital/recharge', {
  summary: 'A person’s recharges, newest first',
  access: 'member',
  input: v.strictObject({ cursor: v.exactOptional(cursor) }),
  output: pageOf(recharge),
  example: { cursor: 'c1' },
})

export const createOwnAccount = call('POST user/create-unique-bank', {
  summary: 'The receiving account made for this person: what arrives there is theirs',
  access: 'member',
  sealed: true,
  input: nothingIn,
  output: account,
})
