import * as access from './access.admin.ts'
import type { AdminCall } from './admin-call.ts'
import { CASE_CALLS } from './case.admin.ts'
import * as money from './money.admin.ts'
import * as closings from './closings.admin.ts'
import * as content from './content.admin.ts'
import * as owners from './owners.admin.ts'
import * as payouts from './payouts.admin.ts'
import * as credentials from './credentials.admin.ts'
import * as queues from './queues.admin.ts'
import * as records from './records.admin.ts'
import * as staff from './staff.admin.ts'
import * as sheets from './sheets.admin.ts'
import * as statements from './statements.admin.ts'
import * as system from './system.admin.ts'

const isCall = (exported: object): exported is AdminCall => 'act' in exported

/** Every call of the console: what no `*.admin.ts` exports does not exist. */
export const ADMIN_CALLS: readonly AdminCall[] = [
  ...[
    access,
    content,
    owners,
    queues,
    staff,
    money,
    payouts,
    closings,
    statements,
    sheets,
    credentials,
    records,
    system,
    system.SYSTEM_PART_CALLS,
    records.PERSON_PART_CALLS,
    records.ORDER_PART_CALLS,
  ].flatMap((module) => Object.values<object>(module).filter(isCall)),
  ...Object.values(CASE_CALLS).flatMap(({ waiting, show, claim, decide, reveal }) => [
    waiting,
    show,
    claim,
    ...Object.values(decide),
    ...(reveal === undefined ? [] : [reveal]),
  ]),
]
