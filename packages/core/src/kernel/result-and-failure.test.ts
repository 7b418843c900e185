import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fail, mapResult, ok, type Result } from './result.ts'
import { isPassing, refused, type Failure } from './failure.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

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

const PASSING: readonly Failure[] = [
  { kind: 'offline' },
  { kind: 'timeout' },
  { kind: 'too-many-requests' },
  { kind: 'too-many-requests', retryAfterMs: 1000 },
  { kind: 'http', status: 500 },
  { kind: 'http', status: 599 },
]

const LASTING: readonly Failure[] = [
  { kind: 'login-required' },
  { kind: 'phone-not-bound' },
  { kind: 'signer-mismatch' },
  { kind: 'refused', message: '' },
  { kind: 'key-missing' },
  { kind: 'key-stale' },
  { kind: 'signature-rejected' },
  { kind: 'http', status: 404 },
  { kind: 'http', status: 499 },
  { kind: 'http', status: Number.NaN },
  { kind: 'unrecognised', code: '4041' },
]

describe('isPassing', () => {
  it.each(PASSING)('may be asked again after %j', (failure) => {
    expect(isPassing(failure)).toBe(true)
  })

  it.each(LASTING)('is not asked again after %j', (failure) => {
    expect(isPassing(failure)).toBe(false)
  })
})

describe('refused', () => {
  it('names a field only when there is one', () => {
    expect(refused('balance-short', '余额不足')).toStrictEqual({
      kind: 'refused',
      reason: 'balance-short',
      message: '余额不足',
    })
    expect(refused('bad-parameter', '手机号不正确', 'mobile')).toStrictEqual({
      kind: 'refused',
      reason: 'bad-parameter',
      message: '手机号不正确',
      field: 'mobile',
    })
  })
})

it('a minute, an hour and a day are told in milliseconds', () => {
  expect([MINUTE_MS, HOUR_MS, DAY_MS]).toEqual([60_000, 3_600_000, 86_400_000])
})
