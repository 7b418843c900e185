import { DAY_MS, HOUR_MS } from '../src/kernel/index.ts'
import type { OrderActor, OrderEvent, OrderStatus, PaymentPlan } from '../src/orders/index.ts'
import { AN_ORDINARY_NOON as NOON } from './manual-clock.ts'

/**
 * The whole life in one naive program, written down from the sentences of the rules and from nothing else: a place in
 * the story, a calendar of days, and a pot of money.
 */
export class NaiveOrder {
  place = 'unpaid'
  now = NOON
  latest = NOON
  deposited = 0
  opened = 0
  viewed = 0
  signed = 0
  buyerSigned = 0
  begun = 0
  handed = 0
  pot = 0
  readonly plan: PaymentPlan
  /** Whether its agreement has a viewing. */
  readonly isNew: boolean

  constructor(plan: PaymentPlan, isNew: boolean) {
    this.plan = plan
    this.isNew = isNew
  }

  daysSince(since: number): number {
    const dayOf = (at: number) =>
      Date.parse(`${new Date(at + 8 * HOUR_MS).toISOString().slice(0, 10)}T00:00:00Z`) / 86_400_000
    return dayOf(this.now) - dayOf(since)
  }

  hoursSince(since: number): number {
    return (this.now - since) / 3_600_000
  }

  isLate(): boolean {
    if (this.place === 'unpaid') return this.hoursSince(NOON) > 24
    if (this.place === 'reserved') return this.isPastSettling()
    if (this.place === 'paid')
      return this.signed > 0 && this.buyerSigned === 0 && this.hoursSince(this.signed) > 72 && this.isPastSettling()
    if (this.place === 'handing-over') return this.daysSince(this.begun) > 7
    return this.place === 'handed-over' && this.hoursSince(this.handed) > 72
  }

  /** Seven days after the deposit and the viewing are over; without a deposit, three after the viewing. */
  isPastSettling(): boolean {
    if (!this.isNew) return this.place !== 'reserved' || this.daysSince(this.deposited) > 7
    if (this.deposited === 0) return this.viewed === 0 || this.hoursSince(this.viewed) > 72
    return this.daysSince(this.deposited) > 7 && (this.viewed === 0 || this.daysSince(this.viewed) > 7)
  }

  /** Steps that only newer agreements have. */
  leadOfNew(event: OrderEvent, who: OrderActor): string | undefined {
    const isBefore = (this.place === 'reserved' || this.place === 'paid') && !this.isLate()
    const mayLook = isBefore && who === 'buyer' && this.opened > 0 && this.viewed === 0
    if (event === 'viewing.opened' && isBefore && who === 'seller' && this.opened === 0) return this.place
    if (event === 'viewing.agreed' && mayLook) return this.place
    if (event === 'viewing.mismatched' && mayLook) return 'review'
    if (event === 'buyer.signed' && isBefore && who === 'buyer' && this.buyerSigned === 0)
      return this.place === 'reserved' || this.signed === 0 ? this.place : undefined
    if (event === 'seller.signed' && isBefore && this.place === 'reserved' && who === 'seller' && this.signed === 0)
      return 'reserved'
    if (
      event === 'all.signed' &&
      this.place === 'paid' &&
      who === 'seller' &&
      this.signed === 0 &&
      this.buyerSigned > 0
    )
      return 'handing-over'
    return undefined
  }

  /** The place after the event, or undefined where it cannot happen. */
  lead(event: OrderEvent, who: OrderActor): string | undefined {
    const inTime = !this.isLate()
    const is = (place: string, actor: OrderActor) => this.place === place && who === actor
    const isOpen = ['reserved', 'paid', 'handing-over', 'handed-over', 'review'].includes(this.place)
    const isOfNew = this.isNew ? this.leadOfNew(event, who) : undefined
    if (isOfNew !== undefined) return isOfNew
    if (event === 'deposit.paid' && is('unpaid', 'buyer') && inTime && this.plan === 'deposit') return 'reserved'
    if (event === 'full.paid' && is('unpaid', 'buyer') && inTime && this.plan === 'full') return 'paid'
    if (event === 'buyer.cancelled' && is('unpaid', 'buyer') && inTime) return 'cancelled'
    if (event === 'shop.taken' && is('unpaid', 'market') && inTime) return 'cancelled'
    if (event === 'payment.late' && is('unpaid', 'sweeper') && !inTime) return 'cancelled'
    if (event === 'balance.paid' && is('reserved', 'buyer') && inTime)
      return this.signed > 0 && this.buyerSigned > 0 ? 'handing-over' : 'paid'
    if (event === 'balance.late' && is('reserved', 'sweeper') && !inTime) return 'closed'
    const isHalf = this.signed > 0 && this.buyerSigned === 0
    if (event === 'signature.late' && is('paid', 'sweeper') && isHalf && !inTime) return 'closed'
    if (event === 'buyer.gave-up' && inTime && (is('reserved', 'buyer') || is('paid', 'buyer'))) return 'closed'
    if (event === 'seller.signed' && is('paid', 'seller') && this.signed === 0 && this.buyerSigned === 0) return 'paid'
    if (event === 'all.signed' && is('paid', 'buyer') && isHalf && inTime) return 'handing-over'
    if (event === 'shop.handed-over' && is('handing-over', 'seller') && inTime) return 'handed-over'
    if (event === 'hand-over.late' && is('handing-over', 'sweeper') && !inTime) return 'review'
    if (event === 'bill.confirmed' && is('handed-over', 'buyer')) return 'completed'
    if (event === 'buyer.silent' && is('handed-over', 'reviewer') && !inTime) return 'completed'
    if (event === 'mismatch.reported' && is('handed-over', 'buyer') && inTime) return 'review'
    if (event === 'refund.agreed' && is('review', 'reviewer')) return 'refunded'
    if (event === 'refund.refused' && is('review', 'reviewer')) {
      if (this.begun > 0) return this.handed > 0 ? 'handed-over' : 'handing-over'
      return this.pot === 11_000_000 ? 'paid' : 'reserved'
    }
    if (event === 'seller.failed' && isOpen && (who === 'seller' || who === 'reviewer')) {
      return inTime || ['handing-over', 'handed-over', 'review'].includes(this.place) ? 'refunded' : undefined
    }
    return undefined
  }

  go(place: string, event: OrderEvent): void {
    this.latest = Math.max(this.latest, event.endsWith('.late') ? this.lastInTime() : this.now)
    if (event === 'deposit.paid') [this.deposited, this.pot] = [this.latest, 2_000_000]
    if (event === 'full.paid' || event === 'balance.paid') this.pot = 11_000_000
    if (event === 'viewing.opened') this.opened = this.latest
    if (event.startsWith('viewing.') && event !== 'viewing.opened') this.viewed = this.latest
    if (event === 'seller.signed' || (event === 'all.signed' && this.signed === 0)) this.signed = this.latest
    else if (event === 'buyer.signed' || event === 'all.signed') this.buyerSigned = this.latest
    if (place === 'handing-over' || event === 'refund.refused') {
      if (place === 'handing-over' || place === 'handed-over') this.begun = this.latest
      else this.viewed = this.latest
    }
    if (event === 'shop.handed-over') this.handed = this.latest
    // Only a step from state to state is a step of the history.
    if (STAYS.includes(event)) this.latest = this.lastStep
    this.lastStep = this.latest
    if (['completed', 'closed', 'refunded', 'cancelled'].includes(place)) this.pot = 0
    this.place = place
  }

  lastStep = NOON

  lastInTime(): number {
    let at = this.now
    const was = this.now
    for (const step of [DAY_MS, HOUR_MS, 60_000, 1_000, 1]) {
      while (this.isLate()) this.now -= step
      at = this.now
      this.now += step
    }
    this.now = was
    return at
  }
}

const STAYS: readonly OrderEvent[] = [
  'seller.signed',
  'buyer.signed',
  'viewing.opened',
  'viewing.agreed',
  'shop.handed-over',
]

export const STATUS_OF: Readonly<Record<string, OrderStatus>> = {
  unpaid: 'awaiting-payment',
  cancelled: 'cancelled',
  reserved: 'deposit-paid',
  paid: 'paid',
  'handing-over': 'handing-over',
  'handed-over': 'handing-over',
  completed: 'completed',
  review: 'refund-under-review',
  closed: 'closed-with-damages',
  refunded: 'refunded',
}
