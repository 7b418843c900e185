import { formatMoney, formatTime } from '@diandu/core/format'
import { readYuan } from '@diandu/core/input'
import { percentOf } from '@diandu/core/kernel'
import {
  counterBounds,
  MIN_OFFER_PERCENT,
  offerTurn,
  offerValidUntil,
  purchaseTerms,
  standingFen,
  type BargainThread,
  type OfferStep,
  type OrderRole,
  type ShownOffer,
} from '@diandu/core/orders'
import { validityLeftText } from '../../../app/queries/time-left.ts'
import { bargainMessages } from '../../../messages/orders/bargain.messages.ts'
import type { Locale } from '../../../messages/messages.ts'

/** The user's current options for the price. */
export type BargainStage =
  /** They are to answer the other side's sum. */
  | 'answer'
  /** The other side is to answer theirs. */
  | 'wait'
  /** Both would do it. */
  | 'agreed'
  /** Nothing waits: a buyer may begin again. */
  | 'over'

export function bargainStage({ status, role }: Pick<ShownOffer, 'status' | 'role'>): BargainStage {
  if (status === 'accepted') return 'agreed'
  const turn = offerTurn(status)
  if (turn === undefined) return 'over'
  return turn === role ? 'answer' : 'wait'
}

export interface StepView {
  readonly key: string
  readonly isOwn: boolean
  readonly text: string
  readonly sum: string
  readonly when: string
  /** Of the sum that waits, or that was agreed: until when it holds. */
  readonly until: string | undefined
}

/** The thread as its reader sees it: each offer with its party and time, and until when the last one is valid. */
export function stepViews(
  { offer, steps }: Pick<BargainThread, 'offer' | 'steps'>,
  now: number | undefined,
  locale: Locale,
): readonly StepView[] {
  return steps.map((step, place) => ({
    key: String(place),
    isOwn: step.side === offer.role,
    text: stepText(step, offer.role, locale),
    sum: formatMoney(step.fen),
    when: formatTime(step.at, 'yyyy-mm-dd hh:mm'),
    until: place === steps.length - 1 ? untilText(offer, now, locale) : undefined,
  }))
}

function stepText({ kind, side }: OfferStep, role: OrderRole, locale: Locale): string {
  const { steps, lapsed } = bargainMessages[locale]
  return side === null ? lapsed : steps[kind](side === role ? 'own' : side)
}

/** Until when a sum waits or an agreed price holds, and what is left of its seven days once the time is known. */
export function untilText(offer: ShownOffer, now: number | undefined, locale: Locale): string | undefined {
  const until = offerValidUntil(offer)
  if (until === null) return undefined
  const messages = bargainMessages[locale]
  const day = messages.until(formatTime(until, 'yyyy-mm-dd hh:mm'))
  if (now === undefined) return day
  const left = validityLeftText(until, now, locale)
  return `${day} · ${until > now ? messages.left(left) : left}`
}

/** Both bounds are inclusive. */
export interface SumBounds {
  readonly leastFen: number
  readonly mostFen: number
  /** The amount must exceed the other sum; messages then name that sum instead of the minimum. */
  readonly isAbove: boolean
}

/** For a first offer: at least half of the asked price, and below it. */
export const offerBounds = (priceFen: number): SumBounds => ({
  leastFen: percentOf(priceFen, MIN_OFFER_PERCENT),
  mostFen: priceFen - 1,
  isAbove: false,
})

/** Of a counter-offer: between the last sums of both. */
export function boundsOfCounter(offer: ShownOffer, priceFen: number): SumBounds {
  const { aboveFen, belowFen } = counterBounds(offer, priceFen)
  return { leastFen: aboveFen + 1, mostFen: belowFen - 1, isAbove: true }
}

export interface SumChip {
  readonly label: string
  readonly fen: number
}

const PERCENTS = [3, 5, 10] as const
const YUAN_FEN = 100

/** Suggested sums in whole yuan: discounts on the asked price, and the middle between two differing sums. */
export function sumChips(
  bounds: SumBounds,
  { priceFen, offer }: { readonly priceFen: number; readonly offer?: ShownOffer | undefined },
  locale: Locale,
): readonly SumChip[] {
  const parts = PERCENTS.map((percent) => ({ label: `−${percent}%`, fen: percentOf(priceFen, 100 - percent) }))
  const middle =
    offer === undefined
      ? []
      : [{ label: bargainMessages[locale].middle, fen: (offer.offeredFen + (offer.counterFen ?? priceFen)) / 2 }]
  return [...parts, ...middle]
    .map(({ label, fen }) => ({ label, fen: Math.floor(fen / YUAN_FEN) * YUAN_FEN }))
    .filter(({ fen }, place, all) => isWithin(fen, bounds) && all.findIndex((chip) => chip.fen === fen) === place)
}

const isWithin = (fen: number, { leastFen, mostFen }: SumBounds): boolean => fen >= leastFen && fen <= mostFen

/** Undefined where the amount can be sent. */
export function sumFault(typed: string, bounds: SumBounds, locale: Locale): string | undefined {
  const { faults } = bargainMessages[locale]
  const fen = fenOf(typed)
  if (fen === 0) return faults.amount
  return isWithin(fen, bounds) ? undefined : faults.bounds(boundsText(bounds, locale))
}

/** The bounds as round figures: exclusive bounds are named. */
export function boundsText({ leastFen, mostFen, isAbove }: SumBounds, locale: Locale): string {
  const messages = bargainMessages[locale]
  const below = formatMoney(mostFen + 1)
  return isAbove ? messages.above(formatMoney(leastFen - 1), below) : messages.atLeast(formatMoney(leastFen), below)
}

export function fenOf(typed: string): number {
  const amount = readYuan(typed)
  return amount.ok ? amount.value : 0
}

/** The operator's fee, and the buyer's total. */
export function totalOf(fen: number): { readonly feeFen: number; readonly totalFen: number } {
  const { serviceFeeFen, dueNowFen } = purchaseTerms({ priceFen: fen, plan: 'full', kind: 'personal' })
  return { feeFen: serviceFeeFen, totalFen: dueNowFen }
}

/** The sum that waits or was agreed, as a sentence holds it. */
export const standingYuan = (offer: ShownOffer): string => formatMoney(standingFen(offer))
