import type { Alerts } from '@diandu/core/alerts'
import { changeAlert, listAlerts, removeAlert, restoreAlert, saveAlert } from '@diandu/wire'
import type { Client } from '../http/index.ts'

export const httpAlerts = (client: Client): Alerts => ({
  list: (signal) => client.send(listAlerts, {}, { signal }),
  save: ({ query, name, watched, pace }) =>
    client.send(saveAlert, { query, name: name.trim(), watched: [...watched], pace }),
  change: (alertId, { name, watched, pace, isPaused }) =>
    client.send(changeAlert, {
      alertId,
      ...(name !== undefined && { name: name.trim() }),
      ...(watched !== undefined && { watched: [...watched] }),
      ...(pace !== undefined && { pace }),
      ...(isPaused !== undefined && { isPaused }),
    }),
  remove: (alertId) => client.send(removeAlert, { alertId }),
  restore: (alertId) => client.send(restoreAlert, { alertId }),
})
