import { isForSale, isPubliclyVisible, type ListingStatus, type PlatformId, type ShopId } from '@diandu/core/catalog'
import { ok, percentOf, type Result } from '@diandu/core/kernel'
import {
  asPlaced,
  couponGivenFen,
  couponPayment,
  dueEvent,
  isOrderIn,
  moveOrder,
  openEvents,
  paymentDue,
  purchaseTerms,
  SERVICE_FEE_PERCENT,
  shopAfter,
  TERMS_VERSION,
  wasPaidFor,
  type Transition,
  type OrderActor,
  type OrderEvent,
  type OrderId,
  type OrderLife,
  type PaymentPart,
  type PaymentPlan,
  type SigningDays,
} from '@diandu/core/orders'
import { damagesPassedOnPosting, openDebtFen, postingOfOrder, takeDebts, type SellerDebt } from '@diandu/core/wallet'
import type { ModelBooks } from './books.ts'
import type { ModelCoupons } from './coupons.ts'
import { reasonIn } from './reason-in.ts'

/** Notified of everything that has happened to an order. */
type OrderWatcher = (order: ModelOrder, event: OrderEvent, at: number) => void

export type ModelOrder = OrderLife & { readonly buyerId: string; readonly couponId: string | null }

/** The price is right already. */
export interface ModelDraft {
  readonly buyer: string
  readonly shop: string
  readonly plan: PaymentPlan
  readonly priceFen: number
  readonly couponId: string | null
}

export const SELLER = 'seller'

/** Orders from placing to their end, with what each step does to shops, coupons, debts and the books. */
export class ModelOrders {
  debts: readonly SellerDebt[] = []
  readonly #books: ModelBooks
  readonly #coupons: ModelCoupons
  readonly #orders = new Map<string, ModelOrder>()
  readonly #shops = new Map<string, ListingStatus>()
  #watcher: OrderWatcher = () => undefined

  constructor(books: ModelBooks, coupons: ModelCoupons) {
    this.#books = books
    this.#coupons = coupons
  }

  get all(): readonly ModelOrder[] {
    return [...this.#orders.values()]
  }

  find(id: string): ModelOrder | undefined {
    return this.#orders.get(id)
  }

  /** All orders are one seller's. */
  owedFen(userId: string): number {
    return userId === 'seller' ? openDebtFen(this.debts) : 0
  }

  watch(watcher: OrderWatcher): void {
    this.#watcher = watcher
  }

  /** How the days to sign go on, as its contract has it. */
  keepDays(id: string, { signHeldSince, signExtendedTo, signRefusals }: SigningDays): void {
    const order = this.#orders.get(id)
    if (order !== undefined) this.#orders.set(id, { ...order, signHeldSince, signExtendedTo, signRefusals })
  }

  shopStatus(shop: string): ListingStatus {
    return this.#shops.get(shop) ?? 'on-sale'
  }

  relist(shop: string): void {
    if (this.shopStatus(shop) === 'withdrawn') this.#shops.set(shop, 'on-sale')
  }

  /** Why placing is refused; else the order that stands afterwards, `'new'` where it is another one. */
  mayPlace(draft: ModelDraft, at: number): { readonly refused: string } | { readonly order: ModelOrder | 'new' } {
    const status = this.shopStatus(draft.shop)
    if (!isPubliclyVisible(status)) return { refused: 'shop-not-on-sale' }
    if (!isForSale(status)) return { refused: 'shop-taken' }
    const open = this.#unpaidOf(draft)
    if (open?.plan === draft.plan && open.priceFen === draft.priceFen && open.couponId === draft.couponId)
      return { order: open }
    const discount = this.#discountOf(draft, at)
    return discount.ok ? { order: 'new' } : { refused: reasonIn(discount) ?? '' }
  }

  place(id: string, draft: ModelDraft, placedAt: number): void {
    const discount = this.#discountOf(draft, placedAt)
    const open = this.#unpaidOf(draft)
    if (open !== undefined) this.act(open, 'buyer.cancelled', 'buyer', placedAt)
    const { buyer, shop, plan, priceFen, couponId } = draft
    this.#orders.set(id, {
      id: id as OrderId,
      number: id,
      buyerId: buyer,
      plan,
      termsVersion: TERMS_VERSION,
      priceFen,
      couponId,
      shop: {
        id: shop as ShopId,
        title: shop,
        platform: 1 as PlatformId,
        kind: 'flagship',
      },
      serviceFeeFen: percentOf(priceFen, SERVICE_FEE_PERCENT),
      couponFen: discount.ok ? discount.value : 0,
      ...asPlaced(placedAt),
    })
    if (couponId !== null) this.#coupons.use(couponId, id)
  }

  /** Why this sum cannot be paid for it now; undefined where the money decides. */
  mayPay(order: ModelOrder, part: PaymentPart, amountFen: number, at: number): string | undefined {
    if (order.cancelReason === 'taken') return 'shop-taken'
    // Its money may still be heard of.
    if (dueEvent(order, at) === 'balance.late') return 'order-not-payable'
    const due = paymentDue(order)
    if (due === undefined) return 'order-not-payable'
    return due.part === part && due.amountFen === amountFen ? undefined : 'terms-changed'
  }

  pay(order: ModelOrder, part: PaymentPart, amountFen: number, at: number, notedAt = at): string | undefined {
    const event = part === 'full' ? 'full.paid' : part === 'deposit' ? 'deposit.paid' : 'balance.paid'
    return this.mayPay(order, part, amountFen, at) ?? this.#happen(order, { event, by: 'buyer', at, notedAt })
  }

  cancel(order: ModelOrder, at: number): string | undefined {
    return order.status === 'awaiting-payment'
      ? this.act(order, 'buyer.cancelled', 'buyer', at)
      : 'order-not-cancellable'
  }

  /** Why it cannot happen; undefined where it has. */
  act(order: ModelOrder, event: OrderEvent, by: OrderActor, at: number): string | undefined {
    return this.#happen(order, { event, by, at })
  }

  /** Before the buyer has looked, a seller may say better how to get in: nothing of the order changes. */
  isOpenToView({ status, viewingOpenedAt, viewedAt }: ModelOrder): boolean {
    return viewingOpenedAt !== null && viewedAt === null && isOrderIn('to-be-signed', status)
  }

  /** Everything that an actor could do with it now. */
  open(order: ModelOrder, at: number): readonly (readonly [OrderEvent, OrderActor])[] {
    return (['buyer', 'seller', 'reviewer'] as const).flatMap((by) =>
      openEvents(order, by, at).map((event) => [event, by] as const),
    )
  }

  /** Deadlines take effect at once. */
  settle(at: number, isMoneyAwaited: (orderId: string) => boolean): void {
    for (const order of this.all) {
      const event = dueEvent(order, at)
      if (event !== undefined && !(event === 'balance.late' && isMoneyAwaited(order.id)))
        this.#happen(order, { event, by: 'sweeper', at })
    }
  }

  #happen(order: ModelOrder, transition: Transition): string | undefined {
    const moved = moveOrder(order, { ...transition, sellerDebtFen: openDebtFen(this.debts) })
    if (!moved.ok) return moved.failure === 'too-late' ? 'order-too-late' : 'order-moved-on'
    const { order: to, money, settlement } = moved.value
    const { taken, debts } = takeDebts(settlement.debtPaidFen, this.debts)
    const couponFen = settlement.intoEscrowFen > 0 ? (paymentDue(order)?.couponFen ?? 0) : couponGivenFen(order)
    const own = postingOfOrder({ ...order, orderId: order.id, sellerId: SELLER, couponFen }, money, settlement)
    if (own !== undefined && !this.#books.post(own)) return 'balance-short'
    for (const debt of taken) this.#books.mustPost(damagesPassedOnPosting(debt.buyerId, debt.orderId, debt.amountFen))
    const owed = { orderId: order.id, buyerId: order.buyerId, damagesFen: settlement.newDebtFen, takenFen: 0 }
    this.debts = settlement.newDebtFen > 0 ? [...debts, owed] : debts
    this.#orders.set(order.id, to)
    this.#watcher(to, transition.event, transition.at)
    if (to.status === 'cancelled' || to.status === 'refunded') this.#coupons.giveBack(order.id)
    if (wasPaidFor(to.status)) this.#shops.set(order.shop.id, shopAfter(to.status))
    if (order.status !== 'awaiting-payment' || !wasPaidFor(to.status)) return undefined
    for (const other of this.all)
      if (other.shop.id === order.shop.id && other.status === 'awaiting-payment')
        this.#happen(other, { event: 'shop.taken', by: 'market', at: transition.at })
    return undefined
  }

  #unpaidOf({ buyer, shop }: ModelDraft): ModelOrder | undefined {
    return this.all.find(
      (order) => order.buyerId === buyer && order.shop.id === shop && order.status === 'awaiting-payment',
    )
  }

  /** The discount of a new order's coupon on its completing payment. */
  #discountOf(draft: ModelDraft, at: number): Result<number> {
    const { buyer, priceFen, plan, couponId } = draft
    if (couponId === null) return ok(0)
    const payment = couponPayment(purchaseTerms({ priceFen, plan, kind: 'flagship' }))
    return this.#coupons.validate(couponId, buyer, payment, at, this.#unpaidOf(draft)?.id)
  }
}
