import { decideStaffProposal, mayApprove, mayDo, PROPOSAL_MS, type ShownProposal } from '@diandu/core/admin'
import { fail, ok, refused } from '@diandu/core/kernel'
import { decideProposal, listWaitingProposals } from '@diandu/wire/admin'
import { unlessTaken, type Queries } from '../../database/index.ts'
import { closeProposal, findStaff, lockProposal, waitingProposals, type StoredProposal } from '../../staff/index.ts'
import { staffHandlerFor } from '../admin-handler.ts'
import { proposeRolesHandler } from './change-roles.ts'
import { changedSince } from './changed-since.ts'
import { inviteStaffHandler } from './invite-staff.ts'
import { openedOf, type ProposalView } from './proposed-act.ts'
import { proposedAct } from './proposed-acts.ts'

export const proposalHandlers = [
  proposeRolesHandler,
  inviteStaffHandler,
  staffHandlerFor(listWaitingProposals, async ({ locale }, { db, clock, staff, box }) => {
    const waiting = await waitingProposals(db, clock.now() - PROPOSAL_MS)
    const seen = waiting.filter(({ act, maker }) => maker === staff.id || mayApprove(staff.roles, act))
    return ok(
      await Promise.all(seen.map((proposal) => shownTo(db, staff.id, proposal, { locale, nowMs: clock.now(), box }))),
    )
  }),
  staffHandlerFor(decideProposal, async ({ id, verdict, reason }, { clock, random, box, staff, commit }) =>
    unlessTaken(
      () =>
        commit(async (tx) => {
          const proposal = await lockProposal(tx, id)
          if (proposal === undefined) return fail(refused('not-found', '没有这件待复核的事', 'id'))
          const nowMs = clock.now()
          const decided = decideStaffProposal(proposal, verdict, { staffId: staff.id, roles: staff.roles, nowMs })
          if (!decided.ok) return decided
          await closeProposal(tx, id, verdict, { staffId: staff.id, at: nowMs })
          if (verdict !== 'approved')
            return ok({
              value: null,
              log: { object: { kind: 'proposal', id }, userId: null, reason, after: { verdict } },
            })
          const maker = await findStaff(tx, proposal.maker)
          if (maker?.status !== 'active' || !mayDo(maker.roles, proposal.act)) return fail(changedSince())
          const by = { random, box, staff, maker, nowMs, opened: openedOf(box, proposal) }
          const done = await proposedAct(proposal.act).carryOut(tx, proposal.input as never, by)
          if (!done.ok) return done
          const { object, userId, before, after } = done.value
          return ok({
            value: null,
            log: {
              object,
              userId,
              reason,
              before,
              after: { ...(after as object), proposal: id, why: proposal.reason },
              proposed: { maker: maker.id, act: proposal.act },
            },
          })
        }),
      changedSince(),
    ),
  ),
]

async function shownTo(
  db: Queries,
  ownId: string,
  proposal: StoredProposal,
  view: Omit<ProposalView, 'opened'>,
): Promise<ShownProposal> {
  const { id, act, maker, madeAt, reason, state, input } = proposal
  const madeBy = await findStaff(db, maker)
  const { changes, link = () => null } = proposedAct(act)
  return {
    id,
    act,
    makerName: madeBy?.name ?? maker,
    isOwn: maker === ownId,
    madeAt,
    reason,
    state,
    link: link(input as never),
    changes: await changes(db, input as never, { ...view, opened: openedOf(view.box, proposal) }),
  }
}
