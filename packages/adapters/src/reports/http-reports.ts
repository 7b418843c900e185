import type { PictureId } from '@diandu/core/account'
import type { ShopReports } from '@diandu/core/reports'
import { getShopReport, reportShop } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpReports = (client: Client): ShopReports => ({
  report: ({ shopId, reason, words, pictures }) =>
    client.send(reportShop, {
      shopId,
      reason,
      words: words.trim(),
      ...(pictures.length === 0 ? {} : { pictures: pictures as PictureId[] }),
    }),
  ofShop: (shopId, signal) => client.send(getShopReport, { shopId }, { signal }),
})
