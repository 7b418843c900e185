import { REFUSAL_REASONS, type Failure } from '@diandu/core/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codeOf, failureOf } from './codes.ts'

/** One of every kind, by name: a new kind does not compile until it is here. */
const ONE_OF_EACH: { readonly [Kind in Failure['kind']]: Extract<Failure, { kind: Kind }> } = {
  'login-required': { kind: 'login-required' },
  'phone-not-bound': { kind: 'phone-not-bound' },
  'signer-mismatch': { kind: 'signer-mismatch' },
  refused: { kind: 'refused', message: 'no', field: 'mobile', reason: 'bad-parameter' },
  'key-missing': { kind: 'key-missing' },
  'key-stale': { kind: 'key-stale' },
  'signature-rejected': { kind: 'signature-rejected' },
  'too-many-requests': { kind: 'too-many-requests', retryAfterMs: 1000 },
  http: { kind: 'http', status: 502 },
  offline: { kind: 'offline' },
  timeout: { kind: 'timeout' },
  unrecognised: { kind: 'unrecognised', code: '4041' },
}
const TRANSPORT: readonly Failure['kind'][] = ['too-many-requests', 'http', 'offline', 'timeout']

describe('codes', () => {
  it.each([
    ['400000', 'refused'],
    ['3004', 'key-missing'],
    ['3005', 'key-stale'],
    ['3006', 'signature-rejected'],
    ['100000', 'login-required'],
    ['4042', 'phone-not-bound'],
    ['4043', 'signer-mismatch'],
    ['4041', 'unrecognised'],
  ] as const)('%s is %s, both ways', (code, kind) => {
    expect(failureOf(code, '', null).kind).toBe(kind)
    expect(codeOf(ONE_OF_EACH[kind])).toBe(code)
  })

  it.each(Object.values(ONE_OF_EACH))('$kind has a code unless an HTTP status speaks for it', (failure) => {
    const code = codeOf(failure)
    if (TRANSPORT.includes(failure.kind)) return expect(code).toBeUndefined()
    expect(failureOf(code ?? '', failure.kind === 'refused' ? failure.message : '', failure)).toEqual(failure)
  })

  it.each(['100000', '4000', '4007'])('%s asks for a login (SES-8)', (code) => {
    expect(failureOf(code, 'words', null)).toEqual({ kind: 'login-required', message: 'words' })
    expect(failureOf(code, '', null)).toEqual({ kind: 'login-required' })
  })

  it('any text is the code of some failure, and unknown ones keep it', () => {
    const known = new Set(['400000', '3004', '3005', '3006', '100000', '4000', '4007', '4042', '4043'])
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('toString', '__proto__', '4041', '2000')),
        fc.anything(),
        (code, data) => {
          fc.pre(!known.has(code))
          expect(failureOf(code, 'words', data)).toEqual({ kind: 'unrecognised', code })
        },
      ),
    )
  })

  it.each(REFUSAL_REASONS)('the reason %s travels', (reason) => {
    expect(failureOf('400000', 'words', { reason })).toEqual({ kind: 'refused', message: 'words', reason })
  })

  it('a refusal survives whatever stands beside its words', () => {
    expect(failureOf('400000', 'words', { field: 7, reason: 'because', more: 1 })).toEqual({
      kind: 'refused',
      message: 'words',
    })
    fc.assert(
      fc.property(fc.string(), fc.anything(), (message, data) => {
        const failure = failureOf('400000', message, data)
        expect(failure).toMatchObject({ kind: 'refused', message })
        expect(Object.keys(failure).every((name) => ['kind', 'message', 'field', 'reason'].includes(name))).toBe(true)
      }),
    )
  })
})
