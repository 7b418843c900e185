import { expect, it } from 'vitest'
import { remainingTime } from '../format/index.ts'
import { HOUR_MS } from '../kernel/index.ts'
import { remainingTimeText } from './index.ts'

it.each([
  [168 * HOUR_MS, '7 天 0 小时', '7 d 0 h'],
  [25 * HOUR_MS, '1 天 1 小时', '1 d 1 h'],
  [24 * HOUR_MS - 1, '23 小时', '23 h'],
  [HOUR_MS - 1, '59 分钟', '59 min'],
  [60_000, '1 分钟', '1 min'],
  [59_999, '不到 1 分钟', 'less than 1 min'],
  [1, '不到 1 分钟', 'less than 1 min'],
  [0, '0', '0'],
  [-1, '0', '0'],
])('%d ms are told as %s', (leftMs, zh, en) => {
  const remaining = remainingTime(1_700_000_000, 1_700_000_000_000 + 168 * HOUR_MS - leftMs)
  expect([remainingTimeText(remaining, 'zh-CN'), remainingTimeText(remaining, 'en')]).toEqual([zh, en])
})
