import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refusalForActing } from './index.ts'

const id = fc.stringMatching(/^[\w-]{1,12}$/)

it('refuses every call that names another user than its token, and none that names the same (SES-56)', () => {
  fc.assert(
    fc.property(id, id, fc.boolean(), fc.boolean(), (tokenUser, namedUser, movesMoney, isPage) => {
      const refusal = refusalForActing({ tokenUser, namedUser, movesMoney, isPage })
      expect(refusal?.reason).toBe(tokenUser === namedUser ? undefined : 'another-user')
    }),
  )
})

it.each([
  { movesMoney: true, isPage: true, reason: 'another-user' },
  { movesMoney: true, isPage: false, reason: undefined },
  { movesMoney: false, isPage: true, reason: undefined },
  { movesMoney: false, isPage: false, reason: undefined },
])('without a named user, money $movesMoney from a page $isPage: $reason (SES-57)', ({ reason, ...call }) => {
  expect(refusalForActing({ tokenUser: 'lin', namedUser: undefined, ...call })?.reason).toBe(reason)
})
