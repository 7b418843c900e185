import type { MarketPulse } from '@diandu/core/catalog'
import { mapResult } from '@diandu/core/kernel'
import { getShopsWithin, listPriceFalls } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpMarketPulse = (client: Client): MarketPulse => ({
  priceFalls: async (signal) => mapResult(await client.send(listPriceFalls, {}, { signal }), ({ items }) => items),
  shopsWithin: (maxPriceFen, signal) => client.send(getShopsWithin, { maxPriceFen }, { signal }),
})
