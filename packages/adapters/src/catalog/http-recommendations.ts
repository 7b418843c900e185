import type { Recommendations } from '@diandu/core/catalog'
import { getBuyThemes, listRecommendedShops } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpRecommendations = (client: Client): Recommendations => ({
  themes: (signal) => client.send(getBuyThemes, {}, { signal }),
  shops: (which, viewed, cursor, signal) =>
    client.send(
      listRecommendedShops,
      {
        flag: which === 'featured' ? 'tj' : 'like',
        ...(cursor === null ? {} : { p: Number(cursor) }),
        ...(viewed.length === 0 ? {} : { viewed: viewed.join(',') }),
      },
      { signal },
    ),
})
