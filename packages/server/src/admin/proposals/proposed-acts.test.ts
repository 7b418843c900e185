import { approvalOf, STAFF_ACTS, type StaffAct } from '@diandu/core/admin'
import { expect, it } from 'vitest'
import { PROPOSED_ACTS } from './proposed-acts.ts'

it('each act that two accounts decide, always or by size, can be shown and done, by one entry (ADM-3)', () => {
  const proposed = PROPOSED_ACTS.map(({ act }) => act)
  const wantTwo = (Object.keys(STAFF_ACTS) as StaffAct[]).filter((act) => approvalOf(act) !== 'one')
  expect(new Set(proposed).size).toBe(proposed.length)
  expect(proposed.toSorted()).toEqual(wantTwo.toSorted())
})
