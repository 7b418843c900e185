import { isPubliclyVisible } from '@diandu/core/catalog'
import { marketContext, type Peer, type SoldFor } from '@diandu/core/insights'
import { fail, MINUTE_MS, ok, refused } from '@diandu/core/kernel'
import { getMarketContext } from '@diandu/wire'
import { readerHandlerFor, type Handler } from '../calls/index.ts'
import { answerCache, findShop, readPriceChanges } from '../catalog/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { readPeers } from './peer-store.ts'
import { readSalesOfCategory } from './category-sale-store.ts'

/** Middles of hundreds of shops hardly move within it. */
const CATEGORY_MS = 10 * MINUTE_MS
/** Categories that are kept at a time; few more are looked at within ten minutes. */
const MAX_CATEGORIES = 300

interface Category {
  readonly peers: readonly Peer[]
  readonly sales: readonly SoldFor[]
}

export function insightsHandlers({ clock }: Pick<ModuleDeps, 'clock'>): readonly Handler[] {
  const categories = answerCache<Category>(clock, CATEGORY_MS, MAX_CATEGORIES)
  return [
    readerHandlerFor(getMarketContext, async ({ id }, { db }) => {
      const shop = (await findShop(db, id))?.shop
      if (shop === undefined || !isPubliclyVisible(shop.status))
        return fail(refused('not-found', '没有找到这家店铺', 'id'))
      const { platform, industry } = shop
      const now = clock.now()
      const { peers, sales } = await categories(`${platform} ${industry}`, async () => ({
        peers: await readPeers(db, { platform, industry }),
        sales: await readSalesOfCategory(db, { platform, industry }, now),
      }))
      return ok(marketContext(shop, { peers, sales, changes: await readPriceChanges(db, id) }, now))
    }),
  ]
}
