import { percentOf, type Result } from '@diandu/core/kernel'
import type { PlatformId, ShopId } from '@diandu/core/catalog'
import {
  asPlaced,
  dueEvent,
  moveOrder,
  openEvents,
  paymentDue,
  shopAfter,
  wasPaidFor,
  type Happening,
  type OrderActor,
  type OrderEvent,
  type OrderId,
  type OrderLife,
  type PaymentPlan,
} from '@diandu/core/orders'
import {
  applyPosting,
  damagesPassedOnPosting,
  judgeWithdrawal,
  moveWithdrawal,
  openDebtFen,
  postingOfOrder,
  postingOfWithdrawal,
  rechargePosting,
  takeBackWithdrawal,
  takeDebts,
  type Balances,
  type Posting,
  type RequestStep,
  type SellerDebt,
  type Withdrawal,
} from '@diandu/core/wallet'
import { PRICE_FEN } from './open-market.ts'

export type ModelOrder = OrderLife & { readonly buyerId: string }

/** The market in a few lines of core's rules: what the server must agree with, step by step. */
export class MarketModel {
  balances: Balances = new Map()
  debts: readonly SellerDebt[] = []
  readonly #orders = new Map<string, ModelOrder>()
  readonly #withdrawals = new Map<string, Withdrawal>()
  readonly #shops = new Map<string, ReturnType<typeof shopAfter>>()

  get orders(): readonly ModelOrder[] {
    return [...this.#orders.values()]
  }

  credit(userId: string, amountFen: number, id: string): void {
    this.#post(rechargePosting(userId, amountFen, id))
  }

  get withdrawals(): readonly Withdrawal[] {
    return [...this.#withdrawals.values()]
  }

  /** Why it is refused; undefined where the money is to be set aside. */
  mayWithdraw(userId: string, amountFen: number): string | undefined {
    return reasonIn(judgeWithdrawal(amountFen, this.balances.get(`available:${userId}`) ?? 0))
  }

  withdraw(id: string, userId: string, amountFen: number, askedAt: number): void {
    this.#keepWithdrawal({ id, userId, cardId: '', amountFen, status: 0, askedAt, steps: [] })
  }

  /** One move of a reviewer's, or the person's own second thought; why it cannot be, or undefined. */
  moveWithdrawal(kept: Withdrawal, step: RequestStep | 'taken back', at: number): string | undefined {
    const moved = step === 'taken back' ? takeBackWithdrawal(kept, at) : moveWithdrawal(kept, step)
    if (moved.ok) this.#keepWithdrawal(moved.value)
    return reasonIn(moved)
  }

  #keepWithdrawal(kept: Withdrawal): void {
    const posting = postingOfWithdrawal(kept)
    if (posting !== undefined) this.#post(posting)
    this.#withdrawals.set(kept.id, kept)
  }

  relist(shop: string): void {
    if (this.#shops.get(shop) === 'withdrawn') this.#shops.set(shop, 'on-sale')
  }

  /** Why placing is refused; else the order that stands afterwards, `'new'` where it is another one. */
  place(buyer: string, shop: string, plan: PaymentPlan, at: number): { readonly refused: string } | { readonly stands: ModelOrder | 'new' } {
    const status = this.#shops.get(shop) ?? 'on-sale'
    if (status === 'withdrawn') return { refused: 'shop-not-on-sale' }
    if (status !== 'on-sale') return { refused: 'shop-taken' }
    const open = this.orders.find((order) => order.buyerId === buyer && order.shop.id === shop && order.status === 1)
    if (open?.plan === plan) return { stands: open }
    if (open !== undefined) this.#happen(open, { event: 'buyer.cancelled', by: 'buyer', at })
    return { stands: 'new' }
  }

  add(id: string, buyerId: string, shop: string, plan: PaymentPlan, placedAt: number): void {
    this.#orders.set(id, {
      id: id as OrderId,
      number: id,
      buyerId,
      shop: { id: shop as ShopId, title: shop, platform: 1 as PlatformId, kind: 'flagship' },
      plan,
      priceFen: PRICE_FEN,
      serviceFeeFen: percentOf(PRICE_FEN, 10),
      couponFen: 0,
      ...asPlaced(placedAt),
    })
  }

  pay(order: ModelOrder, at: number): string | undefined {
    if (order.cancelReason === 'taken') return 'shop-taken'
    const due = paymentDue(order)
    if (due === undefined) return 'order-not-payable'
    if ((this.balances.get(`available:${order.buyerId}`) ?? 0) < due.amountFen) return 'balance-short'
    return this.act(order, due.part === 'full' ? 'full.paid' : due.part === 'deposit' ? 'deposit.paid' : 'balance.paid', 'buyer', at)
  }

  cancel(order: ModelOrder, at: number): string | undefined {
    if (order.status !== 1) return 'order-not-cancellable'
    return this.act(order, 'buyer.cancelled', 'buyer', at)
  }

  /** Why it cannot happen; undefined where it has. */
  act(order: ModelOrder, event: OrderEvent, by: OrderActor, at: number): string | undefined {
    return this.#happen(order, { event, by, at })
  }

  /** Everything that somebody could do with it now. */
  open(order: ModelOrder, at: number): readonly (readonly [OrderEvent, OrderActor])[] {
    return (['buyer', 'seller', 'reviewer'] as const).flatMap((by) => openEvents(order, by, at).map((event) => [event, by] as const))
  }

  /** What time ends, ends at once. */
  settle(at: number): void {
    for (const order of this.orders) {
      const event = dueEvent(order, at)
      if (event !== undefined) this.#happen(order, { event, by: 'sweeper', at })
    }
  }

  #happen(order: ModelOrder, happening: Happening): string | undefined {
    const moved = moveOrder(order, { ...happening, sellerDebtFen: openDebtFen(this.debts) })
    if (!moved.ok) return moved.failure === 'too-late' ? 'order-too-late' : 'order-moved-on'
    const { order: to, money, settlement } = moved.value
    const { taken, debts } = takeDebts(settlement.debtPaidFen, this.debts)
    const own = postingOfOrder({ ...order, orderId: order.id, sellerId: 'seller', couponFen: 0 }, money, settlement)
    if (own !== undefined) this.#post(own)
    for (const debt of taken) this.#post(damagesPassedOnPosting(debt.buyerId, debt.orderId, debt.amountFen))
    const owed = { orderId: order.id, buyerId: order.buyerId, damagesFen: settlement.newDebtFen, takenFen: 0 }
    this.debts = settlement.newDebtFen > 0 ? [...debts, owed] : debts
    this.#orders.set(order.id, to)
    if (wasPaidFor(to.status)) this.#shops.set(order.shop.id, shopAfter(to.status))
    if (order.status !== 1 || !wasPaidFor(to.status)) return undefined
    for (const other of this.orders) if (other.shop.id === order.shop.id && other.status === 1) this.#happen(other, { event: 'shop.taken', by: 'market', at: happening.at })
    return undefined
  }

  #post(posting: Posting): void {
    const applied = applyPosting(this.balances, posting)
    if (!applied.ok) throw new Error(`The model made a ${posting.kind} posting that cannot be made.`)
    this.balances = applied.value
  }
}

const reasonIn = (result: Result<unknown>): string | undefined => (result.ok ? undefined : result.failure.kind === 'refused' ? result.failure.reason : result.failure.kind)
