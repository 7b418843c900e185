import { fail, isFen, mapResult, ok, refused, type Result } from '../../kernel/index.ts'
import type { PaymentPart } from '../../orders/index.ts'
import { countsAsPaidAt } from '../recharges/awaited-money.ts'
import { applyChargeNews, isPaidLate, type ChargeNews } from '../recharges/charge-news.ts'
import { creditByHand, isLargeCredit, type HandCredit } from '../recharges/credit-by-hand.ts'
import { toRechargeStatus, type RechargeStatus } from '../recharges/recharge-status.ts'
import { moveRecharge, type Recharge, type RechargeChannel } from '../recharges/recharge.ts'
import type { RechargeView } from '../recharges/recharges.ports.ts'
import type { RequestStep } from '../request.ts'
import { noRecharge } from './decide-recharge.ts'

/** A recharge before and after a channel's news. */
export interface DecidedNews<R> {
  readonly before: R
  /** The same where the news add nothing. */
  readonly after: R
  /** Money came although it had failed: it waits for a reviewer. */
  readonly isLate: boolean
  /** When the person paid, according to the channel. */
  readonly paidAt: number | undefined
}

export function decideChargeNews<R extends Recharge>(
  before: R | undefined,
  news: ChargeNews,
  at: number,
): Result<DecidedNews<R>> {
  if (before === undefined) return fail(noRecharge())
  const paidAt = news.kind === 'paid' ? news.paidAt : undefined
  return mapResult(applyChargeNews(before, news, at), (after) => ({
    before,
    after,
    isLate: isPaidLate(before, news),
    paidAt,
  }))
}

/**
 * The instant as of which the money of a recharge pays its order. An order without any payment has nothing to lose: it
 * ends with its 24 hours.
 */
export const paysAsOf = (
  part: PaymentPart,
  recharge: Pick<Recharge, 'channel' | 'askedAt'>,
  paidAt: number | undefined,
  now: number,
): number => (part === 'balance' ? countsAsPaidAt(recharge, paidAt, now) : now)

/** The bank's name for one movement of money, however it was typed, without signs that cannot be seen. */
export const plainReference = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toUpperCase()

/** The server reads these under locks. */
export interface RechargeReviewFacts<R extends Recharge> {
  readonly recharge: R | undefined
  /** The bank's name for the movement, plain; empty where none was given. */
  readonly reference: string
  /** Whether another recharge was credited for that movement. */
  readonly isMovementKnown: boolean
}

export interface ReviewedRecharge<R> {
  readonly before: R
  readonly after: R
  /** The movement that is credited; null where nothing is. */
  readonly credited: string | null
}

/** A move along the map. By hand only a movement that the bank has a name for is credited, and none of them twice. */
export function decideRechargeReview<R extends Recharge>(
  { recharge: before, reference, isMovementKnown }: RechargeReviewFacts<R>,
  step: RequestStep<RechargeStatus>,
): Result<ReviewedRecharge<R>> {
  if (before === undefined) return fail(noRecharge())
  const moved = moveRecharge(before, step)
  if (!moved.ok) return moved
  const after = moved.value
  if (toRechargeStatus(after.status).outcome !== 'success') return ok({ before, after, credited: null })
  if (reference === '') return fail(refused('parameter-missing', '请填写银行流水号', 'reference'))
  return isMovementKnown ? fail(movementKnown()) : ok({ before, after, credited: reference })
}

export const movementKnown = () => refused('key-reused', '这笔银行流水已入账', 'reference')

/** Money that is known to have reached the platform, and its owner. */
export interface MoneyCredit extends HandCredit {
  readonly userId: string
  readonly amountFen: number
  /** The channel by which the money came. */
  readonly channel: RechargeChannel
}

/** Credited by a recharge of its own, with every step that leads to its credit. */
export function decideCredit({ userId, amountFen, channel, ...hands }: MoneyCredit): Result<Omit<Recharge, 'id'>> {
  if (!isFen(amountFen) || amountFen === 0) return fail(refused('bad-parameter', '充值金额不正确', 'amountFen'))
  const begun = { userId, amountFen, channel, status: 'to-review', askedAt: hands.at, steps: [] } as const
  return creditByHand(begun, hands)
}

/** A failed recharge whose money came late, and the credit of it, which is a recharge of its own. */
export interface DecidedLateCredit<R> {
  readonly recharge: R
  readonly money: MoneyCredit
}

/**
 * Money that came after its recharge had failed is credited to the person, once; they pay for its purpose themselves.
 */
export function decideLateCredit<R extends Recharge & Pick<RechargeView, 'late'>>(
  recharge: R | undefined,
  credit: HandCredit,
): Result<DecidedLateCredit<R>> {
  if (recharge === undefined) return fail(noRecharge())
  if (recharge.late !== 'waiting') return fail(refused('bad-parameter', '没有迟到的款项可入账', 'status'))
  const { id, userId, channel, amountFen } = recharge
  const named = plainReference(credit.reference ?? '')
  // A large sum needs a reference of the bank; for any other, this one prevents a second credit.
  const reference = named !== '' || isLargeCredit(amountFen, credit) ? named : `late ${id}`
  return ok({ recharge, money: { ...credit, userId, channel, amountFen, reference, why: `${credit.why} (${id})` } })
}

/** Money that the bank saw arrive on an account that was made for one user. */
export interface ArrivedTransfer extends Omit<HandCredit, 'why' | 'reference'> {
  readonly amountFen: number
  readonly reference: string
}

/** Matched to the owner of the account; undefined where no user has it. */
export function decideTransfer(
  userId: string | undefined,
  { reference: given, ...arrived }: ArrivedTransfer,
): Result<MoneyCredit> {
  if (userId === undefined) return fail(refused('not-found', '没有这个收款账号', 'account'))
  const reference = plainReference(given)
  return ok({ ...arrived, userId, channel: 'transfer', reference, why: `银行流水 ${reference}` })
}
