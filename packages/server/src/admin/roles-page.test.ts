import { readFileSync } from 'node:fs'
import {
  approvalOf,
  approversOf,
  EVERY_ROLE,
  isSensitive,
  mayDo,
  needsReason,
  STAFF_ACTS,
  STAFF_ROLES,
  type StaffAct,
} from '@diandu/core/admin'
import { expect, it } from 'vitest'

function secondOf(act: StaffAct): string {
  const approvers = approversOf(act)
  const isOther = approvers.some((role) => !mayDo([role], act))
  const second = approvalOf(act) === 'by-size' ? 'a second account for large ones' : 'a second account'
  return isOther ? `${second} (${approvers.map((role) => STAFF_ROLES[role].en).join(', ')})` : second
}

function rolesTable(): string {
  const rowOf = (act: StaffAct): string => {
    const wants = [
      ...(approvalOf(act) === 'one' ? [] : [secondOf(act)]),
      ...(isSensitive(act) ? ['a fresh proof'] : []),
      ...(needsReason(act) ? ['a reason'] : []),
    ]
    const roles = EVERY_ROLE.filter((role) => mayDo([role], act)).map((role) => STAFF_ROLES[role].en)
    return `| ${STAFF_ACTS[act].names.en} | ${roles.length === EVERY_ROLE.length ? 'every role' : roles.join(', ')} | ${wants.join(', ')} |`
  }
  return ['| act | roles | wants |', '| --- | --- | --- |', ...(Object.keys(STAFF_ACTS) as StaffAct[]).map(rowOf)].join(
    '\n',
  )
}

it('the page about the console shows the table of roles as core has it', () => {
  const page = readFileSync(new URL('../../../../docs/admin.md', import.meta.url), 'utf8')
  expect(page).toContain(rolesTable())
})
