import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { anInstant } from '../../testing/arbitraries/an-instant.ts'
import {
  applyPosting,
  availableOf,
  frozenOf,
  applyChargeNews,
  isRechargeChannel,
  validateRecharge,
  validateWithdrawal,
  moveInvoice,
  moveRecharge,
  moveWithdrawal,
  postingOfRecharge,
  postingOfWithdrawal,
  RECHARGE_CHANNELS,
  rechargePosting,
  takeBackWithdrawal,
  toRechargeStatus,
  toWithdrawStatus,
  TWO_REVIEWERS_FROM_FEN,
  WITHDRAWAL_LIMITS,
  withdrawalFrozenPosting,
  withdrawalPaidPosting,
  withdrawalReturnedPosting,
  type Balances,
  type Invoice,
  type Posting,
  RECHARGE_STATUSES,
  type Recharge,
  type RechargeStatus,
  type Withdrawal,
  type WithdrawStatus,
  WITHDRAW_STATUSES,
} from './index.ts'
import { refusal, NO_AMOUNTS, RECHARGE, WITHDRAWAL, step } from '../../testing/money-requests.ts'

/** Values that the maps do not have. */
const NO_STATE = 'no state' as never
const INVOICE = { ...RECHARGE, status: 'to-process' } as never as Invoice

describe('moving a request', () => {
  it('goes along an edge of its map and writes down who, when and why (WAL-15)', () => {
    const once = moveRecharge(RECHARGE, step('reviewing'))
    expect(once).toEqual({ ok: true, value: { ...RECHARGE, status: 'reviewing', steps: [step('reviewing')] } })
    const twice = once.ok ? moveRecharge(once.value, step('not-yet-credited', { at: 6 })) : once
    expect(twice).toMatchObject({
      ok: true,
      value: { status: 'not-yet-credited', steps: [step('reviewing'), step('not-yet-credited', { at: 6 })] },
    })
    expect(moveWithdrawal(WITHDRAWAL, step('processing'))).toMatchObject({ ok: true, value: { status: 'processing' } })
    expect(moveInvoice(INVOICE, step('refused'))).toMatchObject({
      ok: true,
      value: { status: 'refused' },
    })
  })

  it('is refused off the edges, and without a name or a reason (WAL-15)', () => {
    const offEdge = refusal('当前状态不能这样变更', 'status')
    expect(moveRecharge(RECHARGE, step('credited'))).toEqual(offEdge)
    expect(moveWithdrawal(WITHDRAWAL, step('paid-out'))).toEqual(offEdge)
    expect(moveInvoice(INVOICE, step('completed'))).toEqual(offEdge)
    expect(moveRecharge(RECHARGE, step('reviewing', { by: ' ' }))).toEqual(refusal('请注明经办人', 'by'))
    expect(moveRecharge(RECHARGE, step('reviewing', { why: '\n' }))).toEqual(refusal('请注明原因', 'why'))
  })
})

describe('recharges', () => {
  it.each(Object.entries(RECHARGE_CHANNELS))(
    'through %s take amounts within its limits (WAL-16)',
    (channel, { leastFen, mostFen, name }) => {
      const validate = (amountFen: unknown) => validateRecharge(channel, amountFen)
      for (const amountFen of [leastFen, leastFen + 1, mostFen])
        expect(validate(amountFen)).toEqual({ ok: true, value: amountFen })
      expect(validate(leastFen - 1)).toMatchObject({ ok: false, failure: { field: 'amountFen' } })
      expect(validate(mostFen + 1)).toMatchObject({ ok: false, failure: { field: 'amountFen' } })
      for (const amountFen of NO_AMOUNTS) expect(validate(amountFen)).toEqual(refusal('金额不正确', 'amountFen'))
      expect(isRechargeChannel(channel)).toBe(true)
      expect([name.zh.length > 0, name.en.length > 0]).toEqual([true, true])
    },
  )

  it('have four channels, and say what the limit is (WAL-16)', () => {
    expect(Object.keys(RECHARGE_CHANNELS)).toEqual(['jh', 'zs', 'wy', 'transfer'])
    expect(validateRecharge('jh', 1)).toEqual(refusal('金额不能少于 ¥1.00', 'amountFen'))
    expect(validateRecharge('jh', 5_000_001)).toEqual(refusal('金额不能超过 ¥50,000.00', 'amountFen'))
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.constantFrom('constructor', 'JH', 'channel')), (text) => {
        expect(isRechargeChannel(text)).toBe(false)
        expect(validateRecharge(text, 10_000)).toEqual(refusal('充值方式不正确', 'channel'))
      }),
    )
  })

  it('move money when they are credited, and at no other time (WAL-17)', () => {
    for (const status of [...RECHARGE_STATUSES.statuses.filter((one) => one !== 'credited'), NO_STATE])
      expect(postingOfRecharge({ ...RECHARGE, status })).toBeUndefined()
    expect(postingOfRecharge({ ...RECHARGE, status: 'credited' })).toEqual(rechargePosting('lin', 500, 'r1'))
  })
})

describe('withdrawals', () => {
  it('take what is available, from the least on (WAL-18)', () => {
    const { leastFen, mostFen } = WITHDRAWAL_LIMITS
    expect(validateWithdrawal(leastFen, { availableFen: leastFen, owedFen: 0 })).toEqual({ ok: true, value: leastFen })
    expect(validateWithdrawal(mostFen, { availableFen: mostFen, owedFen: 0 })).toEqual({ ok: true, value: mostFen })
    expect(validateWithdrawal(leastFen - 1, { availableFen: mostFen, owedFen: 0 })).toEqual(
      refusal('金额不能少于 ¥1.00', 'amountFen'),
    )
    expect(validateWithdrawal(mostFen + 1, { availableFen: Infinity, owedFen: 0 })).toEqual(
      refusal('金额不能超过 ¥200,000,000.00', 'amountFen'),
    )
    for (const availableFen of [499, 0, -1, Number.NaN]) {
      expect(validateWithdrawal(500, { availableFen, owedFen: 0 })).toEqual(
        refusal('可用余额不足', 'amountFen', 'balance-short'),
      )
    }
    for (const amountFen of NO_AMOUNTS)
      expect(validateWithdrawal(amountFen, { availableFen: 1_000, owedFen: 0 })).toEqual(
        refusal('金额不正确', 'amountFen'),
      )
  })

  it('freeze when asked, pay when successful, give back when failed, and move nothing in between (WAL-19)', () => {
    const at = (status: WithdrawStatus, steps = [step(status)]) => postingOfWithdrawal({ ...WITHDRAWAL, status, steps })
    expect(at('to-process', [])).toEqual(withdrawalFrozenPosting('lin', 500, 'w1'))
    for (const status of ['to-process', 'processing', 'to-pay-out', 'in-approval', NO_STATE] as const)
      expect(at(status)).toBeUndefined()
    expect(at('paid-out')).toEqual(withdrawalPaidPosting('lin', 500, 'w1'))
    for (const status of ['failed', 'not-approved'] as const)
      expect(at(status)).toEqual(withdrawalReturnedPosting('lin', 500, 'w1'))
  })
})

it('the channel’s own word alone leads past review, and no reviewer goes by its name (WAL-11)', () => {
  for (const channel of ['jh', 'zs', 'wy', 'transfer'] as const) {
    expect(moveRecharge({ ...RECHARGE, channel }, step('not-yet-credited'))).toEqual(
      refusal('当前状态不能这样变更', 'status'),
    )
    expect(moveRecharge({ ...RECHARGE, channel }, step('not-yet-credited', { by: 'channel' })).ok).toBe(false)
  }
  const large = { ...RECHARGE, channel: 'wy', amountFen: TWO_REVIEWERS_FROM_FEN } as const
  for (const status of ['to-review', 'reviewing', 'in-approval'] as const) {
    expect(applyChargeNews({ ...large, status }, { kind: 'paid', amountFen: TWO_REVIEWERS_FROM_FEN }, 7)).toMatchObject(
      {
        ok: true,
        value: { status: 'credited', steps: [{ by: 'channel' }, { by: 'channel' }] },
      },
    )
  }
})

it('a withdrawal is taken back while it is to be processed, and at no other time (WAL-12)', () => {
  expect(takeBackWithdrawal(WITHDRAWAL, 9)).toMatchObject({
    ok: true,
    value: { status: 'failed', steps: [{ at: 9, by: 'person', why: '本人撤回' }] },
  })
  for (const status of [...WITHDRAW_STATUSES.statuses.slice(1), NO_STATE])
    expect(takeBackWithdrawal({ ...WITHDRAWAL, status }, 9)).toEqual(refusal('已开始处理，不能撤回', 'status'))
})

const rechargeStatus = (place: number): RechargeStatus => RECHARGE_STATUSES.statuses[place] ?? NO_STATE
const withdrawStatus = (place: number): WithdrawStatus => WITHDRAW_STATUSES.statuses[place] ?? NO_STATE

/** Every move that the map allows, as the request would go. */
function walk<R extends Recharge | Withdrawal>(
  start: R,
  wishes: readonly R['status'][],
  move: (request: R, to: R['status']) => { ok: boolean; value?: R },
): readonly R[] {
  const way = [start]
  for (const to of wishes) {
    const moved = move(way.at(-1) as R, to)
    if (moved.ok) way.push(moved.value as R)
  }
  return way
}

const apply = (balances: Balances, posting: Posting | undefined): Balances => {
  const after = posting === undefined ? { ok: true as const, value: balances } : applyPosting(balances, posting)
  if (!after.ok) throw new Error(after.failure.fault)
  return after.value
}

it('by whatever way a request goes, its money moves once and nothing stays frozen after its end (WAL-17, WAL-19)', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 6 }), { maxLength: 30 }), anInstant(), (wishes, at) => {
      const recharges = walk(RECHARGE, wishes.map(rechargeStatus), (one, to) => moveRecharge(one, step(to, { at })))
      const credited = recharges.map(postingOfRecharge).reduce(apply, new Map())
      const { outcome } = toRechargeStatus(recharges.at(-1)?.status)
      expect(credited.get(availableOf('lin')) ?? 0).toBe(outcome === 'success' ? 500 : 0)

      const withdrawals = walk(WITHDRAWAL, wishes.map(withdrawStatus), (one, to) =>
        moveWithdrawal(one, step(to, { at })),
      )
      const wallet: Balances = new Map([
        [availableOf('lin'), 700],
        ['house:payment-in', -700],
      ])
      const after = withdrawals.map(postingOfWithdrawal).reduce(apply, wallet)
      const end = toWithdrawStatus(withdrawals.at(-1)?.status).outcome
      expect(after.get(frozenOf('lin'))).toBe(end === 'pending' ? 500 : 0)
      expect(after.get('house:payment-out') ?? 0).toBe(end === 'success' ? 500 : 0)
      expect(after.get(availableOf('lin'))).toBe(end === 'failure' ? 700 : 200)
    }),
  )
})
