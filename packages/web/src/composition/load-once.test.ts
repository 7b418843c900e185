import { describe, expect, it } from 'vitest'
import { loadOnce } from './load-once.ts'

describe('loadOnce', () => {
  it('loads once for all who ask, and not before', async () => {
    let loads = 0
    const load = loadOnce(() => Promise.resolve(++loads))
    expect(loads).toBe(0)
    expect(await Promise.all([load(), load()])).toEqual([1, 1])
    expect(await load()).toBe(1)
  })

  it('tries again after a load that failed, which every caller that waited hears of', async () => {
    const outcomes = [() => Promise.reject(new Error('chunk')), () => Promise.resolve('ports')]
    const load = loadOnce(() => outcomes.shift()?.() ?? Promise.reject(new Error('asked too often')))
    expect((await Promise.allSettled([load(), load()])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await load()).toBe('ports')
    expect(await load()).toBe('ports')
  })
})
