import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decideCommand, lacksStaffAdmins } from './command-rights.ts'
import { approvalOf, isLook, mayApprove, mayDo, STAFF_ACTS, type StaffAct } from './staff-act.ts'
import { EVERY_ROLE } from './staff-role.ts'

const anAct = fc.constantFrom(...(Object.keys(STAFF_ACTS) as StaffAct[]))
const anAccount = fc.record({ id: fc.constantFrom('li', 'wang', 'zhao'), roles: fc.subarray([...EVERY_ROLE]) })

it('a command is done only by an account whose roles allow it, and with another account where two are needed (ADM-101)', () => {
  fc.assert(
    fc.property(anAct, anAccount, fc.option(anAccount), (act, by, second) => {
      const isRight =
        mayDo(by.roles, act) &&
        (second === null ? approvalOf(act) !== 'two' : second.id !== by.id && mayApprove(second.roles, act))
      expect(decideCommand(act, { by, second }, false).ok).toBe(isRight)
    }),
  )
})

it('broken glass passes the roles alone: never one person twice, and no auditor changes anything (ADM-102)', () => {
  fc.assert(
    fc.property(anAct, anAccount, fc.option(anAccount), (act, by, second) => {
      const decided = decideCommand(act, { by, second }, true)
      const accounts = second === null ? [by] : [by, second]
      const isOnce = second?.id !== by.id && (second !== null || approvalOf(act) !== 'two')
      const mayAll = accounts.every(
        (one) => isLook(act) || !one.roles.includes('auditor') || (one === by ? mayDo : mayApprove)(one.roles, act),
      )
      expect(decided.ok).toBe(isOnce && mayAll)
    }),
  )
})

it('an invitation lacks staff admins while there are fewer than two, waking only where there is none (ADM-103)', () => {
  const lacks = (act: StaffAct) => [0, 1, 2].map((admins) => lacksStaffAdmins(act, admins))
  expect([lacks('invite-staff'), lacks('wake-staff'), lacks('close-staff')]).toEqual([
    [true, true, false],
    [true, false, false],
    [false, false, false],
  ])
})
