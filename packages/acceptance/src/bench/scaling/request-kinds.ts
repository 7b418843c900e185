import { newKey, requestOf, type ApiClient } from '../../api/api-client.ts'
import { dueNowFen, TERMS_VERSION, type Card, type Order, type Page } from '../../api/market.ts'
import { DEMO_PASSWORD, DEMO_PAYMENT_PASSWORD, PEOPLE } from '../../api/people.ts'
import type { KindName } from './measured.ts'

export interface RequestKind {
  /** The nth request of its kind. */
  readonly next: (nth: number) => Request | Promise<Request>
  readonly requests: number
}

/** Hashes of passwords and writes take long; reads are measured by more of them. */
const MANY = 400
const SOME = 60

const SORTS = ['latest', 'price-up', 'price-down', 'recommended']
const SEARCHES = ['天猫', '旗舰店', '食品', '女装', '京东 数码', '抖音', '上海 专营店', '美妆']

/** A different query each time, so that none is answered from a cache. */
const priceFrom = (nth: number) => ({ minPriceFen: (nth + 1) * 10_000 })

/** Requests of visitors and users; `shops` are those that may be ordered. */
export function requestKinds(
  api: ApiClient,
  person: ApiClient,
  shops: readonly Card[],
): Readonly<Record<KindName, RequestKind>> {
  const orders: Order[] = []
  const shop = (nth: number): Card => shops[nth % shops.length] as Card
  const page = (path: string) => new Request(new URL(path, api.url), { headers: { accept: 'text/html' } })
  return {
    'page from memory': { next: () => page('/'), requests: MANY },
    'page made anew': { next: (nth) => page(`/lists?n=${nth}`), requests: MANY },
    'page of a shop': { next: (nth) => page(`/shop/${shop(nth).id}?n=${nth}`), requests: MANY },
    list: {
      next: (nth) => requestOf(api, 'GET goods', { sort: SORTS[nth % SORTS.length], ...priceFrom(nth) }),
      requests: MANY,
    },
    search: {
      next: (nth) => requestOf(api, 'GET goods', { text: SEARCHES[nth % SEARCHES.length], ...priceFrom(nth) }),
      requests: MANY,
    },
    shop: { next: (nth) => requestOf(api, 'GET goods/detail', { id: shop(nth).id }), requests: MANY },
    'orders of a person': { next: () => requestOf(person, 'GET order', {}), requests: MANY },
    'messages of a person': { next: () => requestOf(person, 'GET message', {}), requests: MANY },
    'shop kept': {
      next: (nth) => requestOf(person, 'POST user/collect', { shopId: shop(nth).id, action: 'add' }),
      requests: shops.length,
    },
    login: {
      next: () => requestOf(api, 'POST login', { name: PEOPLE.song, password: DEMO_PASSWORD }),
      requests: SOME,
    },
    'order placed': {
      next: (nth) => {
        const { id, priceFen } = shop(nth)
        return requestOf(
          person,
          'POST order/place',
          { shopId: id, plan: 'deposit', priceFen, termsVersion: TERMS_VERSION },
          { key: newKey() },
        )
      },
      requests: shops.length,
    },
    'deposit paid': {
      next: async (nth) => {
        if (orders.length === 0) orders.push(...(await unpaidOrders(person)))
        const order = orders[nth]
        if (order === undefined) throw new Error('There are fewer orders than were placed.')
        return requestOf(
          person,
          'POST order/pay',
          {
            orderId: order.id,
            part: 'deposit',
            amountFen: dueNowFen(order.priceFen, 'deposit'),
            paymentPassword: DEMO_PAYMENT_PASSWORD,
          },
          { key: newKey() },
        )
      },
      requests: shops.length,
    },
  }
}

const AWAITING_PAYMENT = 1

async function unpaidOrders(person: ApiClient): Promise<readonly Order[]> {
  const found: Order[] = []
  let parameters: { readonly cursor?: string | null } = {}
  do {
    const page: Page<Order> = await person.must('GET order', parameters)
    found.push(...page.items.filter(({ status }) => status === AWAITING_PAYMENT))
    parameters = { cursor: page.nextCursor }
  } while (parameters.cursor !== null)
  return found
}
