import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../kernel/index.ts'
import { credentialMessage, validateCredentialHold } from './credential-hold.ts'

it('no money leaves and nothing is signed for 24 hours after another payment password or mobile, and all does then (ACC-53)', () => {
  expect(validateCredentialHold(null, 0).ok).toBe(true)
  fc.assert(
    fc.property(fc.nat(), fc.nat({ max: 3 * DAY_MS }), (changedAt, afterMs) => {
      const decided = validateCredentialHold(changedAt, changedAt + afterMs)
      expect(decided.ok).toBe(afterMs >= DAY_MS)
      expect(decided.ok || decided.failure).toMatchObject(decided.ok ? {} : { reason: 'changed-lately' })
      expect(credentialMessage('lin', 'mobile', changedAt).figures).toEqual({
        changed: 'mobile',
        until: changedAt + DAY_MS,
      })
    }),
  )
})
