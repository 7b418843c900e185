import type { Favourites } from '@diandu/core/account'
import { mapResult } from '@diandu/core/kernel'
import { changeFavourite, listFavourites } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpFavourites = (client: Client): Favourites => ({
  list: (cursor, signal) => client.send(listFavourites, after(cursor), { signal }),
  has: async (shopId, signal) =>
    mapResult(await client.send(listFavourites, { shopId }, { signal }), ({ items }) => items.length > 0),
  add: async (shopId) => mapResult(await client.send(changeFavourite, { shopId, action: 'add' }), () => null),
  remove: async (shopId) => mapResult(await client.send(changeFavourite, { shopId, action: 'delete' }), () => null),
})
