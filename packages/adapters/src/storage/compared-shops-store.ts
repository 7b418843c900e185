import { parseCompared, type ComparedShopsStore } from '@diandu/core/catalog'
import { STORED_AS } from '@diandu/core/session'
import type { KeyValueStore } from '@diandu/core/kernel'

export const comparedShopsStore = (local: KeyValueStore): ComparedShopsStore => ({
  read: () => parseCompared(local.read(STORED_AS.comparedShops) ?? ''),
  write: (ids) =>
    ids.length === 0 ? local.remove(STORED_AS.comparedShops) : local.write(STORED_AS.comparedShops, ids.join('.')),
})
