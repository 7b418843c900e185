import type { ShownCampaign } from '@diandu/core/campaigns'
import { parseDay } from '@diandu/core/format'
import { expect, it } from 'vitest'
import { campaignPoster } from './campaign-poster.ts'

const both = (zh: string, en: string) => ({ zh, en })
const CONTENT: ShownCampaign = {
  path: '/activity/activity618',
  title: both('618 大促', '618'),
  line: both('年中一次', 'Once in the middle of the year'),
  hue: 10,
  motif: 'sun',
  blocks: [
    { kind: 'coupons', title: both('领券', 'Coupons') },
    { kind: 'draw', title: both('抽奖', 'Draw'), lottery: '618' },
  ],
  tabs: [],
  at: 0,
}
const FIGURES = {
  coupons: [
    { amountFen: 100_00, left: 3 },
    { amountFen: 900_00, left: 0 },
  ],
  lotteries: [],
}
const posterOn = (day: string, locale: 'zh-CN' | 'en' = 'zh-CN') =>
  campaignPoster(CONTENT, FIGURES, {}, { locale, now: parseDay(day) + 1 })

it('the picture of a campaign has its days, what it gives and whether it is open (WEB-123)', () => {
  const poster = posterOn('2026-06-10')
  expect(poster).toMatchObject({ kicker: '正在进行', title: '618 大促', path: '/activity/activity618' })
  expect(poster.rows).toEqual([
    { label: '活动时间', value: '2026-06-08 至 2026-06-30' },
    { label: '优惠券', value: '最高减 ¥100' },
  ])
  expect(poster.notes).toEqual(['活动里有', '领券 · 抽奖'])
})

it.each([
  ['2026-06-01', '即将开始'],
  ['2026-06-30', '正在进行'],
])('on %s it says: %s (WEB-123)', (day, kicker) => {
  expect(posterOn(day).kicker).toBe(kicker)
})

it('speaks the reader’s language (WEB-123)', () => {
  const poster = posterOn('2026-06-10', 'en')
  expect(JSON.stringify(poster)).not.toMatch(/\p{Script=Han}/u)
})
