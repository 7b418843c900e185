import { percentOf } from '@diandu/core/kernel'
import { endOfNaturalDay, nextStatus, payByOf, paymentDue, type OrderStatus, type PaymentPlan } from '@diandu/core/orders'
import { applyPosting, orderCompletionPosting, orderPaymentPosting, rechargePosting, type Balances, type Posting } from '@diandu/core/wallet'
import { PRICE_FEN } from './open-market.ts'

export interface ModelOrder {
  readonly id: string
  readonly buyer: string
  readonly shop: string
  readonly plan: PaymentPlan
  readonly placedAt: number
  status: OrderStatus
  paidFen: number
  depositPaidAt: number | null
}

/** The market in a few lines of core's rules: what the server must agree with, step by step. */
export class MarketModel {
  balances: Balances = new Map()
  readonly orders: ModelOrder[] = []
  readonly #takenShops = new Map<string, 'deposit-taken' | 'handing-over'>()

  credit(userId: string, amountFen: number, id: string): void {
    this.#post(rechargePosting(userId, amountFen, id))
  }

  /** Why placing is refused; else the order that stands afterwards, `'new'` where it is another one. */
  place(buyer: string, shop: string, plan: PaymentPlan): { readonly refused: string } | { readonly stands: ModelOrder | 'new' } {
    if (this.#takenShops.has(shop)) return { refused: 'shop-taken' }
    const open = this.orders.find((order) => order.buyer === buyer && order.shop === shop && order.status === 1)
    if (open?.plan === plan) return { stands: open }
    if (open !== undefined) this.#move(open, 'buyer.cancelled')
    return { stands: 'new' }
  }

  add(id: string, buyer: string, shop: string, plan: PaymentPlan, placedAt: number): void {
    this.orders.push({ id, buyer, shop, plan, placedAt, status: 1, paidFen: 0, depositPaidAt: null })
  }

  dueOf({ status, plan }: ModelOrder) {
    return paymentDue({ status, plan, priceFen: PRICE_FEN, couponFen: 0, shop: { kind: 'flagship' } as never })
  }

  pay(order: ModelOrder, nowMs: number): string | undefined {
    if (order.status === 2 && this.#wasTaken.has(order.id)) return 'shop-taken'
    const due = this.dueOf(order)
    if (due === undefined) return 'order-not-payable'
    const posting = orderPaymentPosting(order.buyer, order.id, due.amountFen)
    if (!applyPosting(this.balances, posting).ok) return 'balance-short'
    this.#post(posting)
    this.#move(order, due.part === 'full' ? 'full.paid' : due.part === 'deposit' ? 'deposit.paid' : 'balance.paid')
    order.paidFen += due.amountFen
    if (due.part === 'deposit') order.depositPaidAt = nowMs
    this.#takenShops.set(order.shop, due.part === 'deposit' ? 'deposit-taken' : 'handing-over')
    for (const other of this.orders.filter(({ shop, status }) => shop === order.shop && status === 1)) {
      this.#move(other, 'shop.taken')
      this.#wasTaken.add(other.id)
    }
    return undefined
  }

  cancel(order: ModelOrder): string | undefined {
    if (order.status !== 1) return 'order-not-cancellable'
    this.#move(order, 'buyer.cancelled')
    return undefined
  }

  /** What time ends, ends at once. */
  settle(nowMs: number): void {
    for (const order of this.orders) {
      if (order.status === 1 && nowMs > payByOf(order.placedAt)) this.#move(order, 'payment.late')
      if (order.status === 3 && nowMs > endOfNaturalDay(order.depositPaidAt ?? 0, 7)) {
        this.#move(order, 'balance.late')
        this.#takenShops.delete(order.shop)
        this.#post(orderCompletionPosting('seller', order.id, percentOf(PRICE_FEN, 20), 0))
      }
    }
  }

  readonly #wasTaken = new Set<string>()

  #move(order: ModelOrder, event: Parameters<typeof nextStatus>[1]): void {
    order.status = nextStatus(order.status, event) ?? order.status
  }

  #post(posting: Posting): void {
    const applied = applyPosting(this.balances, posting)
    if (!applied.ok) throw new Error('The model made a posting that cannot be made.')
    this.balances = applied.value
  }
}
