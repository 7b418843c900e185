import { expect, it } from 'vitest'
import { CODE_PURPOSES, goesToOwnMobile, isMembersPurpose } from './index.ts'

it('three of the purposes of a code go to the mobile on record, and those and the new mobile want a login (SES-44)', () => {
  expect(CODE_PURPOSES.map((purpose) => [purpose, goesToOwnMobile(purpose), isMembersPurpose(purpose)])).toEqual([
    ['register', false, false],
    ['login', false, false],
    ['forgot-password', false, false],
    ['bind-phone', false, false],
    ['new-phone', false, true],
    ['payment-password', true, true],
    ['change-phone', true, true],
    ['close-account', true, true],
    ['service-request', false, false],
  ])
})
