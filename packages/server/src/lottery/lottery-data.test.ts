import { readFileSync } from 'node:fs'
import { parseDay } from '@diandu/core/format'
import { describe, expect, it } from 'vitest'
import { LOTTERIES, parseLotteries } from './lottery-data.ts'
import { monthRun, runsOf } from './lottery-runs.ts'

const TEXT = readFileSync(new URL('data/lotteries.json', import.meta.url), 'utf8')

describe('the file of the lotteries', () => {
  it('has the draw for coins one for each campaign that comes back, and a monthly one (LOT-18)', () => {
    expect(LOTTERIES.map(({ series, coins }) => [series, coins > 0])).toEqual([
      ['goldcoin', true],
      ['new-year-goods', false],
      ['anniversary', false],
      ['618', false],
      ['double-eleven', false],
      ['double-twelve', false],
      ['taobao', false],
    ])
  })

  it.each([
    [
      'a prize beyond what the law allows',
      '"valueFen": 299900',
      '"valueFen": 5000001',
      /line \d+: lottery double-eleven: prize camera: .*law/,
    ],
    ['a word that is missing', '"en": "Product camera"', '"en": ""', /lottery double-eleven: prize camera: its name/],
    ['half a weight', '"weight": 25', '"weight": 2.5', /line 22: lotteries\.0\.prizes\.1\.weight/],
    ['a negative price', '"coins": 20', '"coins": -20', /line 14: lotteries\.0\.coins/],
    [
      'a lottery that is there twice',
      '"series": "618"',
      '"series": "anniversary"',
      /lottery anniversary: it is there twice/,
    ],
    [
      'days beyond those of its campaign',
      '"to": "05-31"',
      '"to": "06-01"',
      /line \d+: lottery anniversary: its days are not/,
    ],
    ['days that end before they begin', '"from": "05-06"', '"from": "06-06"', /lottery anniversary: its last day/],
    ['a field that nobody knows', '"triesEach": 100,', '"triesEach": 100, "luck": 7,', /line 14: lotteries\.0\.luck/],
    [
      'a coupon that is worth more than its prize',
      '"amountFen": 1000,',
      '"amountFen": 1001,',
      /prize coupon-10: its coupon/,
    ],
  ])('is refused for %s, with the line (LOT-18)', (_title, right, wrong, words) => {
    expect(TEXT).toContain(right)
    expect(() => parseLotteries(TEXT.replace(right, wrong))).toThrow(words)
  })
})

describe('the days of a lottery', () => {
  it('are a whole month in China, or the same days of each year, and are published a month ahead (LOT-9)', () => {
    expect(monthRun('coins', parseDay('2026-12-15'))).toEqual({
      id: 'coins-202612',
      opensAt: parseDay('2026-12-01'),
      closesAt: parseDay('2027-01-01') - 1,
    })
    const ids = (day: string, ...[days]: [Parameters<typeof runsOf>[1]]) =>
      runsOf('x', days, parseDay(day)).map(({ id }) => id)
    expect(ids('2026-12-20', { every: 'month' })).toEqual(['x-202612', 'x-202701'])
    const newYear = { every: 'year', from: '01-01', to: '01-20' } as const
    expect(ids('2026-11-20', newYear)).toEqual([])
    expect(ids('2026-12-20', newYear)).toEqual(['x-2027'])
    expect(ids('2027-01-20', newYear)).toEqual(['x-2027'])
    const once = { every: 'never', from: '2026-12-01', to: '2026-12-02' } as const
    expect([ids('2026-10-01', once), ids('2026-11-20', once), ids('2026-12-03', once)]).toEqual([[], ['x'], []])
  })
})
