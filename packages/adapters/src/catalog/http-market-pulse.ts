import type { MarketPulse } from '@diandu/core/catalog'
import { mapResult, ok } from '@diandu/core/kernel'
import { getShopsWithin, listPriceFalls, listShopsById } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpMarketPulse = (client: Client): MarketPulse => ({
  priceFalls: async (signal) => mapResult(await client.send(listPriceFalls, {}, { signal }), ({ items }) => items),
  shops: async (ids, signal) =>
    ids.length === 0
      ? ok([])
      : mapResult(await client.send(listShopsById, { ids: ids.join(',') }, { signal }), ({ items }) => items),
  shopsWithin: (maxPriceFen, signal) => client.send(getShopsWithin, { maxPriceFen }, { signal }),
})
