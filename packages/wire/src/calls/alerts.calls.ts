import * as v from 'valibot'
import { call } from './call.ts'
import { alertId, alertName, alertPace, alertQuery, ownAlert, watchedNews } from '../schemas/alerts.schemas.ts'
import { nothingIn, nothingOut } from '../schemas/schemas.ts'

/* The specification knows no alerts: these calls are our own. */

export const listAlerts = call('GET alert', {
  summary: 'A person’s saved filters, each with how many shops fit it now; the one saved last first',
  access: 'member',
  input: nothingIn,
  output: v.array(ownAlert),
})

export const saveAlert = call('POST alert', {
  summary: 'Saves a filter, to be told of shops that fit it; the same filter again changes the alert that is there',
  access: 'member',
  rateLimitPerMinute: 30,
  input: v.strictObject({ query: alertQuery, name: alertName, watched: watchedNews, pace: alertPace }),
  output: ownAlert,
  example: { query: 'platform=1.3&max=200000', name: '二十万以内', watched: ['new', 'cheaper'], pace: 'daily' },
})

export const changeAlert = call('PUT alert', {
  summary: 'Renames an alert, changes of what and how often it tells, pauses it or lets it go on',
  access: 'member',
  input: v.strictObject({
    alertId,
    name: v.exactOptional(alertName),
    watched: v.exactOptional(watchedNews),
    pace: v.exactOptional(alertPace),
    isPaused: v.exactOptional(v.boolean()),
  }),
  output: ownAlert,
  example: { alertId: 'a1', name: '天猫女装', watched: ['sold'], pace: 'weekly', isPaused: true },
})

export const removeAlert = call('PUT alert/remove', {
  summary: 'Throws an alert away; within a day it can be taken back',
  access: 'member',
  input: v.strictObject({ alertId }),
  output: nothingOut,
  example: { alertId: 'a1' },
})

export const restoreAlert = call('PUT alert/restore', {
  summary: 'Takes an alert back that was thrown away',
  access: 'member',
  input: v.strictObject({ alertId }),
  output: ownAlert,
  example: { alertId: 'a1' },
})
