import { ACCOUNT_KINDS, CLOSING_HINDRANCES, type ClosedMonth, type MonthToClose } from '@diandu/core/admin'
import { monthSpan } from '@diandu/core/wallet'
import * as v from 'valibot'
import { instant, keysOf, nothingIn, plainId } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

const signedFen = v.pipe(v.number(), v.safeInteger())

const sums = v.array(
  v.object({
    account: v.picklist(keysOf(ACCOUNT_KINDS)),
    openingFen: signedFen,
    inFen: signedFen,
    outFen: signedFen,
    closingFen: signedFen,
  }),
)

export const listClosings = adminCall('GET money/closings', {
  summary: 'Closed months with their sums, the newest first, and the next one with its sums as they are now',
  act: 'see-money',
  input: nothingIn,
  output: v.object({
    closed: v.array(
      v.object({
        month: stored,
        closedAt: instant,
        proposedBy: stored,
        approvedBy: stored,
        sums,
      }) satisfies v.GenericSchema<unknown, ClosedMonth>,
    ),
    next: v.nullable(
      v.object({
        month: stored,
        hindrance: v.nullable(v.picklist(keysOf(CLOSING_HINDRANCES))),
        sums,
      }) satisfies v.GenericSchema<unknown, MonthToClose>,
    ),
  }),
})

export const proposeClosing = adminCall('POST money/closings', {
  summary: 'Proposes to close the next month; another account approves it, and nothing is posted into it any more',
  act: 'close-month',
  input: v.strictObject({
    month: v.pipe(
      v.string(),
      v.check((month) => monthSpan(month) !== undefined, '不是月份'),
    ),
    reason,
  }),
  output: v.object({ id: plainId }),
  example: { month: '2026-10', reason: '账目已核对' },
})
