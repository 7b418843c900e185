import { DEMO_PAYMENT_PASSWORD } from './people.ts'
import { newKey, type Answer, type ApiClient } from './api-client.ts'

export interface Card {
  readonly id: string
  readonly title: string
  readonly priceFen: number
  readonly status: string
  readonly kind: string
}

export interface Order {
  readonly id: string
  readonly status: number
  readonly plan: Plan
  readonly priceFen: number
  readonly serviceFeeFen: number
  readonly paidFen: number
  readonly cancelReason: string | null
  readonly shop: { readonly id: string; readonly title: string }
}

export interface Capital {
  readonly availableFen: number
  readonly frozenFen: number
  readonly escrowFen: number
}

export interface Page<Item> {
  readonly items: readonly Item[]
  readonly nextCursor: string | null
}

export type Plan = 'full' | 'deposit'

/** The agreement that a buyer has read; another version is refused, so a drift shows at once. */
export const TERMS_VERSION = '2026-11-26'

const DEPOSIT_SHARE = 0.2
const FEE_SHARE = 0.1

/** The first payment by the agreement: price and fee, or the deposit. Prices of the demonstration divide evenly. */
export const dueNowFen = (priceFen: number, plan: Plan): number =>
  Math.round(plan === 'deposit' ? priceFen * DEPOSIT_SHARE : priceFen * (1 + FEE_SHARE))

/** Shops on sale, cheapest first, that a person can sell alone: no share in a company is transferred with them. */
export const cheapShops = (api: ApiClient, max: number): Promise<readonly Card[]> =>
  shopsOnSale(api, max, ({ kind }) => kind !== 'enterprise')

/** Shops on sale, cheapest first, that are sold with a share in their company. */
export const companyShops = (api: ApiClient, max: number): Promise<readonly Card[]> =>
  shopsOnSale(api, max, ({ kind }) => kind === 'enterprise')

async function shopsOnSale(api: ApiClient, max: number, isWanted: (card: Card) => boolean): Promise<readonly Card[]> {
  const found: Card[] = []
  let cursor: string | null = null
  do {
    const page: Page<Card> = await api.must('GET goods', { sort: 'price-up', ...(cursor === null ? {} : { cursor }) })
    found.push(...page.items.filter((card) => card.status === 'on-sale' && isWanted(card)))
    cursor = page.nextCursor
  } while (cursor !== null && found.length < max)
  return found.slice(0, max)
}

export const place = (buyer: ApiClient, shop: Card, plan: Plan, key = newKey()): Promise<Answer> =>
  buyer.call('POST order/place', placing(shop, plan), { key })

const placing = ({ id, priceFen }: Card, plan: Plan) => ({
  shopId: id,
  plan,
  priceFen,
  termsVersion: TERMS_VERSION,
})

export const pay = (
  buyer: ApiClient,
  order: Order,
  key = newKey(),
  paymentPassword = DEMO_PAYMENT_PASSWORD,
): Promise<Answer> => buyer.call('POST order/pay', paying(order, paymentPassword), { key })

const paying = ({ id, priceFen, plan }: Order, paymentPassword = DEMO_PAYMENT_PASSWORD) => ({
  orderId: id,
  part: plan,
  amountFen: dueNowFen(priceFen, plan),
  paymentPassword,
})

export async function allOrders(buyer: ApiClient): Promise<readonly Order[]> {
  const found: Order[] = []
  let cursor: string | null = null
  do {
    const page: Page<Order> = await buyer.must('GET order', cursor === null ? {} : { cursor })
    found.push(...page.items)
    cursor = page.nextCursor
  } while (cursor !== null)
  return found
}

export const capitalOf = (buyer: ApiClient): Promise<Capital> => buyer.must<Capital>('GET capital')
