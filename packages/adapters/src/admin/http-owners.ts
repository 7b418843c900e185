import type { ShopOwners } from '@diandu/core/admin'
import { findShopOwners, proposeShopOwner, showShopOwner } from '@diandu/wire/admin'
import type { AdminClient } from './admin-client.ts'

export const httpShopOwners = (client: AdminClient): ShopOwners => ({
  find: (text, signal) => client.send(findShopOwners, { text }, signal),
  show: (shopId, reason) => client.send(showShopOwner, { shopId, reason }),
  propose: (shopId, owner, reason) => client.send(proposeShopOwner, { shopId, owner, reason }),
})
