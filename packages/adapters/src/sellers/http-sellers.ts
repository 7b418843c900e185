import type { Sellers } from '@diandu/core/sellers'
import { getSeller, listSellerShops } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpSellers = (client: Client): Sellers => ({
  profileOf: (id, signal) => client.send(getSeller, { id }, { signal }),
  shopsOf: (id, which, cursor, signal) => client.send(listSellerShops, { id, which, ...after(cursor) }, { signal }),
})
