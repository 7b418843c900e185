import {
  decideStaffProposal,
  mayDo,
  PROPOSAL_MS,
  STAFF_DORMANT_MS,
  STAFF_ROLES,
  type ShownProposal,
  type StaffRole,
} from '@diandu/core/admin'
import { fail, ok, refused } from '@diandu/core/kernel'
import {
  decideProposal,
  getToday,
  listLog,
  listStaff as listStaffCall,
  listWaitingProposals,
  proposeRoles,
  searchPeople,
} from '@diandu/wire/admin'
import { idFrom } from '../ids/index.ts'
import {
  changeRoles,
  closeProposal,
  endStaffSessionsOf,
  findStaff,
  insertProposal,
  listStaff,
  lockProposal,
  lockStaff,
  pageOfLog,
  waitingProposals,
  type StoredProposal,
} from '../staff/index.ts'
import type { Queries } from '../database/index.ts'
import { staffHandlerFor } from './admin-handler.ts'
import { findPeople } from './person-store.ts'
import { standingOfQueues } from './queue-store.ts'

const unknownStaff = () => fail(refused('not-found', '没有这个账号', 'staffId'))
const ownRoles = () => fail(refused('own-request', '不能变更自己的角色', 'staffId'))

/** The input of a proposal to change roles. */
interface RoleChange {
  readonly staffId: string
  readonly roles: readonly StaffRole[]
  /** The roles when it was made: a later change is not undone unseen. */
  readonly from: readonly StaffRole[]
}

const changedSince = () => refused('changed-elsewhere', '提出之后情况已变，请重新提出', 'state')

const isSame = (one: readonly StaffRole[], other: readonly StaffRole[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role))

const rolesText = (roles: readonly StaffRole[]): string => roles.map((role) => STAFF_ROLES[role].zh).join('、') || '无'

export const staffHandlers = [
  staffHandlerFor(getToday, async (_given, { db, staff, clock }) =>
    ok(await standingOfQueues(db, (act) => mayDo(staff.roles, act), clock.now())),
  ),
  staffHandlerFor(listStaffCall, async (_given, { db, clock }) =>
    ok(
      (await listStaff(db)).map(({ id, login, name, roles, status, lastSeenAt }) => ({
        staffId: id,
        login,
        name,
        roles,
        status,
        isDormant: clock.now() >= lastSeenAt + STAFF_DORMANT_MS,
        lastSeenAt,
      })),
    ),
  ),
  staffHandlerFor(proposeRoles, async ({ staffId, roles, reason }, { clock, random, staff, commit }) =>
    commit(async (tx) => {
      if (staffId === staff.id) return ownRoles()
      const subject = await lockStaff(tx, staffId)
      if (subject?.status !== 'active') return unknownStaff()
      const id = idFrom(random.token())
      const input: RoleChange = { staffId, roles, from: subject.roles }
      const proposal = { id, act: 'change-roles', maker: staff.id, madeAt: clock.now(), reason, input } as const
      await insertProposal(tx, proposal)
      return ok({
        value: { id },
        log: {
          object: { kind: 'proposal', id },
          userId: null,
          reason,
          before: { staffId, roles: subject.roles },
          after: { staffId, roles },
        },
      })
    }),
  ),
  staffHandlerFor(listWaitingProposals, async (_given, { db, clock, staff }) => {
    const waiting = await waitingProposals(db, clock.now() - PROPOSAL_MS)
    const seen = waiting.filter(({ act, maker }) => maker === staff.id || mayDo(staff.roles, act))
    return ok(await Promise.all(seen.map((proposal) => shownTo(db, staff.id, proposal))))
  }),
  staffHandlerFor(decideProposal, async ({ id, verdict, reason }, { clock, staff, commit }) =>
    commit(async (tx) => {
      const proposal = await lockProposal(tx, id)
      if (proposal === undefined) return fail(refused('not-found', '没有这件待复核的事', 'id'))
      const at = clock.now()
      const decided = decideStaffProposal(proposal, verdict, { staffId: staff.id, roles: staff.roles, nowMs: at })
      if (!decided.ok) return decided
      const { staffId, roles, from } = proposal.input as RoleChange
      const [subject, maker] = [await lockStaff(tx, staffId), await findStaff(tx, proposal.maker)]
      if (subject === undefined || maker === undefined) return unknownStaff()
      if (verdict === 'approved') {
        if (staffId === staff.id) return ownRoles()
        const isMakers = maker.status === 'active' && mayDo(maker.roles, proposal.act)
        if (!isMakers || subject.status !== 'active' || !isSame(subject.roles, from)) return fail(changedSince())
      }
      await closeProposal(tx, id, verdict, { staffId: staff.id, at })
      if (verdict !== 'approved')
        return ok({ value: null, log: { object: { kind: 'proposal', id }, userId: null, reason, after: { verdict } } })
      await changeRoles(tx, staffId, roles)
      // Who was logged in with the former roles logs in anew.
      await endStaffSessionsOf(tx, staffId)
      return ok({
        value: null,
        log: {
          object: { kind: 'staff', id: staffId },
          userId: null,
          reason,
          before: { roles: subject.roles },
          after: { roles, proposal: id, why: proposal.reason },
          proposed: { maker: proposal.maker, act: proposal.act },
        },
      })
    }),
  ),
  staffHandlerFor(listLog, async ({ cursor, ...filter }, { db }) => pageOfLog(db, filter, cursor)),
  staffHandlerFor(searchPeople, async ({ text }, { db }) => ok(await findPeople(db, text))),
]

async function shownTo(
  db: Queries,
  ownId: string,
  { id, act, maker, madeAt, reason, state, input }: StoredProposal,
): Promise<ShownProposal> {
  const { staffId, roles } = input as RoleChange
  const [madeBy, subject] = [await findStaff(db, maker), await findStaff(db, staffId)]
  return {
    id,
    act,
    makerName: madeBy?.name ?? maker,
    isOwn: maker === ownId,
    madeAt,
    reason,
    state,
    changes: [{ what: subject?.name ?? staffId, before: rolesText(subject?.roles ?? []), after: rolesText(roles) }],
  }
}
