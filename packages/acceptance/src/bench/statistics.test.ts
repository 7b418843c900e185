import { describe, expect, it } from 'vitest'
import { numberText, quantile, spreadOf, spreadText } from './statistics.ts'

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
