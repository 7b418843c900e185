import {
  COIN_CORRECTION,
  COUPON_CORRECTION,
  decideCorrection,
  type CorrectionOutcome,
  type StaffCoupon,
} from '@diandu/core/admin'
import { coinsAt } from '@diandu/core/coins'
import { formatMoney } from '@diandu/core/format'
import { DAY_MS, fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import { correctCoins, endStaffCoupon, giveStaffCoupon } from '@diandu/wire/admin'
import { moveCoins, readHoldings } from '../../coins/index.ts'
import { endCoupon, findCoupon, giveCoupon } from '../../coupons/index.ts'
import type { Transaction } from '../../database/index.ts'
import { idFrom } from '../../ids/index.ts'
import { lockUser } from '../../session/index.ts'
import { staffHandlerFor, type LogWords, type StaffContext } from '../admin-handler.ts'
import { caseTexts } from '../cases/case-texts.ts'
import { changedSince } from '../proposals/changed-since.ts'
import { propose, type CarriedOut, type ProposedAct } from '../proposals/proposed-act.ts'
import { CORRECTED, correctedCoins, correctedCouponsFen } from './correction-store.ts'
import { findPerson } from './person-store.ts'

interface CoinCorrection {
  readonly userId: string
  readonly coins: number
}

type CouponCorrection = { readonly userId: string } & (
  | { readonly kind: 'give'; readonly coupon: StaffCoupon }
  | { readonly kind: 'end'; readonly couponId: string }
)

interface Deps {
  readonly random: Random
  readonly nowMs: number
}

const TEXTS = caseTexts({
  coins: { zh: '金币', en: 'Coins' },
  coupon: { zh: '优惠券', en: 'Coupon' },
  none: { zh: '无', en: 'None' },
  gone: { zh: '收回，不能再用', en: 'Taken back' },
  usable: { zh: '未使用', en: 'Unused' },
})

const unknownUser = () => fail(refused('not-found', '没有这个用户', 'id'))
const unknownCoupon = () => fail(refused('not-found', '没有这张可用的优惠券', 'couponId'))

const coinsOf = async (tx: Parameters<typeof readHoldings>[0], userId: string, nowMs: number): Promise<number> =>
  coinsAt(await readHoldings(tx, userId), nowMs)

const couponText = ({ title, amountFen, leastSpendFen }: Omit<StaffCoupon, 'days'>): string =>
  `${title} ${formatMoney(amountFen)} / ${formatMoney(leastSpendFen)}`

async function moveCorrectedCoins(
  tx: Transaction,
  { userId, coins }: CoinCorrection,
  { random, nowMs }: Deps,
): Promise<Result<CarriedOut>> {
  const withinDay = await correctedCoins(tx, userId, nowMs)
  const decided = decideCorrection(coins, { withinDay, bound: COIN_CORRECTION })
  if (!decided.ok) return decided
  const before = await coinsOf(tx, userId, nowMs)
  const reference = idFrom(random.token())
  const moved = await moveCoins(tx, { userId, kind: 'correction', reference, coins, at: nowMs })
  if (!moved.ok) return moved
  return ok({ object: { kind: 'user', id: userId }, userId, before: { coins: before }, after: { coins: moved.value } })
}

async function changeCoupons(
  tx: Transaction,
  given: CouponCorrection,
  { random, nowMs }: Deps,
): Promise<Result<CarriedOut>> {
  const { userId } = given
  const about = { object: { kind: 'user', id: userId }, userId }
  if (given.kind === 'end') {
    const coupon = await findCoupon(tx, userId, given.couponId)
    if (coupon === undefined || !(await endCoupon(tx, userId, given.couponId, nowMs))) return fail(changedSince())
    return ok({ ...about, before: { coupon: coupon.id, text: couponText(coupon) }, after: { coupon: null } })
  }
  const { days, ...terms } = given.coupon
  const withinDay = await correctedCouponsFen(tx, userId, nowMs)
  const decided = decideCorrection(terms.amountFen, { withinDay, bound: COUPON_CORRECTION })
  if (!decided.ok) return decided
  const until = { validFrom: nowMs, validUntil: nowMs + days * DAY_MS }
  const coupon = await giveCoupon(tx, { userId, source: CORRECTED, ...terms, ...until }, { random, nowMs })
  return ok({ ...about, before: { coupon: null }, after: { coupon: coupon.id, text: couponText(coupon) } })
}

export const correctCoinsAct: ProposedAct<CoinCorrection> = {
  act: 'correct-coins',
  changes: async (db, { userId, coins }, { locale, nowMs }) => {
    const [person, before] = [await findPerson(db, userId), await coinsOf(db, userId, nowMs)]
    const what = `${TEXTS(locale).coins} ${person?.username ?? userId}`
    return [{ what, before: String(before), after: String(before + coins) }]
  },
  carryOut: (tx, input, deps) => moveCorrectedCoins(tx, input, deps),
}

export const correctCouponsAct: ProposedAct<CouponCorrection> = {
  act: 'correct-coupons',
  changes: async (db, given, { locale }) => {
    const [texts, person] = [TEXTS(locale), await findPerson(db, given.userId)]
    const what = `${texts.coupon} ${person?.username ?? given.userId}`
    if (given.kind === 'give') return [{ what, before: texts.none, after: couponText(given.coupon) }]
    const coupon = await findCoupon(db, given.userId, given.couponId)
    const before = coupon === undefined ? texts.none : `${couponText(coupon)} (${texts.usable})`
    return [{ what, before, after: texts.gone }]
  },
  carryOut: (tx, input, deps) => changeCoupons(tx, input, deps),
}

interface Correction<Input> {
  readonly act: ProposedAct<Input>
  readonly input: Input
  readonly reason: string
  /** How much is corrected, and how much was within a day. */
  readonly size: number
  readonly withinDay: number
  readonly bound: typeof COIN_CORRECTION
}

type Corrected = Result<{ readonly value: CorrectionOutcome; readonly log: LogWords }>

/** Done at once within the bound of one account, proposed beyond it. */
async function correct<Input extends { readonly userId: string }>(
  tx: Transaction,
  { act, input, reason, size, withinDay, bound }: Correction<Input>,
  context: StaffContext,
  doIt: (tx: Transaction, input: Input, deps: Deps) => Promise<Result<CarriedOut>>,
): Promise<Corrected> {
  const decided = decideCorrection(size, { withinDay, bound })
  if (!decided.ok) return decided
  if (decided.value === 'two') {
    const { log } = await propose(tx, act, { input, reason, userId: input.userId, after: input }, context)
    return ok({ value: 'proposed', log })
  }
  const done = await doIt(tx, input, { random: context.random, nowMs: context.clock.now() })
  return done.ok ? ok({ value: 'done', log: { ...done.value, reason } }) : done
}

export const correctionHandlers = [
  staffHandlerFor(correctCoins, async ({ id: userId, coins, reason }, context) =>
    context.commit(async (tx): Promise<Corrected> => {
      // Of two at once the second one counts the first.
      if ((await lockUser(tx, userId)) === undefined) return unknownUser()
      const withinDay = await correctedCoins(tx, userId, context.clock.now())
      const given = {
        act: correctCoinsAct,
        input: { userId, coins },
        reason,
        size: coins,
        withinDay,
        bound: COIN_CORRECTION,
      }
      return correct(tx, given, context, moveCorrectedCoins)
    }),
  ),
  staffHandlerFor(giveStaffCoupon, async ({ id: userId, reason, ...coupon }, context) =>
    context.commit(async (tx): Promise<Corrected> => {
      if ((await lockUser(tx, userId)) === undefined) return unknownUser()
      return correctCoupons(tx, { userId, kind: 'give', coupon }, coupon.amountFen, reason, context)
    }),
  ),
  staffHandlerFor(endStaffCoupon, async ({ id: userId, couponId, reason }, context) =>
    context.commit(async (tx): Promise<Corrected> => {
      if ((await lockUser(tx, userId)) === undefined) return unknownUser()
      const coupon = await findCoupon(tx, userId, couponId)
      if (coupon === undefined || coupon.orderId !== null) return unknownCoupon()
      return correctCoupons(tx, { userId, kind: 'end', couponId }, coupon.amountFen, reason, context)
    }),
  ),
]

async function correctCoupons(
  tx: Transaction,
  input: CouponCorrection,
  size: number,
  reason: string,
  context: StaffContext,
): Promise<Corrected> {
  const withinDay = await correctedCouponsFen(tx, input.userId, context.clock.now())
  const given = { act: correctCouponsAct, input, reason, size, withinDay, bound: COUPON_CORRECTION }
  return correct(tx, given, context, changeCoupons)
}
