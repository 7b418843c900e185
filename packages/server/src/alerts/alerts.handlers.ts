import {
  alertAttempts,
  decideChange,
  decideRemoval,
  decideRestoring,
  filterOfQuery,
  type Alert,
  type AlertId,
  type OwnAlert,
} from '@diandu/core/alerts'
import { fail, mapResult, ok, type Result } from '@diandu/core/kernel'
import { changeAlert, listAlerts, removeAlert, restoreAlert, saveAlert } from '@diandu/wire'
import { memberHandlerFor, type Handler, type MemberContext } from '../calls/index.ts'
import { countFirstFound } from '../catalog/index.ts'
import type { Queries, Transaction } from '../database/index.ts'
import { idFrom } from '../ids/index.ts'
import { lockUser } from '../session/index.ts'
import { countAlerts, lockAlert, putAlert, readAlerts } from './alert-store.ts'
import { saveAlertOf } from './save-alert.ts'

export const alertsHandlers: readonly Handler[] = [
  memberHandlerFor(listAlerts, async (_nothing, { db, clock, viewer }) => {
    const shown: OwnAlert[] = []
    for (const alert of await readAlerts(db, viewer.userId)) shown.push(await asOwn(db, alert, clock.now()))
    return ok(shown)
  }),
  memberHandlerFor(saveAlert, ({ query, name, watched, pace }, { db, clock, random, viewer: { userId } }) =>
    db.transaction(async (tx) => {
      const at = clock.now()
      const id = idFrom(random.token()) as AlertId
      const saved = await saveAlertOf(tx, { userId, id, at }, { query, name, watched, pace })
      return saved.ok ? ok(await asOwn(tx, saved.value, at)) : saved
    }),
  ),
  memberHandlerFor(changeAlert, ({ alertId, ...change }, context) =>
    move(context, alertId, (facts) => decideChange(facts, change)),
  ),
  memberHandlerFor(removeAlert, async ({ alertId }, context) =>
    mapResult(await move(context, alertId, decideRemoval), () => null),
  ),
  memberHandlerFor(restoreAlert, ({ alertId }, context) =>
    move(context, alertId, async (facts, tx) =>
      decideRestoring({ ...facts, count: await countAlerts(tx, facts.userId) }),
    ),
  ),
]

interface OwnFacts {
  readonly userId: string
  readonly alert: Alert | undefined
  readonly at: number
}

/** Locks the alert: concurrent changes of one alert run one after the other. */
function move(
  { db, clock, viewer: { userId } }: MemberContext,
  id: AlertId,
  decide: (facts: OwnFacts, tx: Transaction) => Result<Alert> | Promise<Result<Alert>>,
): Promise<Result<OwnAlert>> {
  return db.transaction(async (tx) => {
    // Their person first, as for a new one, so that two of one person never wait in a circle.
    if ((await lockUser(tx, userId)) === undefined) return fail({ kind: 'login-required' })
    const at = clock.now()
    const decided = await decide({ userId, alert: await lockAlert(tx, id), at }, tx)
    if (!decided.ok) return decided
    await putAlert(tx, decided.value)
    return ok(await asOwn(tx, decided.value, at))
  })
}

async function asOwn(db: Queries, alert: Alert, nowMs: number): Promise<OwnAlert> {
  const { id, query, name, watched, pace, isPaused, savedAt, toldAt } = alert
  const filter = filterOfQuery(query)
  const fitting = await countFirstFound(db, filter, alertAttempts(filter), nowMs)
  return { id, query, name, watched, pace, isPaused, savedAt, toldAt, fitting }
}
