import type { ShopId } from '@diandu/core/catalog'
import { inventShop } from '../demo/invent-shop.ts'
import type { NewShop } from './shop-record-store.ts'

const TEST_NOW_MS = Date.UTC(2026, 2, 11, 4)

/** A believable shop on sale for a test, a different one for each number; `putShops` puts it on the market. */
export function testShop(number: number, change: Partial<NewShop> = {}): NewShop {
  return { ...inventShop(number, 'seller-1', TEST_NOW_MS), id: testShopId(number), status: 'on-sale', ...change }
}

export const testShopId = (number: number): ShopId => `shop-${String(number).padStart(4, '0')}` as ShopId
