import { readFileSync } from 'node:fs'
import {
  approvalOf,
  EVERY_ROLE,
  isSensitive,
  mayDo,
  needsReason,
  STAFF_ACTS,
  STAFF_ROLES,
  type StaffAct,
} from '@diandu/core/admin'
import { expect, it } from 'vitest'

function rolesTable(): string {
  const rowOf = (act: StaffAct): string => {
    const wants = [
      ...(approvalOf(act) === 'two' ? ['a second account'] : []),
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
