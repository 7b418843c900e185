import { HOUR_MS } from '@diandu/core/kernel'
import { createManualClock } from '@diandu/core/testing'
import { expect, it, vi } from 'vitest'
import { booksGauge } from './books-gauge.ts'

it('reads the books once an hour at most, and answers meanwhile with what was found last', async () => {
  const clock = createManualClock()
  const complaints = vi.fn(async () => 2)
  const gauge = booksGauge(complaints, clock)
  clock.advance(HOUR_MS - 1)
  expect(await gauge.read()).toBe(0)
  expect(complaints).not.toHaveBeenCalled()
  clock.advance(1)
  await gauge.read()
  expect(await gauge.read()).toBe(2)
  expect(complaints).toHaveBeenCalledTimes(1)
  clock.advance(HOUR_MS)
  complaints.mockRejectedValueOnce(new Error('The database is away'))
  await gauge.read()
  expect(await gauge.read()).toBe(2)
})
