import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_FEN } from '../../kernel/index.ts'
import {
  applyPosting,
  availableOf,
  escrowOf,
  mayBeNegative,
  type Account,
  type Balances,
  type Line,
  type Posting,
} from '../index.ts'

const LIN = availableOf('lin')
const posting = (...lines: readonly (readonly [Account, number])[]): Posting => ({
  kind: 'recharge',
  subject: 'r1',
  lines: lines.map(([account, amountFen]) => ({ account, amountFen })),
})

describe('applyPosting', () => {
  const rich: Balances = new Map([
    [LIN, 1_000],
    ['house:payment-in', -1_000],
  ])

  it('moves money from one account to another (WAL-1)', () => {
    const after = applyPosting(rich, posting([LIN, -300], ['escrow:o1', 300]))
    expect(after).toEqual({
      ok: true,
      value: new Map([
        [LIN, 700],
        ['house:payment-in', -1_000],
        ['escrow:o1', 300],
      ]),
    })
  })

  it.each([
    ['no line', posting()],
    ['one line', posting([LIN, 1])],
    ['a sum that is not zero', posting([LIN, -300], ['escrow:o1', 299])],
  ])('refuses %s (WAL-1)', (_title, made) => {
    expect(applyPosting(rich, made)).toEqual({ ok: false, failure: { fault: 'unbalanced' } })
  })

  it.each([0, 0.5, Number.NaN, Infinity, MAX_FEN + 1, 2 ** 53])('refuses %s as an amount (KRN-1)', (amountFen) => {
    const answer = applyPosting(rich, posting(['house:payment-in', -amountFen], [LIN, amountFen]))
    expect(answer).toMatchObject({ ok: false, failure: { fault: 'not-money' } })
  })

  it('refuses a balance that would no longer be exact (KRN-1)', () => {
    const brimful: Balances = new Map([
      [LIN, Number.MAX_SAFE_INTEGER - 1],
      ['house:payment-in', 1 - Number.MAX_SAFE_INTEGER],
    ])
    expect(applyPosting(brimful, posting(['house:payment-in', -2], [LIN, 2]))).toMatchObject({
      ok: false,
      failure: { fault: 'not-money' },
    })
  })

  it('is not fooled by a sum of many large lines (KRN-1)', () => {
    const lines = Array.from({ length: 200 }, (): readonly [Account, number] => [LIN, MAX_FEN])
    const back = Array.from({ length: 200 }, (): readonly [Account, number] => ['house:payment-in', -MAX_FEN])
    expect(applyPosting(new Map(), posting(...lines, ...back, [LIN, 1])).ok).toBe(false)
  })

  it('lets payment-in and coupons fall below zero, and nothing else (WAL-3)', () => {
    expect(mayBeNegative('house:payment-in') && mayBeNegative('house:coupons')).toBe(true)
    const others: readonly Account[] = [
      LIN,
      'frozen:lin',
      escrowOf('o1'),
      'house:fees',
      'house:damages',
      'house:payment-out',
    ]
    for (const account of others) {
      expect(mayBeNegative(account)).toBe(false)
      expect(applyPosting(new Map(), posting([account, -5], ['house:coupons', 5]))).toEqual({
        ok: false,
        failure: { fault: 'short', account, missingFen: 5 },
      })
    }
    expect(applyPosting(new Map(), posting(['house:coupons', -5], [LIN, 5])).ok).toBe(true)
  })

  it('says what is short, and leaves the balances as they were (WAL-3)', () => {
    const before = new Map(rich)
    expect(applyPosting(rich, posting([LIN, -1_001], ['escrow:o1', 1_001]))).toEqual({
      ok: false,
      failure: { fault: 'short', account: LIN, missingFen: 1 },
    })
    expect(rich).toEqual(before)
  })

  it('looks at the end of a posting, not at its middle (WAL-3)', () => {
    expect(applyPosting(new Map(), posting([LIN, -5], [LIN, 10], ['house:payment-in', -5])).ok).toBe(true)
  })
})

const ACCOUNTS: readonly Account[] = [
  'available:a',
  'available:b',
  'frozen:a',
  'escrow:1',
  'house:fees',
  'house:payment-in',
  'house:coupons',
]

/** Lines near every border: balanced mostly, sometimes off by a little, sometimes no money at all. */
const someLines = (): fc.Arbitrary<readonly Line[]> => {
  const amount = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: -500, max: 500 }) },
    { weight: 1, arbitrary: fc.constantFrom(0, 0.5, MAX_FEN) },
  )
  const lines = fc.array(fc.record({ account: fc.constantFrom(...ACCOUNTS), amountFen: amount }), {
    minLength: 1,
    maxLength: 4,
  })
  return fc
    .tuple(lines, fc.constantFrom(...ACCOUNTS), fc.constantFrom(0, 0, 0, 0, 1))
    .map(([given, account, slipFen]) => [
      ...given,
      { account, amountFen: slipFen - given.reduce((sum, { amountFen }) => sum + amountFen, 0) },
    ])
}

it('the ledger agrees with a naive list of entries, whatever is posted (WAL-1, WAL-3)', () => {
  fc.assert(
    fc.property(fc.array(someLines(), { maxLength: 30 }), (postings) => {
      let balances: Balances = new Map()
      let entries: readonly Line[] = []
      const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amountFen }) => sum + amountFen, 0)
      const held = (lines: readonly Line[], account: Account) => sumOf(lines.filter((line) => line.account === account))
      for (const lines of postings) {
        const tried = [...entries, ...lines]
        const isMoney = lines.every(
          ({ amountFen }) => Number.isInteger(amountFen) && amountFen !== 0 && Math.abs(amountFen) <= MAX_FEN,
        )
        const isCovered = ACCOUNTS.every((account) => mayBeNegative(account) || held(tried, account) >= 0)
        const expected = isMoney && sumOf(lines) === 0 && isCovered
        const answer = applyPosting(balances, { kind: 'recharge', subject: 'x', lines })
        expect(answer.ok).toBe(expected)
        if (answer.ok) [balances, entries] = [answer.value, tried]
        for (const account of ACCOUNTS) expect(balances.get(account) ?? 0).toBe(held(entries, account))
        expect(sumOf([...balances].map(([account, amountFen]) => ({ account, amountFen })))).toBe(0)
      }
    }),
  )
})
