import type { Insights } from '@diandu/core/insights'
import { getMarketContext } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpInsights = (client: Client): Insights => ({
  contextOf: (id, signal) => client.send(getMarketContext, { id }, { signal }),
})
