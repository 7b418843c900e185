import {
  DAY_FIGURES,
  PROPOSAL_STATES,
  STAFF_ACTS,
  SYSTEM_ALERTS,
  WORK_QUEUES,
  type ShownProposal,
  type Today,
} from '@diandu/core/admin'
import { LOCALES } from '@diandu/core/messages'
import * as v from 'valibot'
import { count, instant, keysOf, nothingIn, nothingOut, plainId } from '../schemas/schemas.ts'
import { reason, stored } from './access.admin.ts'
import { adminCall } from './admin-call.ts'
import { pageLink } from './case.admin.ts'

const queue = v.picklist(keysOf(WORK_QUEUES))

export const getToday = adminCall('GET today', {
  summary:
    'What waits and is late, what one has open, alerts, and the figures of the day beside those of the week before',
  act: 'see-today',
  input: nothingIn,
  output: v.object({
    queues: v.array(v.object({ queue, waiting: count, oldestSince: v.nullable(instant), late: count })),
    own: v.array(v.object({ queue, caseId: stored, until: instant })),
    alerts: v.array(v.picklist(keysOf(SYSTEM_ALERTS))),
    figures: v.array(
      v.object({ figure: v.picklist(keysOf(DAY_FIGURES)), days: v.array(v.pipe(v.number(), v.integer())) }),
    ),
    reviews: v.array(v.object({ queue, todayMs: v.nullable(count), weekAgoMs: v.nullable(count) })),
    countedAt: instant,
  }) satisfies v.GenericSchema<unknown, Today>,
})

export const listWaitingProposals = adminCall('GET proposals', {
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
      link: pageLink,
      changes: v.array(v.object({ what: stored, before: stored, after: stored })),
    }),
  ) satisfies v.GenericSchema<unknown, ShownProposal[]>,
  example: { locale: 'zh-CN' },
})

export const decideProposal = adminCall('POST proposals/decide', {
  summary: 'Approves or declines what another account proposed, or withdraws one’s own',
  act: 'decide-proposals',
  input: v.strictObject({ id: plainId, verdict: v.picklist(['approved', 'declined', 'withdrawn']), reason }),
  output: nothingOut,
  example: { id: 'p1', verdict: 'approved', reason: '与申请一致' },
})
