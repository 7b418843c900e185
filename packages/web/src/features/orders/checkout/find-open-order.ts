import type { ShopId } from '@diandu/core/catalog'
import { ok, type Result, type StopSignal } from '@diandu/core/kernel'
import type { Order, Orders } from '@diandu/core/orders'

/** The order of a shop that the person has placed and not paid yet, if there is one. */
export async function findOpenOrder(orders: Pick<Orders, 'list'>, shopId: ShopId, signal?: StopSignal): Promise<Result<Order | null>> {
  let cursor: string | null = null
  do {
    const page: Awaited<ReturnType<Orders['list']>> = await orders.list('unpaid', cursor, signal)
    if (!page.ok) return page
    const found = page.value.items.find(({ shop, role }) => shop.id === shopId && role === 'buyer')
    if (found !== undefined) return ok(found)
    cursor = page.value.nextCursor
  } while (cursor !== null)
  return ok(null)
}
