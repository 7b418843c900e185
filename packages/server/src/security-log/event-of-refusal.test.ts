import { refused, REFUSAL_REASONS, type Failure } from '@diandu/core/kernel'
import { describe, expect, it } from 'vitest'
import { eventOfRefusal } from './index.ts'

const kindOf = (failure: Failure, access: 'anyone' | 'member' = 'member') => eventOfRefusal({ access }, failure)?.kind

describe('A refusal of a call', () => {
  it.each([
    [{ kind: 'login-required' }, 'session-missing'],
    [{ kind: 'signer-mismatch' }, 'access-refused'],
    [refused('not-found', 'x'), 'access-refused'],
    [refused('link-wrong', 'x'), 'access-refused'],
    [{ kind: 'signature-rejected' }, 'signature-refused'],
    [refused('key-reused', 'x'), 'signature-refused'],
    [refused('bad-parameter', 'x', 'y'), 'input-refused'],
    [{ kind: 'key-stale' }, 'input-refused'],
    [refused('captcha-wrong', 'x'), 'proof-refused'],
    [refused('payment-password-wrong', 'x'), 'proof-refused'],
    [refused('code-too-soon', 'x'), 'too-often'],
  ] as const)('%j is told as %s (AUD-11)', (failure, kind) => {
    expect(kindOf(failure)).toBe(kind)
  })

  it('a refusal that is a matter of the trade is not told: a shop that is gone, a balance that is short, no mobile yet (AUD-11)', () => {
    expect(kindOf(refused('not-found', 'x'), 'anyone')).toBeUndefined()
    for (const failure of [
      refused('balance-short', 'x'),
      { kind: 'refused', message: 'x' },
      { kind: 'phone-not-bound' },
      { kind: 'http', status: 502 },
      { kind: 'too-many-requests' },
    ] as const) {
      expect(kindOf(failure)).toBeUndefined()
    }
  })

  it('tells its reason and field and never its words (AUD-13)', () => {
    for (const reason of REFUSAL_REASONS)
      expect(
        JSON.stringify(eventOfRefusal({ access: 'member' }, refused(reason, 'said to the user', 'name'))),
      ).not.toContain('said to the user')
    expect(eventOfRefusal({ access: 'member' }, refused('bad-parameter', 'x', 'name'))).toEqual({
      kind: 'input-refused',
      reason: 'bad-parameter',
      field: 'name',
    })
  })
})
