import { allOrders, type Card, type Order } from '../../api/market.ts'
import { SUCCESS, type ApiClient } from '../../api/api-client.ts'
import { logIn } from '../../api/people.ts'
import type { Phone } from '../../browser/phone.ts'
import type { Journey } from './open-journey.ts'
import { logInOnPage } from './enter.ts'

/** 老赵, who was verified: a code to their mobile is enough. */
export const SELLER = { mobile: '19900000011' } as const

export interface Shop extends Card {
  readonly sellerName: string
  readonly kind: string
}

/** A shop that one of the demonstration's people sells themselves, not as a company. */
async function shopOf(api: ApiClient, seller: string): Promise<Shop> {
  const own = await logIn(api, seller)
  let cursor: string | null = null
  do {
    const page: { readonly items: readonly { readonly id: string }[]; readonly nextCursor: string | null } =
      await own.must('GET sell/shops', cursor === null ? {} : { cursor })
    for (const { id } of page.items) {
      const { code, data } = await api.call('GET goods/detail', { id })
      const shop = data as Shop
      if (code === SUCCESS && shop.kind === 'personal' && shop.status === 'on-sale') return shop
    }
    cursor = page.nextCursor
  } while (cursor !== null)
  throw new Error(`${seller} sells no personal shop`)
}

/** The two parties of a deal at their phones, logged in, and a shop of the seller's. */
export async function beginDeal(
  { api, phone }: Pick<Journey, 'api' | 'phone'>,
  buyerName: string,
  sellerName: string,
): Promise<{ readonly buyer: Phone; readonly seller: Phone; readonly shop: Shop }> {
  const shop = await shopOf(api, sellerName)
  const [buyer, seller] = [await phone(), await phone()]
  await enterAs(buyer, buyerName)
  await enterAs(seller, sellerName)
  return { buyer, seller, shop }
}

export const orderPage = ({ id }: Pick<Order, 'id'>) => `/user_center/order_detail/${id}`

export async function enterAs({ page }: Phone, name: string): Promise<void> {
  await page.goto('/login')
  await logInOnPage(page, name)
  await page.waitForURL('**/user_center')
}

export async function onlyOrder(api: ApiClient, name: string): Promise<Order> {
  const [order] = await allOrders(await logIn(api, name))
  if (order === undefined) throw new Error(`${name} has no order`)
  return order
}
