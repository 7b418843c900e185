import { VERIFICATION_STATUSES } from '@diandu/core/account'
import {
  COIN_CORRECTION,
  COUPON_CORRECTION,
  MERGE_OBSTACLES,
  ORDER_PARTS,
  PERSON_PARTS,
  type FoundOrder,
  type FoundPerson,
  type FoundRecords,
  type OrderHead,
  type OrderPart,
  type PersonHead,
  type PersonPart,
  type ShownMerge,
  type StaffAct,
} from '@diandu/core/admin'
import type { Name } from '@diandu/core/kernel'
import { LOCALES } from '@diandu/core/messages'
import { ORDER_CODES } from '@diandu/core/orders'
import * as v from 'valibot'
import { count, fen, instant, keysOf, named, nothingOut, plainId, typed } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'
import { caseBlock } from './case.admin.ts'

const locale = v.picklist(LOCALES)

const foundPerson = v.object({
  userId: stored,
  username: stored,
  mobile: stored,
  registeredAt: instant,
  standing: v.picklist(['open', 'suspended', 'closed', 'merged']),
  verification: v.nullable(v.picklist(VERIFICATION_STATUSES.statuses)),
}) satisfies v.GenericSchema<unknown, FoundPerson>

const foundOrder = {
  id: stored,
  number: stored,
  shopTitle: stored,
  status: v.picklist(ORDER_CODES.statuses),
  placedAt: instant,
}

const party = v.object({ userId: stored, username: stored })

export const searchPeople = adminCall('GET people', {
  summary: 'Users and orders by a mobile, a name, or the number of an order, a shop, a receipt or a contract',
  act: 'see-people',
  input: v.strictObject({ text: v.pipe(typed(80, 1), v.trim(), v.minLength(2, '请至少输入两个字')) }),
  output: v.object({
    people: v.array(foundPerson),
    orders: v.array(v.object(foundOrder) satisfies v.GenericSchema<unknown, FoundOrder>),
  }) satisfies v.GenericSchema<unknown, FoundRecords>,
  example: { text: '19900000001' },
})

export const getPerson = adminCall('GET people/one', {
  summary: 'Who a user is, with the mobile masked',
  act: 'see-people',
  input: v.strictObject({ id: plainId }),
  output: v.object({
    ...foundPerson.entries,
    merges: v.array(v.object({ userId: stored, username: stored, mergedAt: instant, isInto: v.boolean() })),
  }) satisfies v.GenericSchema<unknown, PersonHead>,
  example: { id: 'u1' },
})

export const getMobile = adminCall('POST people/mobile', {
  summary: 'The whole mobile of a user; the look is logged',
  act: 'see-mobile',
  input: v.strictObject({ id: plainId, reason }),
  output: v.object({ mobile: stored }),
  example: { id: 'u1', reason: '回访投诉' },
})

export const notePerson = adminCall('POST people/note', {
  summary: 'Adds a note of staff to a user',
  act: 'note-person',
  input: v.strictObject({ id: plainId, words: v.pipe(typed(1000, 1), v.trim(), v.minLength(1, '请填写')) }),
  output: nothingOut,
  example: { id: 'u1', words: '来电核对过身份' },
})

const aboutPerson = v.strictObject({ id: plainId, reason })
const ABOUT = { id: 'u1', reason: '多名买家反映收款后失联' }
const proposed = v.object({ id: plainId })

export const proposeSuspension = adminCall('POST people/suspend', {
  summary: 'Proposes to suspend the account of a user; another account approves it',
  act: 'suspend-user',
  input: aboutPerson,
  output: proposed,
  example: ABOUT,
})

export const proposeRestoration = adminCall('POST people/restore', {
  summary: 'Proposes to restore a suspended account; another account approves it',
  act: 'restore-user',
  input: aboutPerson,
  output: proposed,
  example: ABOUT,
})

export const proposeAccountClosing = adminCall('POST people/close', {
  summary: 'Proposes to close an account at its user’s request; another account approves it',
  act: 'close-account',
  input: aboutPerson,
  output: proposed,
  example: { id: 'u1', reason: '本人来电并核对身份，要求注销' },
})

export const showMerge = adminCall('GET people/merge/check', {
  summary: 'Whether an account can become another one, named by id, name or mobile, and what would move',
  act: 'see-merges',
  input: v.strictObject({ id: plainId, into: v.pipe(typed(80, 1), v.trim(), v.minLength(1, '请填写')) }),
  output: v.object({
    into: foundPerson,
    obstacles: v.array(v.picklist(keysOf(MERGE_OBSTACLES))),
    moves: v.object({ availableFen: fen, coins: count, coupons: count }),
  }) satisfies v.GenericSchema<unknown, ShownMerge>,
  example: { id: 'u1', into: '13800000001' },
})

export const proposeMerge = adminCall('POST people/merge', {
  summary: 'Proposes that an account becomes another one of the same person; another account approves it',
  act: 'merge-accounts',
  input: v.strictObject({ id: plainId, intoId: plainId, reason }),
  output: proposed,
  example: { id: 'u1', intoId: 'u2', reason: '本人持两部手机，已核对身份' },
})

const outcome = v.picklist(['done', 'proposed'])

export const correctCoins = adminCall('POST people/coins', {
  summary: 'Gives coins to a user or takes some; beyond the bound of one account it is proposed',
  act: 'correct-coins',
  input: v.strictObject({
    id: plainId,
    coins: v.pipe(v.number(), v.safeInteger(), v.minValue(-COIN_CORRECTION.most), v.maxValue(COIN_CORRECTION.most)),
    reason,
  }),
  output: outcome,
  example: { id: 'u1', coins: 200, reason: '签到漏记' },
})

export const giveStaffCoupon = adminCall('POST people/coupon', {
  summary: 'Gives a coupon to a user; beyond the bound of one account it is proposed',
  act: 'correct-coupons',
  input: v.strictObject({
    id: plainId,
    title: v.pipe(named(40, 1), v.trim(), v.minLength(1, '请填写')),
    amountFen: v.pipe(fen, v.minValue(1), v.maxValue(COUPON_CORRECTION.most)),
    leastSpendFen: fen,
    days: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(366)),
    reason,
  }),
  output: outcome,
  example: { id: 'u1', title: '补发优惠券', amountFen: 5_000, leastSpendFen: 100_000, days: 30, reason: '活动漏发' },
})

export const endStaffCoupon = adminCall('POST people/coupon/end', {
  summary: 'Takes an unused coupon from a user; beyond the bound of one account it is proposed',
  act: 'correct-coupons',
  input: v.strictObject({ id: plainId, couponId: plainId, reason }),
  output: outcome,
  example: { id: 'u1', couponId: 'k1', reason: '重复发放' },
})

export const creditUser = adminCall('POST people/credit', {
  summary:
    'Credits money that has arrived to a user, once for each bank reference; by the sums of a day it is proposed',
  act: 'credit-user',
  input: v.strictObject({
    id: plainId,
    amountFen: v.pipe(fen, v.minValue(1)),
    reference: v.pipe(typed(64, 1), v.trim(), v.minLength(1, '请填写')),
    reason,
  }),
  output: outcome,
  example: { id: 'u1', amountFen: 5_000_000, reference: '2026112800077', reason: '银行回单 77' },
})

export const endUserSessions = adminCall('POST people/end-sessions', {
  summary: 'Ends every sign-in of a user',
  act: 'end-sessions',
  input: aboutPerson,
  output: v.object({ ended: count }),
  example: ABOUT,
})

export const getStaffOrder = adminCall('GET orders/one', {
  summary: 'An order with its parties and sums, by its id or number',
  act: 'see-orders',
  input: v.strictObject({ id: plainId }),
  output: v.object({
    ...foundOrder,
    shopId: stored,
    priceFen: fen,
    serviceFeeFen: fen,
    paidFen: fen,
    buyer: party,
    seller: party,
  }) satisfies v.GenericSchema<unknown, OrderHead>,
  example: { id: 'o1' },
})

/** One call for each part, so that each is answered to those who may see it. */
const partCall = (of: 'people' | 'orders', part: string, { names, act }: { names: Name; act: StaffAct }) =>
  adminCall(`GET ${of}/one/${part}`, {
    summary: `${of === 'people' ? 'Of a user' : 'Of an order'}: ${names.en}`,
    act,
    input: v.strictObject({ id: plainId, locale }),
    output: v.array(caseBlock),
    example: { id: 'u1', locale: 'zh-CN' },
  })

type PartCall = ReturnType<typeof partCall>

export const PERSON_PART_CALLS = Object.fromEntries(
  keysOf(PERSON_PARTS).map((part) => [part, partCall('people', part, PERSON_PARTS[part])] as const),
) as Readonly<Record<PersonPart, PartCall>>

export const ORDER_PART_CALLS = Object.fromEntries(
  keysOf(ORDER_PARTS).map((part) => [part, partCall('orders', part, ORDER_PARTS[part])] as const),
) as Readonly<Record<OrderPart, PartCall>>
