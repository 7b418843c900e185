import { HOUR_MS } from '@diandu/core/kernel'
import type { ServerModule } from '../server-module.ts'
import { forgetRemoved } from './alert-store.ts'
import { alertsHandlers } from './alerts.handlers.ts'
import { matchShopEvents } from './match-events.ts'
import { tellDueAlerts } from './tell-alerts.ts'

const SEND_INTERVAL_MS = 10_000

/** Filters that people saved, to be told of shops that fit them. */
export const alertsModule: ServerModule = {
  name: 'alerts',
  handlers: () => alertsHandlers,
  sweeps: [
    {
      name: 'match what happened to shops with alerts, and tell what is due',
      everyMs: SEND_INTERVAL_MS,
      async run({ db, clock }) {
        await matchShopEvents(db, clock.now())
        await tellDueAlerts(db, clock.now())
      },
    },
    {
      name: 'forget alerts that were thrown away',
      everyMs: HOUR_MS,
      run: async ({ db, clock }) => void (await forgetRemoved(db, clock.now())),
    },
  ],
}
