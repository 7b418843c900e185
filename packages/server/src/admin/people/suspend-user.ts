import type { ShownProposal } from '@diandu/core/admin'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import type { Locale } from '@diandu/core/messages'
import { partyMessages } from '@diandu/core/orders'
import { proposeRestoration, proposeSuspension } from '@diandu/wire/admin'
import type { Queries, Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { openOrdersOf } from '../../orders/index.ts'
import { restoreListings, shownOrPaused, suspendListings } from '../../selling/index.ts'
import { countSessionsOf, endSessionsOf, lockUser, restoreUser, suspendUser } from '../../session/index.ts'
import { isHeld } from '../../wallet/index.ts'
import { staffHandlerFor, type StaffContext } from '../admin-handler.ts'
import { caseTexts } from '../cases/case-texts.ts'
import { changedSince } from '../proposals/changed-since.ts'
import { propose, type ProposedAct } from '../proposals/proposed-act.ts'
import { findPerson } from './person-store.ts'
import { findSuspension, insertSuspension, liftSuspension } from './suspension-store.ts'

interface AboutUser {
  readonly userId: string
  readonly reason: string
}

const TEXTS = caseTexts({
  account: { zh: '账号', en: 'Account' },
  open: { zh: '正常', en: 'Open' },
  suspended: { zh: '已暂停，不能登录', en: 'Suspended, no log-in' },
  sessions: { zh: '登录中的设备', en: 'Open sign-ins' },
  listings: { zh: '展示或暂停展示的店铺', en: 'Listings shown or paused' },
  notShown: { zh: '全部停止展示', en: 'None is shown' },
  asBefore: { zh: '恢复原状', en: 'As they were before' },
  payouts: { zh: '提现', en: 'Withdrawals' },
  allowed: { zh: '可以', en: 'Allowed' },
  held: { zh: '暂停', en: 'On hold' },
  unlessReported: { zh: '可以（另有举报属实的仍暂停）', en: 'Allowed, unless held after a report' },
  orders: { zh: '进行中的订单', en: 'Open orders' },
  goOn: { zh: '照旧，期限不变，告知对方', en: 'Go on with their deadlines; the other party is told' },
})

const namesOf = (orders: readonly { readonly number: string }[]): string =>
  orders.length === 0 ? '0' : `${orders.length}: ${orders.map(({ number }) => number).join(', ')}`

async function changesOf(
  db: Queries,
  { userId }: AboutUser,
  { locale, isSuspension, nowMs }: { readonly locale: Locale; readonly isSuspension: boolean; readonly nowMs: number },
): Promise<ShownProposal['changes']> {
  const texts = TEXTS(locale)
  const person = await findPerson(db, userId)
  const standing = person?.standing === 'suspended' ? texts.suspended : texts.open
  const shown = isSuspension
    ? (await shownOrPaused(db, userId)).length
    : ((await findSuspension(db, userId))?.listings.length ?? 0)
  const sessions = await countSessionsOf(db, userId, nowMs)
  return [
    {
      what: `${texts.account} ${person?.username ?? userId}`,
      before: standing,
      after: isSuspension ? texts.suspended : texts.open,
    },
    { what: texts.sessions, before: String(sessions), after: isSuspension ? '0' : String(sessions) },
    {
      what: texts.listings,
      before: isSuspension ? String(shown) : texts.notShown,
      after: isSuspension ? texts.notShown : `${texts.asBefore}: ${shown}`,
    },
    {
      what: texts.payouts,
      before: (await isHeld(db, userId)) ? texts.held : texts.allowed,
      after: isSuspension ? texts.held : texts.unlessReported,
    },
    { what: texts.orders, before: namesOf(await openOrdersOf(db, userId, nowMs)), after: texts.goOn },
  ]
}

export const suspendUserAct: ProposedAct<AboutUser> = {
  act: 'suspend-user',
  changes: (db, input, view) => changesOf(db, input, { ...view, isSuspension: true }),
  carryOut: async (tx, { userId, reason }, { staff, nowMs }) => {
    const user = await lockUser(tx, userId)
    if (user === undefined || !(await suspendUser(tx, userId, nowMs))) return fail(changedSince())
    const sessions = await countSessionsOf(tx, userId, nowMs)
    await endSessionsOf(tx, userId)
    const listings = await suspendListings(tx, userId, { at: nowMs, by: staff.name })
    await insertSuspension(tx, { userId, blockedAt: nowMs, reason, listings })
    const orders = await openOrdersOf(tx, userId, nowMs)
    await writeMessages(tx, partyMessages(userId, orders, { event: 'order.party-suspended', at: nowMs }))
    return ok({
      object: { kind: 'user', id: userId },
      userId,
      before: { standing: 'open', sessions },
      after: {
        standing: 'suspended',
        sessions: 0,
        notShown: listings.map(({ id }) => id),
        openOrders: orders.map(({ number }) => number),
      },
    })
  },
}

export const restoreUserAct: ProposedAct<AboutUser> = {
  act: 'restore-user',
  changes: (db, input, view) => changesOf(db, input, { ...view, isSuspension: false }),
  carryOut: async (tx, { userId }, { staff, nowMs }) => {
    const user = await lockUser(tx, userId)
    const suspension = await findSuspension(tx, userId)
    if (user === undefined || suspension === undefined || !(await restoreUser(tx, userId))) return fail(changedSince())
    await liftSuspension(tx, userId, nowMs)
    const shown = await restoreListings(tx, userId, suspension.listings, { at: nowMs, by: staff.name })
    const orders = await openOrdersOf(tx, userId, nowMs)
    await writeMessages(tx, partyMessages(userId, orders, { event: 'order.party-restored', at: nowMs }))
    return ok({
      object: { kind: 'user', id: userId },
      userId,
      before: { standing: 'suspended', since: suspension.blockedAt },
      after: { standing: 'open', restored: shown, openOrders: orders.map(({ number }) => number) },
    })
  },
}

export const suspensionHandlers = [
  staffHandlerFor(proposeSuspension, async ({ id, reason }, context) =>
    context.commit((tx) => proposeFor(tx, suspendUserAct, { userId: id, reason }, context)),
  ),
  staffHandlerFor(proposeRestoration, async ({ id, reason }, context) =>
    context.commit((tx) => proposeFor(tx, restoreUserAct, { userId: id, reason }, context)),
  ),
]

type Proposed = Awaited<ReturnType<typeof propose>>

async function proposeFor(
  tx: Transaction,
  act: ProposedAct<AboutUser>,
  input: AboutUser,
  context: StaffContext,
): Promise<Result<Proposed>> {
  const { userId, reason } = input
  const person = await findPerson(tx, userId)
  if (person === undefined) return fail(refused('not-found', '没有这个用户', 'id'))
  const [from, to] = act.act === 'suspend-user' ? (['open', 'suspended'] as const) : (['suspended', 'open'] as const)
  if (person.standing !== from) return fail(refused('request-closed', '账号现在不能这样处理', 'id'))
  const log = { before: { standing: from }, after: { standing: to } }
  return ok(await propose(tx, act, { input, reason, userId, ...log }, context))
}
