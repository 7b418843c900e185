import { monthOf } from '../../../testing/bills-of.ts'
import { formatYuan } from '../../format/index.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { anInstant } from '../../../testing/arbitraries/an-instant.ts'
import {
  aboutText,
  closingFen,
  daySpan,
  validateSpan,
  monthSpan,
  STATEMENT_MESSAGES,
  statementCsv,
  statementLine,
  totalFen,
  twelveMonthsUntil,
  type DetailedBill,
  type Statement,
} from '../index.ts'

const on = (text: string) => Date.parse(`${text}+08:00`)
const refusal = (message: string, field: string) => ({
  ok: false,
  failure: { kind: 'refused', reason: 'bad-parameter', message, field },
})

const BILLS: readonly DetailedBill[] = [
  {
    id: 'p1',
    kind: 'recharge',
    subject: 'r1',
    at: on('2026-03-01T09:00:00'),
    direction: 'in',
    amountFen: 100_000,
    balanceFen: 100_500,
    about: { kind: 'request', id: 'r1', channel: 'wy' },
  },
  {
    id: 'p2',
    kind: 'order-payment',
    subject: 'o1',
    at: on('2026-03-02T10:11:12'),
    direction: 'out',
    amountFen: 30_050,
    balanceFen: 70_450,
    about: { kind: 'order', orderId: 'o1', number: 'DD01', title: '=女装"旗舰"店' },
  },
]
const STATEMENT: Statement = {
  holder: 'lin_wei',
  fromDay: '2026-03-01',
  untilDay: '2026-03-31',
  openingFen: 500,
  bills: BILLS,
}

describe('spans', () => {
  it('are days of China, whole (BIL-5)', () => {
    expect(daySpan('2026-03-11')).toEqual({ from: on('2026-03-11T00:00:00'), until: on('2026-03-11T23:59:59.999') })
    expect([daySpan('2000-01-01')?.from, daySpan('1999-12-31')]).toEqual([on('2000-01-01T00:00:00'), undefined])
    for (const day of [
      '2026-02-29',
      '2026-13-01',
      '2026-3-1',
      '1970-01-02',
      '',
      'today',
      '2026-03-11T00',
      '٢٠٢٦-03-11',
    ])
      expect(daySpan(day)).toBeUndefined()
  })

  it('are months of China, whole, one after the other (BIL-5)', () => {
    expect(monthSpan('2026-12')).toEqual({ from: on('2026-12-01T00:00:00'), until: on('2026-12-31T23:59:59.999') })
    expect(monthSpan('2024-02')?.until).toBe(on('2024-02-29T23:59:59.999'))
    for (const month of ['2026-00', '2026-13', '2026', '', '9999-12']) expect(monthSpan(month)).toBeUndefined()
    fc.assert(
      fc.property(fc.integer({ min: Date.parse('2005-01-01'), max: Date.parse('2090-01-01') }), (at) => {
        const span = monthSpan(monthOf(at))
        expect(span !== undefined && span.from <= at && at <= span.until).toBe(true)
        const spans = twelveMonthsUntil(at).map(monthSpan)
        for (const [index, later] of spans.slice(1).entries()) expect(later?.from).toBe((spans[index]?.until ?? 0) + 1)
      }),
    )
  })

  it('a span of a statement begins before today, ends after its beginning and is a year at most (BIL-5)', () => {
    const now = on('2026-03-11T12:00:00')
    expect(validateSpan('2026-03-01', '2026-03-31', now)).toEqual({
      ok: true,
      value: { from: on('2026-03-01T00:00:00'), until: on('2026-03-31T23:59:59.999') },
    })
    expect(validateSpan('2026-03-11', '2026-03-11', now).ok).toBe(true)
    expect(validateSpan('2026-03-11', '2026-03-11', on('2026-03-11T00:00:00')).ok).toBe(true)
    expect(validateSpan('2026-03-12', '2026-03-12', now)).toEqual(refusal('开始日期不正确', 'fromDay'))
    expect(validateSpan('2026-02-30', '2026-03-11', now)).toEqual(refusal('开始日期不正确', 'fromDay'))
    expect(validateSpan('2026-03-02', '2026-03-01', now)).toEqual(refusal('结束日期不正确', 'untilDay'))
    expect(validateSpan('2024-01-01', '2024-12-31', now).ok).toBe(true)
    expect(validateSpan('2024-01-01', '2025-01-01', now)).toEqual(refusal('一次最多导出 366 天', 'untilDay'))
    fc.assert(
      fc.property(
        anyText(),
        anyText(),
        anInstant(),
        (from, until, at) => void expect(validateSpan(from, until, at).ok).toBe(false),
      ),
    )
  })
})

describe('a statement', () => {
  it('tells every bill with its balance, and the balances before and after (BIL-6)', () => {
    expect(statementCsv(STATEMENT, 'zh').split('\r\n')).toEqual([
      '\uFEFF"户名","lin_wei"',
      '"期间","2026-03-01 ~ 2026-03-31"',
      '"期初余额（元）","5.00"',
      '"期末余额（元）","704.50"',
      '"时间（北京）","类型","事由","收入（元）","支出（元）","余额（元）","流水号"',
      '"2026-03-01 09:00:00","充值","网上银行","1000.00","","1005.00","p1"',
      `"2026-03-02 10:11:12","订单付款","'=女装""旗舰""店 DD01","","300.50","704.50","p2"`,
      '"合计","","","1000.00","300.50","",""',
      '',
    ])
    expect(statementCsv(STATEMENT, 'en')).toContain('"Order payment"')
  })

  it('is told in either language, every heading in its own words (BIL-6)', () => {
    for (const language of ['zh', 'en'] as const) {
      const words = Object.values(STATEMENT_MESSAGES).map((message) => message[language])
      expect(new Set(words).size).toBe(words.length)
      for (const word of words) expect(word).toMatch(language === 'zh' ? /^\p{Script=Han}/u : /^[A-Z]/)
    }
    expect(statementLine(BILLS[1] as DetailedBill, 'en', formatYuan)).toEqual({
      time: '2026-03-02 10:11:12',
      kind: 'Order payment',
      about: '=女装"旗舰"店 DD01',
      inYuan: '',
      outYuan: '300.50',
      balance: '704.50',
      number: 'p2',
    })
  })

  it('adds up (BIL-6)', () => {
    expect([totalFen(BILLS, 'in'), totalFen(BILLS, 'out')]).toEqual([100_000, 30_050])
    expect(STATEMENT.openingFen + totalFen(BILLS, 'in') - totalFen(BILLS, 'out')).toBe(closingFen(STATEMENT))
    expect(closingFen({ openingFen: 7, bills: [] })).toBe(7)
    expect(closingFen({ openingFen: 7, bills: BILLS.slice(0, 1) })).toBe(100_500)
  })

  it('says what a bill was for, where it is known (BIL-6)', () => {
    expect(aboutText({ kind: 'request', id: 'r9', channel: 'ops' }, 'zh')).toBe('申请 r9')
    expect(aboutText({ kind: 'request', id: 'w1', channel: null }, 'en')).toBe('Request w1')
    expect(aboutText({ kind: 'request', id: 'r1', channel: 'wy' }, 'en')).toBe('Online banking')
  })
})
