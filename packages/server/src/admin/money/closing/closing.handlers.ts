import { decideClosing, type AccountKind } from '@diandu/core/admin'
import { ok } from '@diandu/core/kernel'
import { listClosings as listClosingsCall, proposeClosing } from '@diandu/wire/admin'
import { listClosings } from '../../../wallet/index.ts'
import { staffHandlerFor } from '../../admin-handler.ts'
import { propose } from '../../proposals/proposed-act.ts'
import { closeMonthAct, closingFacts, nextToClose, sumsOf } from './close-month.ts'

export const closingHandlers = [
  staffHandlerFor(listClosingsCall, async (_given, { db, clock }) =>
    ok({
      closed: (await listClosings(db)).map(({ fromAt: _from, untilAt: _until, sums, ...closing }) => ({
        ...closing,
        sums: sums.map((line) => ({ ...line, account: line.account as AccountKind })),
      })),
      next: await nextToClose(db, clock.now()),
    }),
  ),
  staffHandlerFor(proposeClosing, async ({ month, reason }, context) =>
    context.commit(async (tx) => {
      const decided = decideClosing(month, await closingFacts(tx, context.clock.now()))
      if (!decided.ok) return decided
      const input = { month, sums: await sumsOf(tx, decided.value.span) }
      return ok(await propose(tx, closeMonthAct, { input, reason, before: null, after: input }, context))
    }),
  ),
]
