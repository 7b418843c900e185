import { describe } from 'vitest'
import { openWeek } from './open-week.ts'
import { runWeek } from './run-week.ts'

describe('A week of the market, run in Chinese on the embedded database', () => {
  runWeek(openWeek('pglite', 'zh-CN'))
})
