import { MINUTE_MS } from '@diandu/core/kernel'
import type { PaymentPart } from '@diandu/core/orders'
import {
  CASHIER_OPEN_MS,
  cashierGivenAgainFrom,
  cashierState,
  creditByHand,
  hearNews,
  isPaidLate,
  judgeRecharge,
  moveRecharge,
  postingOfRecharge,
  toRechargeStatus,
  type ChargeNews,
  type HandCredit,
  type Recharge,
  type RechargeChannel,
  type RechargePurpose,
  type RequestStep,
} from '@diandu/core/wallet'
import type { ModelBooks } from './books.ts'
import type { ModelOrders } from './orders.ts'
import { reasonIn } from './reason-in.ts'

/** What a recharge is to pay as soon as its money is there. */
export interface ModelPayment {
  readonly orderId: string
  readonly part: PaymentPart
  readonly amountFen: number
}

export interface ModelRecharge extends Recharge {
  readonly payment: ModelPayment | null
  readonly outcome: RechargePurpose['outcome'] | null
  readonly isPaidLate: boolean
  readonly creditedBy: string | null
  /** How it stands at the channel, once its cashier was opened. */
  readonly charge: 'open' | 'processing' | 'paid' | 'closed' | null
  /** The channel has said what became of one that had failed here. */
  readonly isOver: boolean
  /** What a transfer's receipt shows. */
  readonly receipt: string | null
}

/** So long the channel is given after a person can pay there no more. */
const LATE_AFTER_MS = CASHIER_OPEN_MS + 5 * MINUTE_MS
const CLOSED: ChargeNews = { kind: 'closed', why: 'closed' }

/** Money that comes by a channel, with the channel itself: what it was paid, and what it says. */
export class ModelRecharges {
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
    return reasonIn(judgeRecharge(channel, amountFen))
  }

  /** One that waits at the same cashier for the same money, and can still be paid there for minutes. */
  waitingFor(userId: string, channel: RechargeChannel, amountFen: number, payment: ModelPayment, now: number): ModelRecharge | undefined {
    const isOpen = ({ status, askedAt }: ModelRecharge) => status === 0 && askedAt >= cashierGivenAgainFrom(now)
    const same = (one: ModelRecharge) => one.userId === userId && one.channel === channel && one.amountFen === amountFen && isOpen(one)
    return this.all.findLast((one) => same(one) && one.payment?.orderId === payment.orderId && one.payment.part === payment.part)
  }

  begin(id: string, userId: string, channel: RechargeChannel, amountFen: number, askedAt: number, payment: ModelPayment | null = null): void {
    const asked = { id, userId, channel, amountFen, askedAt, status: 0, steps: [] }
    this.#kept.set(id, { ...asked, payment, outcome: payment === null ? null : 'waiting', isPaidLate: false, creditedBy: null, charge: null, isOver: false, receipt: null })
  }

  /** One receipt is behind one transfer, unless that has failed. */
  mayTransfer(amountFen: number, receipt: string): string | undefined {
    const isUsed = this.all.some((one) => one.receipt === receipt && toRechargeStatus(one.status).outcome !== 'failure')
    return this.mayBegin('transfer', amountFen) ?? (isUsed ? 'receipt-used' : undefined)
  }

  transfer(id: string, userId: string, amountFen: number, receipt: string, askedAt: number): void {
    this.begin(id, userId, 'transfer', amountFen, askedAt)
    for (const begun of this.all.slice(-1)) this.#kept.set(id, { ...begun, receipt })
  }

  /** Whether something was credited for this movement of the bank's. */
  isCredited(reference: string): boolean {
    return this.#movements.has(reference)
  }

  /** Somebody of the house saw money arrive. */
  credit(id: string, userId: string, channel: RechargeChannel, amountFen: number, credit: HandCredit): void {
    if (credit.reference !== null) this.#movements.add(credit.reference)
    this.begin(id, userId, channel, amountFen, credit.at)
    const [begun] = this.all.slice(-1)
    const credited = begun && creditByHand(begun, credit)
    if (credited?.ok !== true) throw new Error('The model could not credit by hand what the server could.')
    this.#settle(credited.value)
  }

  openCashier(kept: ModelRecharge, now: number): string | undefined {
    const state = cashierState(kept, now)
    if (state !== 'open') return state === 'lapsed' ? 'cashier-lapsed' : 'bad-parameter'
    this.#kept.set(kept.id, { ...kept, charge: kept.charge ?? 'open' })
    return undefined
  }

  /** What the person at the cashier has the channel do: nothing where it is over there. */
  play(kept: ModelRecharge, charge: 'processing' | 'paid' | 'closed'): void {
    if (kept.charge === 'open' || kept.charge === 'processing') this.#kept.set(kept.id, { ...kept, charge })
  }

  /** The channel's word; false where it does not fit. */
  hear(kept: ModelRecharge, news: ChargeNews, at: number): boolean {
    const heard = hearNews(kept, news, at)
    if (heard.ok && heard.value !== kept) this.#settle(heard.value)
    if (isPaidLate(kept, news)) this.#kept.set(kept.id, { ...kept, isPaidLate: true })
    return heard.ok
  }

  /** The house asks the channel what became of it, if that is still of interest. */
  ask(kept: ModelRecharge, now: number): void {
    const hasFailed = toRechargeStatus(kept.status).outcome === 'failure'
    const isOpenElsewhere = hasFailed && kept.steps.at(-1)?.by !== 'channel' && !kept.isOver
    if (kept.channel === 'transfer' || !(toRechargeStatus(kept.status).outcome === 'pending' || isOpenElsewhere)) return
    const news = this.#newsOf(kept, hasFailed, now)
    if (news === null) return
    this.hear(this.#now(kept), news, now)
    if (hasFailed && news.kind !== 'processing') this.#kept.set(kept.id, { ...this.#now(kept), isOver: true })
  }

  /** A reviewer's move, with the bank's name for the movement where something is credited; why it cannot be, or undefined. */
  review(kept: ModelRecharge, step: RequestStep, reference: string): string | undefined {
    const moved = moveRecharge(kept, step)
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
  mayCreditLate(kept: ModelRecharge, credit: HandCredit): string | undefined {
    if (!kept.isPaidLate || kept.creditedBy !== null) return 'bad-parameter'
    const credited = reasonIn(creditByHand({ ...kept, status: 0, steps: [] }, credit))
    return credited ?? (this.#movements.has(credit.reference ?? '') ? 'key-reused' : undefined)
  }

  creditLate(kept: ModelRecharge, by: string, credit: HandCredit): void {
    this.credit(by, kept.userId, kept.channel, kept.amountFen, credit)
    this.#kept.set(kept.id, { ...kept, creditedBy: by, outcome: kept.payment === null ? null : 'kept' })
  }

  #now(kept: ModelRecharge): ModelRecharge {
    return this.#kept.get(kept.id) ?? kept
  }

  /** What the channel says; what nobody has begun to pay, and can pay no more or has failed here, is closed there. */
  #newsOf(kept: ModelRecharge, hasFailed: boolean, now: number): ChargeNews | null {
    const isLate = now >= kept.askedAt + LATE_AFTER_MS
    switch (kept.charge) {
      case null:
        return isLate ? CLOSED : null
      case 'paid':
        return { kind: 'paid', amountFen: kept.amountFen }
      case 'closed':
        return CLOSED
      case 'processing':
        return { kind: 'processing' }
      case 'open':
        if (!isLate && !hasFailed) return null
        this.play(kept, 'closed')
        return CLOSED
    }
  }

  #settle(after: ModelRecharge): void {
    const posting = postingOfRecharge(after)
    if (posting !== undefined) this.#books.mustPost(posting)
    this.#kept.set(after.id, posting === undefined ? after : { ...after, outcome: this.#pay(after) })
  }

  /** Money that is credited pays what it was meant for, if that can still be paid. */
  #pay({ payment, steps }: ModelRecharge): ModelRecharge['outcome'] {
    const order = payment && this.#orders.find(payment.orderId)
    if (!payment || !order) return null
    return this.#orders.pay(order, payment.part, payment.amountFen, steps.at(-1)?.at ?? 0) === undefined ? 'paid' : 'kept'
  }
}
