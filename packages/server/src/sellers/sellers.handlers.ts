import { isPubliclyVisible } from '@diandu/core/catalog'
import { fail, MINUTE_MS, ok, refused } from '@diandu/core/kernel'
import type { SellerProfile } from '@diandu/core/sellers'
import { getSeller, listSellerShops } from '@diandu/wire'
import { readerHandlerFor, pageByTime, type Handler } from '../calls/index.ts'
import { answerCache, findShop, toShopCard } from '../catalog/index.ts'
import type { Reads } from '../database/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { readSeller, readSellerShops } from './seller-store.ts'

/** The shops of one seller may be many, and are counted once in a while. */
const PROFILE_MS = MINUTE_MS
const MAX_SELLERS = 500

const notFound = () => fail(refused('not-found', '没有找到这家店铺', 'id'))

export function sellersHandlers({ clock }: Pick<ModuleDeps, 'clock'>): readonly Handler[] {
  const profiles = answerCache<SellerProfile | undefined>(clock, PROFILE_MS, MAX_SELLERS)
  return [
    readerHandlerFor(getSeller, async ({ id }, { db }) => {
      const sellerId = await publicSellerOf(db, id)
      const profile =
        sellerId === undefined ? undefined : await profiles(sellerId, () => readSeller(db, sellerId, clock.now()))
      return profile === undefined ? notFound() : ok(profile)
    }),
    readerHandlerFor(listSellerShops, async ({ id, which, cursor }, { db }) => {
      const sellerId = await publicSellerOf(db, id)
      if (sellerId === undefined) return notFound()
      return pageByTime(cursor, {
        read: (place, max) => readSellerShops(db, { sellerId, which }, place, max),
        show: toShopCard,
        placeOf: ({ publishedAt: at, id: shopId }) => ({ at, id: shopId }),
      })
    }),
  ]
}

/** Of a shop that every visitor may see. */
async function publicSellerOf(db: Reads, id: Parameters<typeof findShop>[1]): Promise<string | undefined> {
  const found = await findShop(db, id)
  return found !== null && isPubliclyVisible(found.shop.status) ? found.sellerId : undefined
}
