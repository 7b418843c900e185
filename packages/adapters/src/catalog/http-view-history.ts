import type { ViewHistory } from '@diandu/core/catalog'
import { clearViewHistory, getViewHistory } from '@diandu/wire'
import { after, type Client } from '../http/index.ts'

export const httpViewHistory = (client: Client): ViewHistory => ({
  list: (cursor, signal) => client.send(getViewHistory, after(cursor), { signal }),
  clear: () => client.send(clearViewHistory, {}),
})
