import { CLAIM_MS, decisionOf, mayDo, mayWorkOn, type CaseChoice } from '@diandu/core/admin'
import { fail, ok, refused } from '@diandu/core/kernel'
import { CASE_CALLS } from '@diandu/wire/admin'
import { claimCase, letGoOfCase, lockClaim, othersClaims } from '../../staff/index.ts'
import { staffHandlerFor, type AdminHandler, type StaffContext } from '../admin-handler.ts'
import { noteDecidedCase } from '../today/review-time-store.ts'
import { waitingSince } from '../queue-store.ts'
import type { CaseWork } from './case-work.ts'

/** More than one person decides in a day. */
const MAX_LISTED = 200

const unknownCase = () => refused('not-found', '没有这一项', 'id')
const changedElsewhere = () => refused('changed-elsewhere', '这一项刚有变化，请重新查看', 'version')
const takenByOther = (name: string) => refused('changed-elsewhere', `${name}正在处理这一项`, 'id')

/** Answers the calls of one queue. */
export function caseHandlers(work: CaseWork): readonly AdminHandler[] {
  const { queue } = work
  const calls = CASE_CALLS[queue]
  const claimant = ({ staff, clock }: StaffContext) => ({ queue, staffId: staff.id, nowMs: clock.now() })
  const { reveal } = work
  return [
    staffHandlerFor(calls.waiting, async ({ locale }, context) => {
      const claims = await othersClaims(context.db, claimant(context))
      const cases = await work.waiting(context, { locale, most: MAX_LISTED })
      return ok(cases.map((one) => ({ ...one, takenBy: claims.find(({ caseId }) => caseId === one.id)?.name ?? null })))
    }),
    staffHandlerFor(calls.show, async ({ id, locale }, context) => {
      const shown = await work.show(context, id, locale)
      if (shown === undefined) return fail(unknownCase())
      const [claim] = await othersClaims(context.db, claimant(context), id)
      const decisions = shown.decisions.filter(({ key }) => {
        const decision = decisionOf(queue, key)
        return decision !== undefined && mayDo(context.staff.roles, decision.act)
      })
      return ok({ ...shown, decisions, takenBy: claim?.name ?? null })
    }),
    staffHandlerFor(calls.claim, async ({ id, isTakenOver }, context) => {
      if (!mayWorkOn(context.staff.roles, queue)) return ok({ takenBy: null })
      const by = claimant(context)
      return context.db.transaction(async (tx) => {
        if ((await work.versionOf(tx, id, by.nowMs)) === undefined) return fail(unknownCase())
        await lockClaim(tx, id, by)
        const [claim] = isTakenOver ? [] : await othersClaims(tx, by, id)
        if (claim !== undefined) return ok({ takenBy: claim.name })
        await claimCase(tx, id, { ...by, until: by.nowMs + CLAIM_MS })
        return ok({ takenBy: null })
      })
    }),
    ...Object.entries(calls.decide).map(([decision, call]) =>
      staffHandlerFor(call, async (given, context) => {
        const choice = { ...given, decision }
        return work.decide(choice, { ...context, commit: checkedCommit(work, choice, context) })
      }),
    ),
    ...(calls.reveal === undefined || reveal === undefined
      ? []
      : [
          staffHandlerFor(calls.reveal, async ({ reason, ...given }, context) =>
            context.commit(async (tx) => {
              const revealed = await reveal(tx, given, context)
              return revealed.ok
                ? ok({ value: revealed.value.value, log: { ...revealed.value.log, reason } })
                : revealed
            }),
          ),
        ]),
  ]
}

/** Commits only what was decided by the version that is stored, and what no other member of staff has open. */
function checkedCommit(work: CaseWork, { id, version }: CaseChoice, context: StaffContext): StaffContext['commit'] {
  const by = { queue: work.queue, staffId: context.staff.id, nowMs: context.clock.now() }
  return (decide) =>
    context.commit(async (tx) => {
      await lockClaim(tx, id, by)
      const stored = await work.versionOf(tx, id, by.nowMs)
      if (stored === undefined) return fail(unknownCase())
      if (stored !== version) return fail(changedElsewhere())
      const [claim] = await othersClaims(tx, by, id)
      if (claim !== undefined) return fail(takenByOther(claim.name))
      const since = await waitingSince(tx, work.queue, id, by.nowMs)
      const done = await decide(tx)
      if (!done.ok) return done
      await letGoOfCase(tx, work.queue, id)
      const isDecided = (await waitingSince(tx, work.queue, id, by.nowMs)) === undefined
      if (since !== undefined && isDecided) await noteDecidedCase(tx, work.queue, id, { since, at: by.nowMs })
      return done
    })
}
