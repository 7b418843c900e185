import { parseViewedShops, type ViewedShopsStore } from '@diandu/core/catalog'
import { STORED_AS } from '@diandu/core/session'
import type { KeyValueStore } from '@diandu/core/kernel'

export const viewedShopsStore = (local: KeyValueStore): ViewedShopsStore => ({
  read: () => parseViewedShops(local.read(STORED_AS.viewHistory)),
  write: (viewed) =>
    viewed.length === 0
      ? local.remove(STORED_AS.viewHistory)
      : local.write(STORED_AS.viewHistory, JSON.stringify(viewed)),
})
