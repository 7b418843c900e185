import { createManualClock } from '@diandu/core/testing'
import { describe, expect, it } from 'vitest'
import { answerCache } from './answer-cache.ts'

describe('Kept answers', () => {
  it('are given again until their time is over, and asked for once at a time', async () => {
    const clock = createManualClock()
    const stored = answerCache<number>(clock, 1_000)
    let requested = 0
    const call = async () => (requested += 1)
    expect(await Promise.all([stored('a', call), stored('a', call)])).toEqual([1, 1])
    clock.advance(999)
    expect(await stored('a', call)).toBe(1)
    clock.advance(1)
    expect(await stored('a', call)).toBe(2)
  })

  it('are no more than there is room for, and no failures', async () => {
    const stored = answerCache<number>(createManualClock(), 1_000, 2)
    let requested = 0
    const call = async () => (requested += 1)
    for (const key of ['a', 'b', 'c', 'a']) await stored(key, call)
    expect(requested).toBe(4)
    await expect(stored('x', async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await stored('x', call)).toBe(5)
  })
})
