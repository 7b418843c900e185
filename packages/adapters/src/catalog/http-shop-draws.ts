import type { ShopDraws } from '@diandu/core/catalog'
import { drawShopsFor } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpShopDraws = (client: Client): ShopDraws => ({
  draw: ({ viewed, without, seed }, signal) =>
    client.send(
      drawShopsFor,
      {
        seed,
        ...(viewed.length > 0 && { viewed: [...viewed] }),
        ...(without.length > 0 && { without: [...without] }),
      },
      { signal },
    ),
})
