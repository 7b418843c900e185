import { PROPOSAL_STATES, STAFF_ACTS, WORK_QUEUES, type QueueStanding, type ShownProposal } from '@diandu/core/admin'
import { LOCALES } from '@diandu/core/messages'
import * as v from 'valibot'
import { count, instant, keysOf, nothingIn, nothingOut, plainId } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'

export const getToday = adminCall({
  method: 'GET',
  path: 'today',
  summary: 'What waits, how long, and what is late',
  act: 'see-today',
  input: nothingIn,
  output: v.array(
    v.object({
      queue: v.picklist(keysOf(WORK_QUEUES)),
      waiting: count,
      oldestSince: v.nullable(instant),
      late: count,
    }),
  ) satisfies v.GenericSchema<unknown, QueueStanding[]>,
})

export const listWaitingProposals = adminCall({
  method: 'GET',
  path: 'proposals',
  summary: 'What waits for a second person, the longest waiting first',
  act: 'see-proposals',
  input: v.strictObject({ locale: v.picklist(LOCALES) }),
  output: v.array(
    v.object({
      id: plainId,
      act: v.picklist(keysOf(STAFF_ACTS)),
      makerName: stored,
      isOwn: v.boolean(),
      madeAt: instant,
      reason: stored,
      state: v.picklist(keysOf(PROPOSAL_STATES)),
      changes: v.array(v.object({ what: stored, before: stored, after: stored })),
    }),
  ) satisfies v.GenericSchema<unknown, ShownProposal[]>,
  example: { locale: 'zh-CN' },
})

export const decideProposal = adminCall({
  method: 'POST',
  path: 'proposals/decide',
  summary: 'Approves or declines what another account proposed, or withdraws one’s own',
  act: 'decide-proposals',
  input: v.strictObject({ id: plainId, verdict: v.picklist(['approved', 'declined', 'withdrawn']), reason }),
  output: nothingOut,
  example: { id: 'p1', verdict: 'approved', reason: '与申请一致' },
})
