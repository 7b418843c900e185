import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createReviewMap } from '../kernel/index.ts'
import {
  INVOICE_STATUSES,
  mayMoveInvoice,
  mayMoveRecharge,
  mayMoveWithdraw,
  MONEY_STATUSES,
  RECHARGE_STATUSES,
  toInvoiceStatus,
  toRechargeStatus,
  toWithdrawStatus,
  WITHDRAW_STATUSES,
} from './index.ts'

const REVIEWS = createReviewMap({ status: 'passed' }, { status: 'failed' })

/** Every map by hand: code, outcome (p, s, f), status, and what may follow. */
const MAPS = [
  ['reviews (WAL-15)', REVIEWS.read, REVIEWS.mayMove, REVIEWS.codes, '0 p reviewing 1 2, 1 s passed, 2 f failed'],
  [
    'money (WAL-15)',
    MONEY_STATUSES.read,
    MONEY_STATUSES.mayMove,
    MONEY_STATUSES.codes,
    '0 p waiting 1 2, 1 s succeeded, 2 f failed',
  ],
  [
    'recharges (WAL-11)',
    toRechargeStatus,
    mayMoveRecharge,
    RECHARGE_STATUSES.codes,
    '0 p to-review 1 2 4, 1 p reviewing 2 4 5, 2 p not-yet-credited 3 4 5, 3 s credited, 4 f failed, 5 p in-approval 2 6, 6 f not-approved',
  ],
  [
    'withdrawals (WAL-12)',
    toWithdrawStatus,
    mayMoveWithdraw,
    WITHDRAW_STATUSES.codes,
    '0 p to-process 1 4, 1 p processing 2 4 5, 2 p to-pay-out 3 4, 3 s paid-out, 4 f failed, 5 p in-approval 2 6, 6 f not-approved',
  ],
  [
    'invoices (WAL-13)',
    toInvoiceStatus,
    mayMoveInvoice,
    INVOICE_STATUSES.codes,
    '1 p to-process 2 9, 2 p processing 3 5 6 9, 3 p to-mail 4, 4 s mailed 5, 5 s completed, 6 p in-approval 3 5 7 8, 7 f not-approved, 8 f approval-withdrawn, 9 f refused',
  ],
] as const

const OUTCOMES = { p: 'pending', s: 'success', f: 'failure' } as const

describe.each(MAPS)('%s', (_title, read, mayMove, codes, written) => {
  const rows = written.split(', ').map((row) => {
    const [code, outcome, status, ...next] = row.split(' ')
    return { code: Number(code), outcome: OUTCOMES[outcome as 'p'], status, next: next.map(Number) }
  })

  it('have the codes, outcomes, names and edges of the table (WAL-15)', () => {
    expect(codes).toEqual(rows.map(({ code }) => code))
    for (const { code, outcome, status, next } of rows) {
      expect(read(code)).toMatchObject({ code, outcome, status, isFinal: next.length === 0 })
      expect(read(String(code))).toEqual(read(code))
      for (const to of [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        expect([code, to, mayMove(code, to)]).toEqual([code, to, next.includes(to)])
    }
    for (const language of ['zh', 'en'] as const) {
      const names = rows.map(({ code }) => read(code).name[language].trim())
      expect(new Set(names).size).toBe(names.length)
      expect(names).not.toContain('')
    }
  })

  it('begin at the first, reach every status from there, and end where success or failure is final (WAL-15)', () => {
    const reached = new Set([codes[0]])
    for (const from of reached) for (const to of codes) if (mayMove(from, to)) reached.add(to)
    expect([...reached].toSorted()).toEqual(codes)
    for (const code of codes) {
      const { isFinal, outcome } = read(code)
      expect(codes.some((to) => mayMove(code, to))).toBe(!isFinal)
      if (isFinal) expect(outcome).not.toBe('pending')
      if (outcome === 'failure') expect(isFinal).toBe(true)
    }
  })

  it('never turn success or failure into anything else, and come to an end (WAL-15)', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 60 }), (wishes) => {
        let [code = 0] = codes
        let moves = 0
        for (const to of wishes) {
          if (!mayMove(code, to)) continue
          const { outcome } = read(code)
          if (outcome !== 'pending') expect(read(to).outcome).toBe(outcome)
          code = to
          moves += 1
        }
        expect(moves).toBeLessThan(codes.length)
      }),
    )
  })
})
