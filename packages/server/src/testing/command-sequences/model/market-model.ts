import { PRICE_FEN } from '../../../orders/testing/open-market.ts'
import { ModelBooks } from './books.ts'
import { ModelContracts } from './contracts.ts'
import { ModelCoupons, type ModelOffer } from './coupons.ts'
import { ModelInvoices } from './invoices.ts'
import { ModelOrders } from './orders.ts'
import { ModelPriceOffers } from './price-offers.ts'
import { ModelRecharges } from './recharges.ts'
import { ModelWithdrawals } from './withdrawals.ts'

/** The market in a few lines of core's rules: what the server must agree with, step by step. */
export class MarketModel {
  readonly books = new ModelBooks()
  readonly coupons: ModelCoupons
  readonly orders: ModelOrders
  readonly contracts: ModelContracts
  readonly prices = new ModelPriceOffers(PRICE_FEN)
  readonly recharges: ModelRecharges
  readonly withdrawals: ModelWithdrawals
  readonly invoices: ModelInvoices

  constructor(offers: readonly ModelOffer[]) {
    this.coupons = new ModelCoupons(offers)
    this.orders = new ModelOrders(this.books, this.coupons)
    this.contracts = new ModelContracts(this.orders)
    this.recharges = new ModelRecharges(this.books, this.orders)
    this.withdrawals = new ModelWithdrawals(this.books, (userId) => this.orders.owedFen(userId))
    this.invoices = new ModelInvoices(this.orders)
  }

  /** Names for each thing in the story of a sequence: the server's ids tell a reader nothing. */
  names(): ReadonlyMap<string, string> {
    const lists = {
      order: this.orders.all,
      contract: this.contracts.all,
      coupon: this.coupons.all,
      offer: this.prices.all,
      recharge: this.recharges.all,
      withdrawal: this.withdrawals.all,
      invoice: this.invoices.all,
    }
    return new Map(
      Object.entries(lists).flatMap(([word, list]) => list.map(({ id }, at) => [id, `${word} ${at}`] as const)),
    )
  }
}
