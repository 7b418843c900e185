import type { Catalog } from '@diandu/core/catalog'
import {
  getCategories,
  getFilterCounts,
  getHome,
  getPlatformSummary,
  getShop,
  getSimilarShops,
  inputOfFilter,
  listShops,
} from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpCatalog = (client: Client): Catalog => ({
  home: (signal) => client.send(getHome, {}, { signal }),
  list: (filter, cursor, signal) => client.send(listShops, { ...inputOfFilter(filter), ...after(cursor) }, { signal }),
  detail: (id, signal) => client.send(getShop, { id }, { signal }),
  similar: (id, signal) => client.send(getSimilarShops, id === null ? {} : { id }, { signal }),
  filterCounts: (filter, signal) => client.send(getFilterCounts, inputOfFilter(filter), { signal }),
  platformSummary: (platform, signal) => client.send(getPlatformSummary, { platform }, { signal }),
  categories: (signal) => client.send(getCategories, {}, { signal }),
})
