import fc from 'fast-check'
import { expect, it } from 'vitest'
import { refusalForActing } from './index.ts'

const id = fc.stringMatching(/^[\w-]{1,12}$/)

it('refuses every call that names another user than its token, and none that names the same (SES-56)', () => {
  fc.assert(
    fc.property(id, id, fc.boolean(), (tokenUser, namedUser, isPage) => {
      const refusal = refusalForActing({ tokenUser, namedUser, isPage })
      expect(refusal?.reason).toBe(tokenUser === namedUser ? undefined : 'another-user')
    }),
  )
})

it.each([
  { isPage: true, reason: 'another-user' },
  { isPage: false, reason: undefined },
])('without a named user, from a page $isPage: $reason (SES-57)', ({ isPage, reason }) => {
  expect(refusalForActing({ tokenUser: 'lin', namedUser: undefined, isPage })?.reason).toBe(reason)
})
