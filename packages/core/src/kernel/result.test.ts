import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fail, mapResult, ok, type Result } from './result.ts'

const results: fc.Arbitrary<Result<number, string>> = fc.oneof(fc.integer().map(ok), fc.string().map(fail))
const double = (value: number) => value * 2
const negate = (value: number) => -value

it('a result is a value or a failure, and says which', () => {
  expect([ok(21), fail('offline')]).toEqual([
    { ok: true, value: 21 },
    { ok: false, failure: 'offline' },
  ])
})

describe('mapResult', () => {
  it('changes a value', () => {
    expect(mapResult(ok(21), double)).toEqual({ ok: true, value: 42 })
  })

  it('leaves a failure as it is and asks for no change', () => {
    const failed: Result<number, string> = fail('offline')
    const mapped = mapResult(failed, () => {
      throw new Error('asked for a change')
    })
    expect(mapped).toBe(failed)
  })

  it('changes in two steps what it changes in one', () => {
    fc.assert(
      fc.property(results, (result) => {
        expect(mapResult(mapResult(result, double), negate)).toEqual(
          mapResult(result, (value) => negate(double(value))),
        )
        expect(mapResult(result, (value) => value)).toEqual(result)
      }),
    )
  })
})
