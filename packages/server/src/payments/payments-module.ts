import type { ServerModule } from '../server-module.ts'
import { visitKeyOf } from '../session/index.ts'
import { askCharges } from './ask-charges.ts'
import { noticeRoutes } from './notice-routes.ts'
import { rechargeHandlers } from './recharge.handlers.ts'

const ASK_EVERY_MS = 5_000

/** Money that comes in through payment providers, and what it was meant to pay. */
export const paymentsModule: ServerModule = {
  name: 'payments',
  handlers: ({ payments, weChat, settings: { houseAccount, personalAccounts, weChatPay, secrets } }) =>
    rechargeHandlers({ payments, weChat, houseAccount, personalAccounts, visitKey: visitKeyOf(secrets.dataKey.now), publicUrl: weChatPay?.publicUrl ?? '' }),
  routes: noticeRoutes,
  sweeps: [{ name: 'ask what became of recharges', everyMs: ASK_EVERY_MS, run: askCharges }],
}
