import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../../testing/any-text.ts'
import { formatTime } from '../../../format/index.ts'
import { readStatement } from '../../index.ts'

const NOW = Date.UTC(2026, 11, 1)

const read = (rows: readonly (readonly string[])[]) => {
  const done = readStatement(rows, NOW)
  if (!done.ok) throw new Error('It has headings')
  return done.value
}
const shown = (rows: readonly (readonly string[])[]) =>
  read(rows).lines.map(({ at, amountFen, serial }) => [formatTime(at), amountFen, serial])

describe('A bank statement', () => {
  it('is read below its account and period, with two columns of sums, and its totals are no line (ADM-91)', () => {
    const { lines, faults, skipped } = read([
      ['账号：', '5719'],
      [
        '交易日期',
        '交易时间',
        '收入金额(元)',
        '支出金额（元）',
        '对方户名',
        '对方账号',
        '摘要',
        '附言',
        '交易流水号',
        '余额',
      ],
      ['20261101', '10:20:30', '1,234.50', '0.00', '林小满', '6222 0212\t', '转账', 'D2026', 'b－1\t', '9'],
      ['2026-11-02', '', '', '￥300', '张三', '1', '', '', 'B2', '9'],
      ['', '', ''],
      ['合计', '', '1,234.50', '300'],
    ])
    expect(lines).toMatchObject([
      { row: 3, amountFen: 1_234_50, name: '林小满', account: '62220212', remark: '转账 · D2026', serial: 'B-1' },
      { row: 4, amountFen: -300_00, name: '张三', serial: 'B2' },
    ])
    expect([faults, skipped]).toEqual([[], 4])
  })

  it.each([
    ['2026/11/1 9:05', '2026-11-01 09:05:00'],
    ['2026年11月1日', '2026-11-01 00:00:00'],
    ['20261101102030', '2026-11-01 10:20:30'],
    ['2026.11.01 102030', '2026-11-01 10:20:30'],
    ['2026-11-01T10:20:30.000', '2026-11-01 10:20:30'],
  ])('reads the day %s (ADM-91)', (day, at) => {
    expect(
      shown([
        ['Date', 'Amount'],
        [day, '1'],
      ]),
    ).toEqual([[at, 100, '']])
  })

  it.each([
    ['-1,234.50', '', -1_234_50],
    ['(1,234.50)', '', -1_234_50],
    ['¥1234.5', '借', -1_234_50],
    ['1234.5000', 'CR', 1_234_50],
    ['+99元', '', 99_00],
    ['－１', '', -1_00],
  ])('reads the sum %s %s (ADM-91)', (sum, direction, amountFen) => {
    expect(
      shown([
        ['Date', 'Amount', 'Dr/Cr'],
        ['2026-11-01', sum, direction],
      ])[0]?.[1],
    ).toBe(amountFen)
  })

  it('takes a sum below zero in a credit for money that went back (ADM-128)', () => {
    expect(
      shown([
        ['Date', 'Amount', 'Dr/Cr'],
        ['2026-11-01', '-100', '贷'],
      ])[0]?.[1],
    ).toBe(-100_00)
  })

  it.each(['-', '--', '/', '无', '0', '000000'])(
    'takes %s for no reference, so that no movement is lost (ADM-128)',
    (sign) => {
      const { lines, faults } = read([
        ['日期', '金额', '流水号', '户名'],
        ['2026-11-01', '5', sign, '林小满'],
        ['2026-11-02', '5', sign, '张三'],
      ])
      expect(lines.map(({ serial }) => serial)).toEqual(['', ''])
      expect(faults).toEqual([])
    },
  )

  it('names row and column of what it cannot read (ADM-91)', () => {
    const heads = ['日期', '金额', '收入', '支出', '收支', '流水号', '备注']
    const { lines, faults } = read([
      heads,
      ['2026-02-30', '1'],
      ['2026-11-01 25:00', '1'],
      ['2026-11-01', '1.234'],
      ['2026-11-01', '1,23'],
      ['2026-11-01', '', '1', '1'],
      ['2026-11-01', '', '', 'x'],
      ['2026-11-01', '-'],
      ['2026-11-01', '5', '', '', '？'],
      ['2026-11-01', '5', '', '', '', 'A1'],
      ['2026-11-01', '5', '', '', '', 'a 1'],
      ['2026-11-01', '-5', '', '', '', 'A1'],
      ['2026-11-01', '5', '', '', '', '', 'x'.repeat(301)],
    ])
    expect(faults.map(({ row, column, why }) => [row, column, why])).toEqual([
      [2, 'day', 'day'],
      [3, 'day', 'day'],
      [4, 'amount', 'amount'],
      [5, 'amount', 'amount'],
      [6, 'moneyOut', 'both'],
      [7, 'moneyOut', 'amount'],
      [8, 'amount', 'noAmount'],
      [9, 'direction', 'direction'],
      [11, 'serial', 'twice'],
      [13, 'remark', 'tooLong'],
    ])
    expect(lines.map(({ row }) => row)).toEqual([10, 12])
  })

  it('is refused without headings, and with more rows than a statement has (ADM-91)', () => {
    expect(readStatement([['a', 'b']], NOW)).toMatchObject({ ok: false, failure: { field: 'content' } })
    expect(readStatement([['日期', '金额'], ...Array.from({ length: 10_000 }, () => ['x'])], NOW).ok).toBe(false)
  })

  it('loses no row, whatever is in it (ADM-91)', () => {
    const aCell = fc.oneof(anyText(), fc.constantFrom('2026-11-01', '1', '-2.50', ''))
    fc.assert(
      fc.property(fc.array(fc.array(aCell, { maxLength: 4 })), (rows) => {
        const { lines, faults, skipped } = read([['日期', '金额', '流水号', '备注'], ...rows])
        expect(lines.length + faults.length + skipped).toBe(rows.length + 1)
      }),
    )
  })

  it('gives each line an identity that no other line of it has, and that it has in any other file (ADM-92)', () => {
    const aRow = fc.tuple(
      fc.constantFrom('2026-11-01', '2026-11-02'),
      fc.constantFrom('1', '-1', '2'),
      fc.constantFrom('', '', 'S1', 'S2'),
    )
    const identities = (rows: readonly (readonly string[])[]) =>
      read([['日期', '金额', '流水号'], ...rows]).lines.map(({ identity }) => identity)
    fc.assert(
      fc.property(fc.array(aRow), fc.nat(), (rows, from) => {
        const all = identities(rows)
        expect(new Set(all).size).toBe(all.length)
        expect(identities(rows.toReversed()).toSorted()).toEqual(all.toSorted())
        for (const part of identities(rows.slice(from % (rows.length + 1)))) expect(all).toContain(part)
      }),
    )
  })

  it('has no day after tomorrow, and no more than 400 of them: a wrong year would match everything anew (ADM-91)', () => {
    expect(
      read([
        ['日期', '金额'],
        ['2026-12-01', '1'],
        ['2026-12-03', '2'],
        ['9999-12-31', '3'],
      ]).faults,
    ).toEqual([3, 4].map((row) => ({ row, column: 'day', why: 'day' })))
    const spanning = (day: string) =>
      readStatement(
        [
          ['日期', '金额'],
          [day, '1'],
          ['2026-12-01', '2'],
        ],
        NOW,
      ).ok
    expect([spanning('2025-10-28'), spanning('2025-10-25')]).toEqual([true, false])
  })
})
