import { describe, expect, it } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { keptAnswers } from './kept-answers.ts'

describe('Kept answers', () => {
  it('[SEA-14] are given again until their time is over, and asked for once at a time', async () => {
    const clock = handClock()
    const kept = keptAnswers<number>(clock, 1_000)
    let asked = 0
    const ask = async () => (asked += 1)
    expect(await Promise.all([kept('a', ask), kept('a', ask)])).toEqual([1, 1])
    clock.advance(999)
    expect(await kept('a', ask)).toBe(1)
    clock.advance(1)
    expect(await kept('a', ask)).toBe(2)
  })

  it('[SEA-14] are no more than there is room for, and no failures', async () => {
    const kept = keptAnswers<number>(handClock(), 1_000, 2)
    let asked = 0
    const ask = async () => (asked += 1)
    for (const key of ['a', 'b', 'c', 'a']) await kept(key, ask)
    expect(asked).toBe(4)
    await expect(kept('x', async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    expect(await kept('x', ask)).toBe(5)
  })
})
