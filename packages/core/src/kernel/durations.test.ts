import { expect, it } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

it('a minute, an hour and a day are told in milliseconds', () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([60_000, 3_600_000, 86_400_000])
})
