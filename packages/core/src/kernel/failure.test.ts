import { describe, expect, it } from 'vitest'
import { isPassing, refused, type Failure } from './failure.ts'

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
