import type { ServerModule } from '../server-module.ts'
import { keepTransferAccount } from '../wallet/index.ts'
import { visitKeyOf } from '../session/index.ts'
import { queryCharges } from './query-charges.ts'
import { paymentNoticeRoutes } from './payment-notice-routes.ts'
import { rechargeHandlers } from './recharge.handlers.ts'

const QUERY_EVERY_MS = 5_000

/** Money that comes in through payment providers, and what it was meant to pay. */
export const paymentsModule: ServerModule = {
  name: 'payments',
  handlers: ({ payments, weChat, settings: { houseAccount, personalAccounts, weChatPay, alipay, secrets } }) =>
    rechargeHandlers({
      payments,
      weChat,
      houseAccount,
      personalAccounts,
      visitKey: visitKeyOf(secrets.dataKey.now),
      publicUrl: (weChatPay ?? alipay)?.publicUrl ?? '',
    }),
  checkFiles: async ({ db, clock, settings: { houseAccount } }) => {
    await keepTransferAccount(db, houseAccount, clock.now())
    return []
  },
  routes: paymentNoticeRoutes,
  sweeps: [{ name: 'ask what became of recharges', everyMs: QUERY_EVERY_MS, run: queryCharges }],
}
