import type { ViewHistory } from '@diandu/core/catalog'
import { clearViewHistory, getViewHistory, mergeViewHistory } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpViewHistory = (client: Client): ViewHistory => ({
  list: (cursor, signal) => client.send(getViewHistory, after(cursor), { signal }),
  merge: (viewed) => client.send(mergeViewHistory, { viewed: [...viewed] }),
  clear: () => client.send(clearViewHistory, {}),
})
