import { describe, expect, it, afterAll, beforeAll, vi } from 'vitest'
import { numberText, quantile, spreadOf, spreadText } from './statistics.ts'
import { measureGrowth, type Stopwatch } from './growth.ts'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { requestRepeatedly, requestPages } from './request-repeatedly.ts'

describe('figures of several runs', () => {
  it('finds quantiles between the values, in whatever order they came', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2)
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5)
    expect(quantile([10, 0], 0.99)).toBeCloseTo(9.9)
    expect(quantile([7], 0.99)).toBe(7)
    expect(quantile([], 0.5)).toBeNaN()
    const values = [5, 1]
    quantile(values, 0.5)
    expect(values).toEqual([5, 1])
  })

  it('says a median with its range, and one value alone', () => {
    expect(spreadText(spreadOf([500, 480, 560]))).toBe('500 (480–560)')
    expect(spreadText(spreadOf([0, 0]))).toBe('0')
    expect(spreadText(spreadOf([0.0123456, 0.5, 0.5]))).toBe('0.5 (0.012–0.5)')
    expect(spreadText(spreadOf([]))).toBe('–')
    expect(numberText(Number.NaN)).toBe('–')
  })
})

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

describe('asking often', () => {
  let atOnce = 0
  let maxAtOnce = 0
  let answered = 0
  const server = createServer((incoming, outgoing) => {
    atOnce += 1
    maxAtOnce = Math.max(maxAtOnce, atOnce)
    setImmediate(() => {
      atOnce -= 1
      answered += 1
      outgoing.end(incoming.url === '/wrong' ? '{"code":"400000"}' : '{"code":"000000"}')
    })
  })
  const at = (path: string) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

  beforeAll(() => new Promise<void>((settle) => server.listen(0, '127.0.0.1', () => settle())))
  afterAll(() => void server.close())

  it('counts what was answered, with no more clients at once than asked for', async () => {
    // A clock on which each answer takes a millisecond, however slow the machine is.
    vi.spyOn(performance, 'now').mockImplementation(() => answered)
    const { requests, perSecond, p50Ms, p99Ms } = await requestRepeatedly([at('/a'), at('/b')], 4, 60)
    expect(requests).toBe(answered)
    // Those who had asked when the time was over are waited for.
    expect(requests).toBeGreaterThanOrEqual(60)
    expect(requests).toBeLessThan(60 + 4)
    expect(perSecond).toBe(1000)
    expect(maxAtOnce).toBeLessThanOrEqual(4)
    expect(p50Ms).toBeGreaterThanOrEqual(1)
    expect(p99Ms).toBeGreaterThanOrEqual(p50Ms)
  })

  it('measures no refusals', async () => {
    await expect(requestRepeatedly([at('/wrong')], 1, 20)).rejects.toThrow('400000')
  })

  it('counts no page that is not compressed', async () => {
    await expect(requestPages(() => at('/a'), 1, 20)).rejects.toThrow('/a answered 200')
  })
})
