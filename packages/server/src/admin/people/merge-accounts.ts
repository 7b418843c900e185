import { decideMerge, mergeObstacles, MERGE_OBSTACLES, type MergeObstacle } from '@diandu/core/admin'
import { coinsAt } from '@diandu/core/coins'
import { formatMoney } from '@diandu/core/format'
import { fail, ok, refused, type Result } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { availableOf, frozenOf, mergePosting } from '@diandu/core/wallet'
import { proposeMerge, showMerge } from '@diandu/wire/admin'
import { leaveMarket, readSafety, verifiedAs } from '../../account/index.ts'
import { moveCoins, readHoldings } from '../../coins/index.ts'
import type { DataBox } from '../../crypto/index.ts'
import type { Queries, Transaction } from '../../database/index.ts'
import { writeMessages } from '../../inbox/index.ts'
import { endSessionsOf, findUser, findUserByName, lockUser, mergeUser } from '../../session/index.ts'
import { isHeld, lockAccounts, postAll, readBalances } from '../../wallet/index.ts'
import { staffHandlerFor } from '../admin-handler.ts'
import { caseTexts } from '../cases/case-texts.ts'
import { changedSince } from '../proposals/changed-since.ts'
import { propose, type CarriedOut, type ProposedAct } from '../proposals/proposed-act.ts'
import { countUnusedCoupons, moveKept, openThingsOf } from './merge-store.ts'
import { findPerson } from './person-store.ts'

interface Merge {
  readonly userId: string
  readonly intoId: string
}

interface Reading {
  readonly box: DataBox
  readonly nowMs: number
}

const TEXTS = caseTexts({
  account: { zh: '账号', en: 'Account' },
  stays: { zh: '保留', en: 'Stays' },
  open: { zh: '正常', en: 'Open' },
  merged: { zh: '并入，不能再登录', en: 'Merged, no log-in any more' },
  balance: { zh: '可用余额', en: 'Available balance' },
  coins: { zh: '金币', en: 'Coins' },
  coupons: { zh: '未用的优惠券', en: 'Unused coupons' },
  history: { zh: '以前的订单、店铺、合同与消息', en: 'Earlier orders, listings, contracts and messages' },
  linked: { zh: '留在原账号，从保留的账号可查到', en: 'Stay with the old account, linked from the one that stays' },
})

/** Why they cannot be merged now. */
async function obstaclesTo(
  db: Queries,
  { userId, intoId }: Merge,
  { box, nowMs }: Reading,
): Promise<readonly MergeObstacle[]> {
  const people = [await findPerson(db, userId), await findPerson(db, intoId)]
  const closing = (await readSafety(db, userId, nowMs))?.obstacles ?? []
  const open = await openThingsOf(db, userId, intoId)
  return mergeObstacles({
    isSame: userId === intoId,
    areOpen: people.every((person) => person?.standing === 'open'),
    source: await verifiedAs(db, userId, box),
    target: await verifiedAs(db, intoId, box),
    closing,
    hasFrozenMoney: ((await readBalances(db, [frozenOf(userId)])).get(frozenOf(userId)) ?? 0) !== 0,
    open: (await isHeld(db, userId)) ? [...open, 'payouts-held'] : open,
  })
}

async function holdingsOf(db: Queries, userId: string, nowMs: number) {
  const availableFen = (await readBalances(db, [availableOf(userId)])).get(availableOf(userId)) ?? 0
  const coins = coinsAt(await readHoldings(db, userId), nowMs)
  return { availableFen, coins, coupons: await countUnusedCoupons(db, userId, nowMs) }
}

/**
 * Two accounts of one person become one: what can be spent moves, what has happened stays where it is. In one
 * transaction, or not at all.
 */
async function mergeLocked(
  tx: Transaction,
  merge: Merge,
  reading: Reading & { readonly random: Parameters<typeof postAll>[2]['random'] },
): Promise<Result<CarriedOut>> {
  const { userId, intoId } = merge
  const { nowMs, random } = reading
  for (const id of [userId, intoId].toSorted()) await lockUser(tx, id)
  const source = await findUser(tx, userId)
  if (source === undefined || (await findUser(tx, intoId)) === undefined) return fail(changedSince())
  const { coins, coupons } = await holdingsOf(tx, userId, nowMs)
  const into = await holdingsOf(tx, intoId, nowMs)
  await moveKept(tx, userId, intoId)
  await leaveMarket(tx, userId, nowMs)
  for (const [owner, moved] of [
    [userId, -coins],
    [intoId, coins],
  ] as const) {
    if (moved === 0) continue
    const done = await moveCoins(tx, { userId: owner, kind: 'merge', reference: userId, coins: moved, at: nowMs })
    if (!done.ok) return done
  }
  // Money that comes in waits for these rows.
  const balances = await lockAccounts(tx, [availableOf(userId), frozenOf(userId), availableOf(intoId)])
  const decided = decideMerge(await obstaclesTo(tx, merge, reading))
  if (!decided.ok) return decided
  const amountFen = balances.get(availableOf(userId)) ?? 0
  const postings = amountFen === 0 ? [] : [mergePosting(userId, intoId, amountFen)]
  const posted = await postAll(tx, postings, { random, nowMs })
  if (!posted.ok) return posted
  await mergeUser(tx, source, intoId, nowMs)
  await endSessionsOf(tx, userId)
  const figures = { name: source.username, amountFen }
  await writeMessages(tx, [
    { userId: intoId, event: 'money.merged', key: `merged:${userId}`, subject: userId, figures, at: nowMs },
  ])
  const before = { standing: 'open', availableFen: amountFen, coins, coupons, into }
  return ok({
    object: { kind: 'user', id: userId },
    userId: intoId,
    before,
    after: {
      standing: 'merged',
      intoId,
      into: { availableFen: into.availableFen + amountFen, coins: into.coins + coins },
    },
  })
}

export const mergeAccountsAct: ProposedAct<Merge> = {
  act: 'merge-accounts',
  link: ({ userId }) => ({ page: 'people', id: userId }),
  changes: async (db, merge, { locale, nowMs, box }) => {
    const { userId, intoId } = merge
    const texts = TEXTS(locale)
    const [source, target] = [await findPerson(db, userId), await findPerson(db, intoId)]
    const [from, to] = [await holdingsOf(db, userId, nowMs), await holdingsOf(db, intoId, nowMs)]
    const named = (person: typeof source) => `${person?.username ?? '?'} ${person?.mobile ?? ''}`
    const obstacles = await obstaclesTo(db, merge, { box, nowMs })
    const moved = (what: string, amounts: readonly [number, number], text: (amount: number) => string) => ({
      what,
      before: `${text(amounts[0])} + ${text(amounts[1])}`,
      after: `${text(0)} + ${text(amounts[0] + amounts[1])}`,
    })
    return [
      {
        what: `${texts.account} · ${named(source)}`,
        before: texts.open,
        after: obstacles.length === 0 ? texts.merged : listed(obstacles, locale),
      },
      { what: `${texts.account} · ${named(target)}`, before: texts.open, after: texts.stays },
      moved(texts.balance, [from.availableFen, to.availableFen], formatMoney),
      moved(texts.coins, [from.coins, to.coins], String),
      moved(texts.coupons, [from.coupons, to.coupons], String),
      { what: texts.history, before: '', after: texts.linked },
    ]
  },
  carryOut: (tx, merge, { random, box, nowMs }) => mergeLocked(tx, merge, { random, box, nowMs }),
}

const listed = (obstacles: readonly MergeObstacle[], locale: Locale): string =>
  obstacles.map((one) => nameIn(MERGE_OBSTACLES[one], locale)).join(', ')

const unknownUser = (field: string) => fail(refused('not-found', '没有这个用户', field))

export const mergeHandlers = [
  staffHandlerFor(showMerge, async ({ id, into }, { db, box, clock }) => {
    const found = (await findUser(db, into)) ?? (await findUserByName(db, into))
    const target = found && (await findPerson(db, found.id))
    if ((await findPerson(db, id)) === undefined) return unknownUser('id')
    if (target === undefined) return unknownUser('into')
    const nowMs = clock.now()
    const obstacles = await obstaclesTo(db, { userId: id, intoId: target.userId }, { box, nowMs })
    return ok({ into: target, obstacles: [...obstacles], moves: await holdingsOf(db, id, nowMs) })
  }),
  staffHandlerFor(proposeMerge, async ({ id: userId, intoId, reason }, context) =>
    context.commit(async (tx) => {
      const { box, clock } = context
      for (const [one, field] of [
        [userId, 'id'],
        [intoId, 'intoId'],
      ] as const)
        if ((await findPerson(tx, one)) === undefined) return unknownUser(field)
      const merge = { userId, intoId }
      const allowed = decideMerge(await obstaclesTo(tx, merge, { box, nowMs: clock.now() }))
      if (!allowed.ok) return allowed
      const log = { before: { standing: 'open' }, after: { standing: 'merged', intoId } }
      return ok(await propose(tx, mergeAccountsAct, { input: merge, reason, userId, ...log }, context))
    }),
  ),
]
