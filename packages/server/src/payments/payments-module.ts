import type { ServerModule } from '../server-module.ts'
import { askCharges } from './ask-charges.ts'
import { noticeRoutes } from './notice-routes.ts'
import { rechargeHandlers } from './recharge.handlers.ts'

const ASK_EVERY_MS = 5_000

/** Money that comes in through payment providers, and what it was meant to pay. */
export const paymentsModule: ServerModule = {
  name: 'payments',
  handlers: ({ payments, settings }) => rechargeHandlers({ payments, houseAccount: settings.houseAccount, personalAccounts: settings.personalAccounts }),
  routes: noticeRoutes,
  sweeps: [{ name: 'ask what became of recharges', everyMs: ASK_EVERY_MS, run: askCharges }],
}
