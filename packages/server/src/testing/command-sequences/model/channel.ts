import { MINUTE_MS } from '@diandu/core/kernel'
import { CASHIER_OPEN_MS, type ChargeNews, type Recharge } from '@diandu/core/wallet'

type Charge = 'open' | 'processing' | 'paid' | 'closed'

/** So long the channel is given after a person can pay there no more. */
const LATE_AFTER_MS = CASHIER_OPEN_MS + 5 * MINUTE_MS
const CLOSED: ChargeNews = { kind: 'closed', why: 'closed' }

/** The payment channel itself: what was paid at its cashiers, and what it says when it is asked. */
export class ModelChannel {
  readonly #charges = new Map<string, Charge>()
  readonly #paidAt = new Map<string, number>()

  /** A cashier that was opened before is the same one. */
  open(id: string): void {
    if (!this.#charges.has(id)) this.#charges.set(id, 'open')
  }

  /** The person at the cashier chooses the outcome: nothing happens where the charge is over, or was never opened. */
  play(id: string, charge: Exclude<Charge, 'open'>, now: number): void {
    const state = this.#charges.get(id)
    if (state !== 'open' && state !== 'processing') return
    this.#charges.set(id, charge)
    if (charge === 'paid') this.#paidAt.set(id, now)
  }

  /**
   * The channel's answer. A charge that is not being paid, and can no longer be paid or has failed at the platform, is
   * closed.
   */
  call({ id, amountFen, askedAt }: Recharge, hasFailed: boolean, now: number): ChargeNews | null {
    const isLate = now >= askedAt + LATE_AFTER_MS
    switch (this.#charges.get(id)) {
      case undefined:
        return isLate ? CLOSED : null
      case 'paid':
        return { kind: 'paid', amountFen, paidAt: this.#paidAt.get(id) ?? now }
      case 'processing':
        return { kind: 'processing' }
      case 'closed':
        return CLOSED
      case 'open':
        if (!isLate && !hasFailed) return null
        this.play(id, 'closed', now)
        return CLOSED
    }
  }
}
