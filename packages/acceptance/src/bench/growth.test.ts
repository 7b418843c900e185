import { describe, expect, it } from 'vitest'
import { measureGrowth, type Stopwatch } from './growth.ts'

const SIZES = [64, 128, 256, 512, 1024]

/** One step of work is one millisecond: no watch, no noise. */
function counted(stepsFor: (size: number) => number): Parameters<typeof measureGrowth> {
  let steps = 0
  const time: Stopwatch = (task) => {
    const before = steps
    task()
    return steps - before
  }
  const run = (text: string) => {
    steps += stepsFor(text.length)
  }
  return [run, (size) => 'a'.repeat(size), SIZES, { time, stopAtMs: Number.POSITIVE_INFINITY }]
}

describe('growth', () => {
  it.each([
    ['constant', () => 7, 1, false],
    ['linear', (size: number) => 3 * size, 2, false],
    ['linear with a start', (size: number) => size + 500, 1.34, false],
    ['n log n', (size: number) => Math.ceil(size * Math.log2(size)), 2.24, false],
    ['linear with one jump', (size: number) => (size > 512 ? 10 : 1) * size, 2, false],
    ['quadratic', (size: number) => size * size, 4, true],
    ['cubic', (size: number) => size ** 3, 8, true],
  ] as const)('knows %s time', (_name, stepsFor, factor, isQuadratic) => {
    const growth = measureGrowth(...counted(stepsFor))
    expect(growth.factor).toBeGreaterThan(factor - 0.2)
    expect(growth.factor).toBeLessThan(factor + 0.2)
    expect(growth.isQuadratic).toBe(isQuadratic)
    expect(growth.sizes).toEqual(SIZES)
  })

  it('does not wait for what is too slow already', () => {
    const [run, textOf, sizes, options] = counted((size) => size * size)
    const growth = measureGrowth(run, textOf, sizes, { ...options, stopAtMs: 7 * 256 * 256 - 1 })
    expect(growth.sizes).toEqual([64, 128, 256])
    expect(growth.isQuadratic).toBe(true)
    expect(measureGrowth(run, textOf, sizes, { ...options, stopAtMs: 7 })).toMatchObject({
      sizes: [64],
      isQuadratic: true,
    })
  })
})
