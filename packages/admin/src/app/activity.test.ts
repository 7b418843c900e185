import { MINUTE_MS } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { createActivity } from './activity.ts'

it('a person is active for five minutes after a press, and comes back by the next one', () => {
  const clock = createManualClock()
  const activity = createActivity(clock)
  clock.advance(5 * MINUTE_MS - 1)
  expect([activity.isRecent(), activity.note()]).toEqual([true, false])
  clock.advance(5 * MINUTE_MS)
  expect([activity.isRecent(), activity.note(), activity.isRecent(), activity.note()]).toEqual([
    false,
    true,
    true,
    false,
  ])
})
