import { describe, expect, it } from 'vitest'
import { aPlacedRecord } from '../../../testing/an-order-record.ts'
import { RECHARGE } from '../../../testing/money-requests.ts'
import { refusedAs } from '../../../testing/refused-as.ts'
import { fail } from '../../kernel/index.ts'
import { purchaseTerms } from '../../orders/index.ts'
import {
  CASHIER_OPEN_MS,
  cashierGivenAgainFrom,
  cashierMoved,
  channelLimits,
  decideCashier,
  decideChannelPayment,
  decideRecharge,
  MOVED_ELSEWHERE,
  nothingToPay,
  ownAccountsClosed,
  RECHARGE_STATUSES,
  toRechargeView,
  type NamedReceipt,
  type PaymentMethod,
  type Recharge,
  type RechargeChannel,
} from '../index.ts'

type Begun = Recharge & { readonly method: PaymentMethod }

const RECEIPT: NamedReceipt = { picture: 'p1', isOwn: true, isUsed: false }

describe('decideRecharge', () => {
  const decide = (receipt: NamedReceipt | null, amountFen = 100_00) =>
    decideRecharge({ userId: 'lin', receipt, at: 5 }, { channel: 'transfer', amountFen })

  it('begins a request with nothing credited, and keeps its receipt (WAL-17, WAL-42)', () => {
    expect(decide(RECEIPT)).toEqual({
      ok: true,
      value: {
        userId: 'lin',
        channel: 'transfer',
        method: 'bank-transfer',
        amountFen: 100_00,
        askedAt: 5,
        status: 'to-review',
        steps: [],
        purpose: null,
        payment: null,
        receipt: 'p1',
      },
    })
  })

  it('keeps the method that was chosen, and refuses one of another channel (WAL-81)', () => {
    const by = (method: PaymentMethod) =>
      decideRecharge({ userId: 'lin', receipt: null, at: 5 }, { channel: 'jh', method, amountFen: 100_00 })
    expect(by('alipay')).toMatchObject({ value: { channel: 'jh', method: 'alipay' } })
    expect(by('online-banking')).toMatchObject(refusedAs('bad-parameter', 'method'))
  })

  it('refuses a wrong sum before a receipt of another user, and that before a used one (WAL-16, WAL-42, WAL-44)', () => {
    const foreign = { ...RECEIPT, isOwn: false, isUsed: true }
    expect(decide(foreign, 1)).toMatchObject(refusedAs('bad-parameter', 'amountFen'))
    expect(decide(foreign)).toMatchObject(refusedAs('not-found', 'receipt'))
    expect(decide({ ...RECEIPT, isUsed: true })).toMatchObject(refusedAs('receipt-used', 'receipt'))
  })
})

describe('decideChannelPayment', () => {
  const order = aPlacedRecord()
  const { dueNowFen: amountFen } = purchaseTerms({ ...order, kind: order.shop.kind })
  const at = order.placedAt + 1
  const begun: Begun = {
    ...RECHARGE,
    userId: 'buyer',
    channel: 'wy',
    method: 'online-banking',
    amountFen,
    askedAt: at,
  }
  const decide = (
    facts: Partial<Parameters<typeof decideChannelPayment<string, Begun>>[0]> = {},
    channel: RechargeChannel = 'wy',
    part: 'full' | 'balance' = 'full',
  ) =>
    decideChannelPayment<string, Begun>(
      { buyerId: 'buyer', order, receipt: null, earlier: [], at, ...facts },
      { channel, orderId: order.id, part, amountFen },
    )

  it('begins a recharge that waits for the order, and knows until when that can be paid (WAL-40)', () => {
    expect(decide()).toMatchObject({
      value: {
        kind: 'new',
        order,
        recharge: {
          amountFen,
          purpose: { orderId: order.id, outcome: 'waiting' },
          payment: { orderId: order.id, part: 'full', amountFen, payBy: order.payBy },
        },
      },
    })
  })

  it('asks the channel for what the buyer pays, without what the platform gives for a coupon (WAL-40, CPN-13)', () => {
    const withCoupon = { ...order, couponFen: 5_000 }
    expect(decide({ order: withCoupon })).toMatchObject({
      value: { recharge: { amountFen: amountFen - 5_000, payment: { amountFen } } },
    })
  })

  it('gives a recharge again that waits for the same money, at a cashier that serves some minutes yet (WAL-40, WAL-52)', () => {
    expect(decide({ earlier: [begun] })).toMatchObject({ value: { kind: 'same', recharge: begun } })
    const now = at + CASHIER_OPEN_MS
    const from = cashierGivenAgainFrom(now)
    for (const [askedAt, kind] of [
      [from, 'same'],
      [from - 1, 'new'],
    ] as const)
      expect(decide({ earlier: [{ ...begun, askedAt }], at: now })).toMatchObject({ value: { kind } })
  })

  it.each<[string, Partial<Begun>]>([
    ['of another method', { method: 'cmb-pay' }],
    ['of another sum', { amountFen: amountFen - 1 }],
    ['that its channel has heard of', { status: 'not-yet-credited' }],
    ['that has failed', { status: 'failed' }],
  ])('begins another beside one %s (WAL-40)', (_, change) => {
    expect(decide({ earlier: [{ ...begun, ...change }] })).toMatchObject({ value: { kind: 'new' } })
  })

  it('gives a transfer again as long as it waits, and begins none without a receipt (WAL-55)', () => {
    for (const status of RECHARGE_STATUSES.statuses) {
      const isPending = !['credited', 'failed', 'not-approved'].includes(status)
      const earlier = [{ ...begun, channel: 'transfer' as const, method: 'bank-transfer' as const, status, askedAt: 0 }]
      expect(decide({ earlier, receipt: RECEIPT }, 'transfer')).toMatchObject({
        value: { kind: isPending ? 'same' : 'new' },
      })
    }
    expect(decide({}, 'transfer')).toMatchObject(refusedAs('not-found', 'receipt'))
    expect(decide({ receipt: { ...RECEIPT, isUsed: true } }, 'transfer')).toMatchObject(
      refusedAs('receipt-used', 'receipt'),
    )
  })

  it('refuses what a payment from the wallet would be refused for, whatever waits (WAL-40)', () => {
    const earlier = [begun]
    expect(decide({ earlier, buyerId: 'seller' })).toMatchObject(refusedAs('not-found', 'orderId'))
    expect(decide({ earlier }, 'wy', 'balance')).toMatchObject(refusedAs('terms-changed', 'part'))
    expect(decide({ earlier, at: order.payBy + 1 })).toMatchObject(refusedAs('order-not-payable', 'orderId'))
  })
})

describe('decideCashier', () => {
  const open: Recharge = { ...RECHARGE, channel: 'wy' }
  const by = { userId: 'lin', at: open.askedAt + CASHIER_OPEN_MS }

  it('opens for its own person for two hours, and for others there is none (WAL-9, WAL-52)', () => {
    expect(decideCashier(open, by)).toEqual({ ok: true, value: open })
    expect(decideCashier(open, { ...by, at: by.at + 1 })).toMatchObject(refusedAs('cashier-lapsed', 'id'))
    expect(decideCashier({ ...open, status: 'credited' }, by)).toMatchObject(refusedAs('bad-parameter', 'id'))
    for (const unknown of [undefined, { ...open, userId: 'wu' }])
      expect(decideCashier(unknown, by)).toMatchObject(refusedAs('not-found', 'id'))
  })
})

it('a recharge is shown without its receipt and its payment (WAL-9)', () => {
  const stored = {
    ...RECHARGE,
    method: 'wechat-pay',
    purpose: null,
    late: null,
    receipt: 'p1',
    bankReference: 'B-1',
  } as const
  expect(Object.keys(toRechargeView(stored)).toSorted()).toEqual([
    'amountFen',
    'askedAt',
    'channel',
    'id',
    'late',
    'method',
    'purpose',
    'status',
    'steps',
  ])
})

it('channels are told with the least and the most of one recharge (WAL-16)', () => {
  expect(channelLimits(['jh'])).toEqual([{ channel: 'jh', leastFen: 1_00, mostFen: 50_000_00 }])
})

it('what a person cannot pay is refused in words: paid already, moved elsewhere, or by an account of their own', () => {
  expect([nothingToPay(), cashierMoved(), ownAccountsClosed()].map(fail)).toMatchObject([
    refusedAs('bad-parameter', 'id'),
    refusedAs('cashier-moved', 'id'),
    refusedAs('own-account-closed'),
  ])
  expect(MOVED_ELSEWHERE).toEqual({ kind: 'closed', why: '已换一处付款' })
})
