import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../testing/any-text.ts'
import { anInstant } from '../../testing/arbitraries/an-instant.ts'
import {
  applyPosting,
  availableOf,
  creditByHand,
  frozenOf,
  hearNews,
  invoiceableFen,
  isRechargeChannel,
  judgeInvoice,
  judgeRecharge,
  judgeWithdrawal,
  moveInvoice,
  moveRecharge,
  moveWithdrawal,
  paidToHouseFen,
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
  type Recharge,
  type RequestStep,
  type Withdrawal,
} from './index.ts'

const refusal = (message: string, field: string, reason = 'bad-parameter') => ({ ok: false, failure: { kind: 'refused', reason, message, field } })
const NO_AMOUNTS: readonly unknown[] = [0, -0, -1, 0.5, 1e15, 1e308, Infinity, -Infinity, Number.NaN, '100', 'abc', null, undefined, {}, 100n]

const RECHARGE: Recharge = { id: 'r1', userId: 'lin', channel: 'transfer', amountFen: 500, status: 0, askedAt: 1, steps: [] }
const WITHDRAWAL: Withdrawal = { id: 'w1', userId: 'lin', cardId: 'c1', amountFen: 500, status: 0, askedAt: 1, steps: [] }
const step = (status: number, change: object = {}) => ({ status, at: 5, by: 'wang', why: '凭证相符', ...change })

describe('moving a request', () => {
  it('[WAL-15] goes along an edge of its map and writes down who, when and why', () => {
    const once = moveRecharge(RECHARGE, step(1))
    expect(once).toEqual({ ok: true, value: { ...RECHARGE, status: 1, steps: [step(1)] } })
    const twice = once.ok ? moveRecharge(once.value, step(2, { at: 6 })) : once
    expect(twice).toMatchObject({ ok: true, value: { status: 2, steps: [step(1), step(2, { at: 6 })] } })
    expect(moveWithdrawal(WITHDRAWAL, step(1))).toMatchObject({ ok: true, value: { status: 1 } })
    expect(moveInvoice({ ...RECHARGE, status: 1 } as never as Invoice, step(9))).toMatchObject({ ok: true, value: { status: 9 } })
  })

  it('[WAL-15] is refused off the edges, and without a name or a reason', () => {
    const offEdge = refusal('当前状态不能这样变更', 'status')
    expect(moveRecharge(RECHARGE, step(3))).toEqual(offEdge)
    expect(moveWithdrawal(WITHDRAWAL, step(3))).toEqual(offEdge)
    expect(moveInvoice({ ...RECHARGE, status: 1 } as never as Invoice, step(5))).toEqual(offEdge)
    expect(moveRecharge(RECHARGE, step(1, { by: ' ' }))).toEqual(refusal('请注明经办人', 'by'))
    expect(moveRecharge(RECHARGE, step(1, { why: '\n' }))).toEqual(refusal('请注明原因', 'why'))
  })
})

describe('recharges', () => {
  it.each(Object.entries(RECHARGE_CHANNELS))('[WAL-16] through %s take amounts within its limits', (channel, { leastFen, mostFen, name }) => {
    const judge = (amountFen: unknown) => judgeRecharge(channel, amountFen)
    for (const amountFen of [leastFen, leastFen + 1, mostFen]) expect(judge(amountFen)).toEqual({ ok: true, value: amountFen })
    expect(judge(leastFen - 1)).toMatchObject({ ok: false, failure: { field: 'amountFen' } })
    expect(judge(mostFen + 1)).toMatchObject({ ok: false, failure: { field: 'amountFen' } })
    for (const amountFen of NO_AMOUNTS) expect(judge(amountFen)).toEqual(refusal('金额不正确', 'amountFen'))
    expect(isRechargeChannel(channel)).toBe(true)
    expect([name.zh.length > 0, name.en.length > 0]).toEqual([true, true])
  })

  it('[WAL-16] have four channels, and say what the limit is', () => {
    expect(Object.keys(RECHARGE_CHANNELS)).toEqual(['jh', 'zs', 'wy', 'transfer'])
    expect(judgeRecharge('jh', 1)).toEqual(refusal('金额不能少于 1.00 元', 'amountFen'))
    expect(judgeRecharge('jh', 5_000_001)).toEqual(refusal('金额不能超过 50000.00 元', 'amountFen'))
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.constantFrom('constructor', 'JH', 'channel')), (text) => {
        expect(isRechargeChannel(text)).toBe(false)
        expect(judgeRecharge(text, 10_000)).toEqual(refusal('充值方式不正确', 'channel'))
      }),
    )
  })

  it('[WAL-17] move money when they are credited, and at no other time', () => {
    for (const status of [0, 1, 2, 4, 5, 6, 7, Number.NaN]) expect(postingOfRecharge({ ...RECHARGE, status })).toBeUndefined()
    expect(postingOfRecharge({ ...RECHARGE, status: 3 })).toEqual(rechargePosting('lin', 500, 'r1'))
  })
})

describe('withdrawals', () => {
  it('[WAL-18] take what is available, from the least on', () => {
    const { leastFen, mostFen } = WITHDRAWAL_LIMITS
    expect(judgeWithdrawal(leastFen, leastFen)).toEqual({ ok: true, value: leastFen })
    expect(judgeWithdrawal(mostFen, mostFen)).toEqual({ ok: true, value: mostFen })
    expect(judgeWithdrawal(leastFen - 1, mostFen)).toEqual(refusal('金额不能少于 1.00 元', 'amountFen'))
    expect(judgeWithdrawal(mostFen + 1, Infinity)).toEqual(refusal('金额不能超过 200000000.00 元', 'amountFen'))
    for (const availableFen of [499, 0, -1, Number.NaN]) {
      expect(judgeWithdrawal(500, availableFen)).toEqual(refusal('可用余额不足', 'amountFen', 'balance-short'))
    }
    for (const amountFen of NO_AMOUNTS) expect(judgeWithdrawal(amountFen, 1_000)).toEqual(refusal('金额不正确', 'amountFen'))
  })

  it('[WAL-19] freeze when asked, pay when successful, give back when failed, and move nothing in between', () => {
    const at = (status: number, steps = [step(status)]) => postingOfWithdrawal({ ...WITHDRAWAL, status, steps })
    expect(at(0, [])).toEqual(withdrawalFrozenPosting('lin', 500, 'w1'))
    for (const status of [0, 1, 2, 5, 7]) expect(at(status)).toBeUndefined()
    expect(at(3)).toEqual(withdrawalPaidPosting('lin', 500, 'w1'))
    for (const status of [4, 6]) expect(at(status)).toEqual(withdrawalReturnedPosting('lin', 500, 'w1'))
  })
})

describe('large sums', () => {
  it.each([
    ['recharge', (change: object, to: RequestStep) => moveRecharge({ ...RECHARGE, ...change }, to)],
    ['withdrawal', (change: object, to: RequestStep) => moveWithdrawal({ ...WITHDRAWAL, ...change }, to)],
  ] as const)('[WAL-34] of a %s are seen by two', (_what, move) => {
    const begun = { status: 1, steps: [step(1)] }
    const large = { ...begun, amountFen: TWO_REVIEWERS_FROM_FEN }
    expect(move({ ...begun, amountFen: TWO_REVIEWERS_FROM_FEN - 1 }, step(2)).ok).toBe(true)
    expect(move(large, step(2))).toEqual(refusal('大额须经第二人复核', 'status'))
    const sent = { ...large, status: 5, steps: [step(1), step(5)] }
    expect(move(sent, step(2))).toEqual(refusal('须由另一位经办人复核', 'by'))
    expect(move(sent, step(6)).ok).toBe(true)
    for (const by of ['wang', ' Wang', 'ｗａｎｇ', 'W ang']) expect(move(sent, step(2, { by }))).toEqual(refusal('须由另一位经办人复核', 'by'))
    expect(move(sent, step(2, { by: 'zhao' })).ok).toBe(true)
    expect(move({ ...large, status: 2, steps: [step(1), step(5), step(2, { by: 'zhao' })] }, step(3)).ok).toBe(true)
    for (const steps of [[], [step(2)], [step(2, { by: 'channel' })], [step(1), step(5), step(2, { by: 'channel' })]]) {
      expect(move({ ...large, status: 2, steps }, step(3))).toEqual(refusal('大额须经第二人复核', 'status'))
      expect(move({ ...large, status: 2, steps }, step(4)).ok).toBe(true)
    }
    for (const by of ['channel', 'person', 'house', ' Channel ']) expect(move({ amountFen: 500 }, step(1, { by }))).toEqual(refusal('请注明经办人', 'by'))
  })

  it('[WAL-34] are never credited or paid out without two hands, by whatever way, and whoever moves them', () => {
    const moves = fc.array(fc.tuple(fc.nat({ max: 6 }), fc.constantFrom('wang', 'zhao', 'channel', 'Wang')), { maxLength: 20 })
    fc.assert(
      fc.property(moves, fc.constantFrom('wy', 'transfer'), (wishes, channel) => {
        let [recharge, withdrawal]: [Recharge, Withdrawal] = [{ ...RECHARGE, channel, amountFen: TWO_REVIEWERS_FROM_FEN }, { ...WITHDRAWAL, amountFen: TWO_REVIEWERS_FROM_FEN }]
        for (const [status, by] of wishes) {
          const [one, other] = [moveRecharge(recharge, step(status, { by })), moveWithdrawal(withdrawal, step(status, { by }))]
          recharge = one.ok ? one.value : recharge
          withdrawal = other.ok ? other.value : withdrawal
        }
        for (const { status, steps } of [recharge, withdrawal]) {
          if (status === 3) expect(new Set(steps.map(({ by }) => by.toLowerCase()))).toEqual(new Set(['wang', 'zhao']))
        }
      }),
    )
  })

  it('[WAL-34] that somebody saw arrive are credited by two, with the bank’s name for the movement', () => {
    const credit = (amountFen: number, change: object = {}) =>
      creditByHand({ ...RECHARGE, amountFen }, { at: 5, by: 'wang', why: '凭证相符', second: 'zhao', reference: 'B-1', ...change })
    const alone = { second: null, reference: null }
    expect(credit(TWO_REVIEWERS_FROM_FEN - 1, alone)).toMatchObject({ ok: true, value: { status: 3, steps: [1, 2, 3].map((status) => step(status)) } })
    const seen = [step(1), step(5), step(2, { by: 'zhao' }), step(3, { by: 'zhao' })]
    expect(credit(TWO_REVIEWERS_FROM_FEN)).toMatchObject({ ok: true, value: { status: 3, steps: seen } })
    for (const second of [null, ' ']) expect(credit(TWO_REVIEWERS_FROM_FEN, { second })).toEqual(refusal('大额须经第二人复核', 'second', 'parameter-missing'))
    for (const reference of [null, ' ']) expect(credit(TWO_REVIEWERS_FROM_FEN, { reference })).toEqual(refusal('请填写银行流水号', 'reference', 'parameter-missing'))
    expect(credit(1, { needsTwo: true })).toMatchObject({ ok: true, value: { steps: seen } })
    expect(credit(1, { needsTwo: true, second: null })).toEqual(refusal('大额须经第二人复核', 'second', 'parameter-missing'))
    expect(credit(TWO_REVIEWERS_FROM_FEN, { second: 'WANG' })).toEqual(refusal('须由另一位经办人复核', 'by'))
  })
})

it('[WAL-50] the channel’s own word alone leads past review, and no reviewer goes by its name', () => {
  for (const channel of ['jh', 'zs', 'wy', 'transfer'] as const) {
    expect(moveRecharge({ ...RECHARGE, channel }, step(2))).toEqual(refusal('当前状态不能这样变更', 'status'))
    expect(moveRecharge({ ...RECHARGE, channel }, step(2, { by: 'channel' })).ok).toBe(false)
  }
  const large = { ...RECHARGE, channel: 'wy', amountFen: TWO_REVIEWERS_FROM_FEN } as const
  for (const status of [0, 1, 5]) {
    expect(hearNews({ ...large, status }, { kind: 'paid', amountFen: TWO_REVIEWERS_FROM_FEN }, 7)).toMatchObject({ ok: true, value: { status: 3, steps: [{ by: 'channel' }, { by: 'channel' }] } })
  }
})

it('[WAL-35] a withdrawal is taken back while it is to be processed, and at no other time', () => {
  expect(takeBackWithdrawal(WITHDRAWAL, 9)).toMatchObject({ ok: true, value: { status: 4, steps: [{ at: 9, by: 'person' }] } })
  for (const status of [1, 2, 3, 4, 5, 6, 7]) expect(takeBackWithdrawal({ ...WITHDRAWAL, status }, 9)).toEqual(refusal('已开始处理，不能撤回', 'status'))
})

/** Every wish that the map allows, as the request would go. */
function walk<R extends Recharge | Withdrawal>(start: R, wishes: readonly number[], move: (request: R, to: number) => { ok: boolean; value?: R }): readonly R[] {
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

it('[WAL-17] [WAL-19] by whatever way a request goes, its money moves once and nothing stays frozen behind its end', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 6 }), { maxLength: 30 }), anInstant(), (wishes, at) => {
      const recharges = walk(RECHARGE, wishes, (one, to) => moveRecharge(one, step(to, { at })))
      const credited = recharges.map(postingOfRecharge).reduce(apply, new Map())
      const { outcome } = toRechargeStatus(recharges.at(-1)?.status)
      expect(credited.get(availableOf('lin')) ?? 0).toBe(outcome === 'success' ? 500 : 0)

      const withdrawals = walk(WITHDRAWAL, wishes, (one, to) => moveWithdrawal(one, step(to, { at })))
      const purse: Balances = new Map([[availableOf('lin'), 700], ['house:payment-in', -700]])
      const after = withdrawals.map(postingOfWithdrawal).reduce(apply, purse)
      const end = toWithdrawStatus(withdrawals.at(-1)?.status).outcome
      expect(after.get(frozenOf('lin'))).toBe(end === 'pending' ? 500 : 0)
      expect(after.get('house:payment-out') ?? 0).toBe(end === 'success' ? 500 : 0)
      expect(after.get(availableOf('lin'))).toBe(end === 'failure' ? 700 : 200)
    }),
  )
})

describe('invoices', () => {
  const draft = {
    holder: { kind: 'company', title: '店渡商贸', creditCode: '91350100M000100Y43' },
    delivery: { way: 'email', email: 'lin@example.com' },
    orderIds: ['o1', 'o2'],
    amountFen: 10_000,
  } as const

  it('[WAL-20] are made out to a person or a company, by e-mail or on paper', () => {
    expect(judgeInvoice(draft, 10_000)).toEqual({ ok: true, value: draft })
    const person = { holder: { kind: 'person', title: ' <林小满> ' }, delivery: { way: 'mail', addressId: 'a1' }, orderIds: ['o1'], amountFen: 100 } as const
    expect(judgeInvoice(person, 100)).toEqual({ ok: true, value: { ...person, holder: { kind: 'person', title: '林小满' } } })
    expect(judgeInvoice({ ...draft, holder: { ...draft.holder, title: '店'.repeat(100) } }, 10_000).ok).toBe(true)
  })

  it.each([
    ['title', '请填写发票抬头', { holder: { kind: 'person', title: ' ' } }],
    ['title', '请填写发票抬头', { holder: { kind: 'person', title: '店'.repeat(101) } }],
    ['creditCode', '统一社会信用代码不正确', { holder: { kind: 'company', title: '店', creditCode: '123' } }],
    ['creditCode', '统一社会信用代码不正确', { holder: { kind: 'company', title: '店', creditCode: '91350100M000100Y34' } }],
    ['orderIds', '请选择要开票的订单', { orderIds: [] }],
    ['orderIds', '请选择要开票的订单', { orderIds: Array.from({ length: 101 }, (_, at) => `o${at}`) }],
    ['orderIds', '同一笔订单不能重复开票', { orderIds: ['o1', 'o2', 'o1'] }],
    ['email', '邮箱不正确', { delivery: { way: 'email', email: 'lin' } }],
    ['addressId', '请选择收件地址', { delivery: { way: 'mail', addressId: '' } }],
    ['amountFen', '金额不能少于 1.00 元', { amountFen: 99 }],
    ['amountFen', '金额不能超过 200.00 元', { amountFen: 20_001 }],
    ['amountFen', '金额不正确', { amountFen: Number.NaN }],
  ] as const)('[WAL-20] without a good %s are refused: %s', (field, message, change) => {
    expect(judgeInvoice({ ...draft, ...change }, 20_000)).toEqual(refusal(message, field))
  })

  it('[INV-1] are over the fees of completed orders, less what the house gave for their coupons', () => {
    expect(paidToHouseFen({ status: 6, serviceFeeFen: 900, couponFen: 0 })).toBe(900)
    expect(paidToHouseFen({ status: 6, serviceFeeFen: 900, couponFen: 50 })).toBe(850)
    expect(paidToHouseFen({ status: 6, serviceFeeFen: 900, couponFen: 5_000 })).toBe(0)
    for (const status of [1, 2, 3, 4, 5, 7, 8, 9] as const) expect(paidToHouseFen({ status, serviceFeeFen: 900, couponFen: 0 })).toBe(0)
  })

  it('[WAL-21] together never exceed what was paid; one that was turned down gives its sum back', () => {
    const invoice = (status: number, amountFen = 300) => ({ status, amountFen })
    expect(invoiceableFen(1_000, [])).toBe(1_000)
    expect(invoiceableFen(1_000, [1, 5].map((status) => invoice(status)))).toBe(400)
    expect(invoiceableFen(1_000, [7, 8, 9].map((status) => invoice(status)))).toBe(1_000)
    expect(invoiceableFen(1_000, [invoice(2, 2_000)])).toBe(0)
    expect(judgeInvoice(draft, invoiceableFen(Number.NaN, []))).toMatchObject({ ok: false, failure: { field: 'amountFen' } })
    expect(judgeInvoice(draft, 0)).toEqual(refusal('金额不能超过 0.00 元', 'amountFen'))
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.array(fc.integer({ min: 100, max: 50_000 })), (paidFen, wishesFen) => {
        const invoices: { status: number; amountFen: number }[] = []
        for (const amountFen of wishesFen) {
          if (judgeInvoice({ ...draft, amountFen }, invoiceableFen(paidFen, invoices)).ok) invoices.push({ status: 1, amountFen })
        }
        expect(invoices.reduce((sum, { amountFen }) => sum + amountFen, 0)).toBeLessThanOrEqual(paidFen)
      }),
    )
  })
})
