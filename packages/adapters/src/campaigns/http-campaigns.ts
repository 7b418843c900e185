import type { Campaigns } from '@diandu/core/campaigns'
import { mapResult } from '@diandu/core/kernel'
import {
  claimCampaignCoupons,
  getAfterYearPage,
  getCampaignPage,
  getDoubleEleven2023Page,
  getDoubleElevenPage,
  getTaobaoPackPage,
  getTenYearsPage,
  listAfterYearShops,
  listCampaignCoupons,
  listCampaignShops,
  listNeeds,
  listSaleNews,
  rankShops,
  remindOfCampaign,
} from '@diandu/wire'
import type { Client } from '../http/index.ts'

const AFTER_YEAR = '/activity/double-festival'

/** The pages that have a call of their own. */
const OWN_CALLS = new Map([
  ['/activity/double-eleven', getDoubleElevenPage],
  ['/activity/activity202311', getDoubleEleven2023Page],
  ['/activity/ten-year', getTenYearsPage],
  ['/activity/activity-tb', getTaobaoPackPage],
  [AFTER_YEAR, getAfterYearPage],
])

const itemsOf = <T>({ items }: { readonly items: T }): T => items

export const httpCampaigns = (client: Client): Campaigns => ({
  async page(path, signal) {
    const own = OWN_CALLS.get(path)
    return own === undefined ? client.send(getCampaignPage, { path }, { signal }) : client.send(own, {}, { signal })
  },
  async shops(path, key, signal) {
    const listed =
      path === AFTER_YEAR
        ? await client.send(listAfterYearShops, { key }, { signal })
        : await client.send(listCampaignShops, { path, key }, { signal })
    return mapResult(listed, itemsOf)
  },
  ranking: async (signal) => mapResult(await client.send(rankShops, {}, { signal }), itemsOf),
  coupons: async (path, signal) => mapResult(await client.send(listCampaignCoupons, { path }, { signal }), itemsOf),
  claimAll: async (path, key) => mapResult(await client.send(claimCampaignCoupons, { path }, { key }), itemsOf),
  news: async (signal) => mapResult(await client.send(listSaleNews, {}, { signal }), itemsOf),
  needs: async (signal) => mapResult(await client.send(listNeeds, {}, { signal }), itemsOf),
  remind: (path) => client.send(remindOfCampaign, { path }),
})
