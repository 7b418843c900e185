import type { PaymentPart } from '@diandu/core/orders'
import {
  cashierGivenAgainFrom,
  cashierState,
  countsAsPaidAt,
  creditByHand,
  applyChargeNews,
  isPaidLate,
  validateRecharge,
  mayHaveComeInTime,
  moveRecharge,
  postingOfRecharge,
  toRechargeStatus,
  type ChargeNews,
  type HandCredit,
  type Recharge,
  type RechargeChannel,
  type RechargePurpose,
  type RechargeStatus,
  type RequestStep,
} from '@diandu/core/wallet'
import type { ModelBooks } from './books.ts'
import { ModelChannel } from './channel.ts'
import type { ModelOrders } from './orders.ts'
import { reasonIn } from './reason-in.ts'

/** A payment that a recharge makes as soon as its money is there. */
export interface ModelPayment {
  readonly orderId: string
  readonly part: PaymentPart
  readonly amountFen: number
  readonly payBy: number | null
}

export interface ModelRecharge extends Recharge {
  readonly payment: ModelPayment | null
  readonly outcome: RechargePurpose['outcome'] | null
  readonly isPaidLate: boolean
  readonly creditedBy: string | null
  /** The channel has said what became of one that had failed here. */
  readonly isOver: boolean
  /** When the channel said last that nothing was paid. */
  readonly unpaidAt: number | null
  /** The picture of a transfer's receipt. */
  readonly receipt: string | null
}

/** Money that comes from outside: by a channel, by transfer, or seen by a reviewer. */
export class ModelRecharges {
  readonly channel = new ModelChannel()
  readonly #books: ModelBooks
  readonly #orders: ModelOrders
  readonly #kept = new Map<string, ModelRecharge>()
  /** The bank's movements that were credited. */
  readonly #movements = new Set<string>()

  constructor(books: ModelBooks, orders: ModelOrders) {
    this.#books = books
    this.#orders = orders
  }

  get all(): readonly ModelRecharge[] {
    return [...this.#kept.values()]
  }

  mayBegin(channel: RechargeChannel, amountFen: number): string | undefined {
    return reasonIn(validateRecharge(channel, amountFen))
  }

  /** One that waits at the same cashier for the same money, and can still be paid there for minutes. */
  waitingFor(
    userId: string,
    channel: RechargeChannel,
    amountFen: number,
    payment: ModelPayment,
    now: number,
  ): ModelRecharge | undefined {
    const isOpen = ({ status, askedAt }: ModelRecharge) =>
      channel === 'transfer'
        ? toRechargeStatus(status).outcome === 'pending'
        : toRechargeStatus(status).status === 'to-review' && askedAt >= cashierGivenAgainFrom(now)
    const same = (one: ModelRecharge) =>
      one.userId === userId && one.channel === channel && one.amountFen === amountFen && isOpen(one)
    return this.all.findLast(
      (one) => same(one) && one.payment?.orderId === payment.orderId && one.payment.part === payment.part,
    )
  }

  begin(
    id: string,
    userId: string,
    channel: RechargeChannel,
    amountFen: number,
    askedAt: number,
    payment: ModelPayment | null = null,
    receipt: string | null = null,
  ): void {
    const requested = { id, userId, channel, amountFen, askedAt, status: 'to-review', steps: [] } as const
    this.#kept.set(id, {
      ...requested,
      payment,
      outcome: payment === null ? null : 'waiting',
      isPaidLate: false,
      creditedBy: null,
      isOver: false,
      unpaidAt: null,
      receipt,
    })
  }

  /** One receipt is behind one transfer, unless that has failed. */
  mayTransfer(amountFen: number, receipt: string): string | undefined {
    const isUsed = this.all.some((one) => one.receipt === receipt && toRechargeStatus(one.status).outcome !== 'failure')
    return this.mayBegin('transfer', amountFen) ?? (isUsed ? 'receipt-used' : undefined)
  }

  transfer(id: string, userId: string, amountFen: number, receipt: string, askedAt: number): void {
    this.begin(id, userId, 'transfer', amountFen, askedAt, null, receipt)
  }

  /** Whether something was credited for this movement of the bank's. */
  isCredited(reference: string): boolean {
    return this.#movements.has(reference)
  }

  /** A reviewer saw money arrive. */
  credit(id: string, userId: string, channel: RechargeChannel, amountFen: number, credit: HandCredit): void {
    if (credit.reference !== null) this.#movements.add(credit.reference)
    this.begin(id, userId, channel, amountFen, credit.at)
    const [begun] = this.all.slice(-1)
    const credited = begun && creditByHand(begun, credit)
    if (credited?.ok !== true) throw new Error('The model could not credit by hand what the server could.')
    this.#settle(credited.value)
  }

  openCashier(stored: ModelRecharge, now: number): string | undefined {
    const state = cashierState(stored, now)
    if (state !== 'open') return state === 'lapsed' ? 'cashier-lapsed' : 'bad-parameter'
    this.channel.open(stored.id)
    return undefined
  }

  /** The channel's word; false where it does not fit. */
  receive(stored: ModelRecharge, news: ChargeNews, at: number): boolean {
    const received = applyChargeNews(stored, news, at)
    if (received.ok && received.value !== stored)
      this.#settle(received.value, news.kind === 'paid' ? news.paidAt : undefined)
    if (isPaidLate(stored, news)) this.#kept.set(stored.id, { ...stored, isPaidLate: true })
    return received.ok
  }

  /** The platform asks the channel what became of it, if that is still of interest. */
  call(stored: ModelRecharge, now: number): void {
    const hasFailed = toRechargeStatus(stored.status).outcome === 'failure'
    const isOpenElsewhere = hasFailed && stored.steps.at(-1)?.by !== 'channel' && !stored.isOver
    if (stored.channel === 'transfer' || !(toRechargeStatus(stored.status).outcome === 'pending' || isOpenElsewhere))
      return
    const news = this.channel.call(stored, hasFailed, now)
    if (news === null) return void this.#kept.set(stored.id, { ...stored, unpaidAt: now })
    this.receive(stored, news, now)
    if (hasFailed && news.kind !== 'processing')
      this.#kept.set(stored.id, { ...(this.#kept.get(stored.id) ?? stored), isOver: true })
  }

  /**
   * A reviewer's move, with the bank's name for the movement where something is credited; why it cannot be, or
   * undefined.
   */
  review(stored: ModelRecharge, step: RequestStep<RechargeStatus>, reference: string): string | undefined {
    const moved = moveRecharge(stored, step)
    if (!moved.ok) return reasonIn(moved)
    if (toRechargeStatus(moved.value.status).outcome === 'success') {
      if (reference === '') return 'parameter-missing'
      if (this.#movements.has(reference)) return 'key-reused'
      this.#movements.add(reference)
    }
    this.#settle(moved.value)
    return undefined
  }

  /** Whether what came late is credited now; the recharge by which it is gets its id afterwards. */
  mayCreditLate(stored: ModelRecharge, credit: HandCredit): string | undefined {
    if (!stored.isPaidLate || stored.creditedBy !== null) return 'bad-parameter'
    const credited = reasonIn(creditByHand({ ...stored, status: 'to-review', steps: [] }, credit))
    return credited ?? (this.#movements.has(credit.reference ?? '') ? 'key-reused' : undefined)
  }

  creditLate(stored: ModelRecharge, by: string, credit: HandCredit): void {
    this.credit(by, stored.userId, stored.channel, stored.amountFen, credit)
    this.#kept.set(stored.id, { ...stored, creditedBy: by, outcome: stored.payment === null ? null : 'kept' })
  }

  /** Whether money that may have been sent in time is still to be heard of. */
  isAwaited(orderId: string, now: number): boolean {
    return this.all.some(
      (one) =>
        one.payment?.orderId === orderId &&
        one.payment.part === 'balance' &&
        mayHaveComeInTime(one, one.payment.payBy ?? 0, now),
    )
  }

  #settle(after: ModelRecharge, paidAt?: number): void {
    const posting = postingOfRecharge(after)
    if (posting !== undefined) this.#books.mustPost(posting)
    this.#kept.set(after.id, posting === undefined ? after : { ...after, outcome: this.#pay(after, paidAt) })
  }

  /** Money that is credited pays what it was meant for, if that can still be paid. */
  #pay({ payment, steps, channel, askedAt }: ModelRecharge, paidAt?: number): ModelRecharge['outcome'] {
    const order = payment && this.#orders.find(payment.orderId)
    if (!payment || !order) return null
    const now = steps.at(-1)?.at ?? 0
    const at = payment.part === 'balance' ? countsAsPaidAt({ channel, askedAt }, paidAt, now) : now
    return this.#orders.pay(order, payment.part, payment.amountFen, at, now) === undefined ? 'paid' : 'kept'
  }
}
