import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS, sumFen } from '../../../kernel/index.ts'
import { freeRecords, LINE_MATCHES, matchLines, recordsLeftOver, type BankRecord, type LineMatch } from '../../index.ts'

const NOW = 1_800_000_000_000
const record = (over: Partial<BankRecord>): BankRecord => ({
  kind: 'recharge',
  id: 'recharge-1',
  amountFen: 100_00,
  at: NOW,
  reference: null,
  names: [over.id ?? 'recharge-1'],
  isExpected: true,
  parts: [],
  ...over,
})
const line = (over: Partial<Parameters<typeof matchLines>[0][number]>) => ({
  at: NOW,
  amountFen: 100_00,
  remark: '',
  serial: '',
  ...over,
})
const out = (over: Partial<BankRecord>) => record({ kind: 'withdrawal', ...over })
const short = (lines: Parameters<typeof matchLines>[0], records: readonly BankRecord[]) =>
  matchLines(lines, records).map(({ match, by, record: one, candidates }) =>
    match === 'several' ? [match, ...candidates.map(({ id }) => id)] : [match, by, one?.id ?? null],
  )

describe('Lines of a bank statement', () => {
  it('are matched by the bank’s reference first, then by the remark, then by sum and time (ADM-93)', () => {
    const records = [
      record({ id: 'recharge-a' }),
      record({ id: 'recharge-b', names: ['recharge-b', 'D20261101'] }),
      record({ id: 'recharge-c', reference: 'S1' }),
    ]
    expect(short([line({}), line({ remark: '店铺款d20261101' }), line({ serial: 'S1' })], records)).toEqual([
      ['matched', 'sum', 'recharge-a'],
      ['matched', 'remark', 'recharge-b'],
      ['matched', 'serial', 'recharge-c'],
    ])
  })

  it('that name a record of another sum say so, and a sum alone is near in time and the only one (ADM-93)', () => {
    expect(short([line({ amountFen: 99_00, remark: '提现 recharge-1' })], [record({})])).toEqual([
      ['other-sum', 'remark', 'recharge-1'],
    ])
    expect(short([line({ at: NOW + 7 * DAY_MS + 1 })], [record({})])).toEqual([['left', null, null]])
    expect(short([line({})], [record({ id: 'recharge-a' }), record({ id: 'recharge-b' })])).toEqual([
      ['several', 'recharge-a', 'recharge-b'],
    ])
    expect(short([line({}), line({})], [record({})])).toEqual([
      ['several', 'recharge-1'],
      ['several', 'recharge-1'],
    ])
    expect(short([line({})], [record({ isExpected: false })])).toEqual([['left', null, null]])
    expect(short([line({ amountFen: -100_00 })], [record({})])).toEqual([['left', null, null]])
  })

  it('pay a batch or its withdrawals, never both (ADM-94)', () => {
    const both = ['withdraw-1', 'withdraw-2']
    const records = [
      ...both.map((id) => out({ id })),
      out({ kind: 'batch', id: 'batch-0001', amountFen: 200_00, parts: both }),
    ]
    expect(short([line({ amountFen: -200_00 }), line({ amountFen: -100_00 })], records)).toEqual([
      ['matched', 'sum', 'batch-0001'],
      ['left', null, null],
    ])
    const single = line({ amountFen: -100_00, remark: '提现 withdraw-2' })
    expect(short([line({ amountFen: -200_00 }), single], records)).toEqual([
      ['left', null, null],
      ['matched', 'remark', 'withdraw-2'],
    ])
    const leftOver = (taken: string, span = { from: NOW, until: NOW }) =>
      recordsLeftOver(
        freeRecords(records, ({ id }) => id === taken),
        span,
      ).map(({ id }) => id)
    expect([leftOver('batch-0001'), leftOver('withdraw-2')]).toEqual([[], ['withdraw-1']])
    expect(leftOver('', { from: NOW + 1, until: NOW + 2 })).toEqual([])
  })

  const IDS = ['record-01', 'record-02', 'record-03', 'record-04', 'record-05']
  const aRecord = fc.record({
    kind: fc.constantFrom('recharge' as const, 'withdrawal' as const),
    id: fc.constantFrom(...IDS),
    amountFen: fc.constantFrom(1, 2, 3),
    at: fc.constantFrom(NOW, NOW + 5 * DAY_MS, NOW + 12 * DAY_MS),
    reference: fc.constantFrom(null, null, 'S1', 'S2'),
    isExpected: fc.boolean(),
  })
  const records = fc
    .uniqueArray(aRecord, { selector: ({ kind, id }) => `${kind} ${id}` })
    .map((all) => all.map((one) => record({ ...one, reference: one.kind === 'recharge' ? one.reference : null })))
    .chain((all) => {
      const parts = all.filter(({ kind }) => kind === 'withdrawal')
      const amountFen = sumFen(parts.map((one) => one.amountFen))
      const batch = record({ kind: 'batch', id: 'batch-0001', amountFen, parts: parts.map(({ id }) => id) })
      return fc.constantFrom(all, [...all, batch])
    })
  const lines = fc.array(
    fc.record({
      at: fc.constantFrom(NOW, NOW + 6 * DAY_MS),
      amountFen: fc.constantFrom(1, 2, 3, -1, -2, -3),
      remark: fc.constantFrom('', '', ...IDS, `${IDS[0]} ${IDS[1]}`, 'batch-0001'),
      serial: fc.constantFrom('', '', 'S1', 'S2'),
    }),
  )

  it('have one record at most and the reverse, and never a batch beside its own withdrawals (ADM-94)', () => {
    fc.assert(
      fc.property(lines, records, (given, ours) => {
        const taken = matchLines(given, ours).flatMap(({ record: one }) => (one === null ? [] : [one]))
        const names = taken.map(({ kind, id }) => `${kind} ${id}`)
        expect(new Set(names).size).toBe(names.length)
        const batch = taken.some(({ kind }) => kind === 'batch')
        if (batch) expect(taken.filter(({ kind }) => kind === 'withdrawal')).toEqual([])
      }),
    )
  })

  it('are each counted once, so that the sums of all kinds are the sum of the statement (ADM-94)', () => {
    fc.assert(
      fc.property(lines, records, (given, ours) => {
        const found = matchLines(given, ours)
        const sumOf = (kind: LineMatch) =>
          sumFen(found.flatMap(({ match }, place) => (match === kind ? [given[place]?.amountFen ?? 0] : [])))
        const kinds = Object.keys(LINE_MATCHES) as LineMatch[]
        expect(sumFen(kinds.map(sumOf))).toBe(sumFen(given.map(({ amountFen }) => amountFen)))
        for (const { match, record: one, candidates } of found) {
          expect(one !== null).toBe(match === 'matched' || match === 'other-sum')
          expect(candidates.length > 0).toBe(match === 'several')
        }
      }),
    )
  })
})
