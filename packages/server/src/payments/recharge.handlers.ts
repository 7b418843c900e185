import { fail, mapResult, ok } from '@diandu/core/kernel'
import {
  channelLimits,
  methodOfChannel,
  noRecharge,
  ownAccountsClosed,
  toRechargeView,
  type ReceivingAccount,
  type RechargeDraft,
} from '@diandu/core/wallet'
import * as wire from '@diandu/wire'
import { memberHandlerFor, moneyHandlerFor, type Handler } from '../calls/index.ts'
import {
  beginRecharge,
  channelClosed,
  channelsOf,
  currentTransferAccount,
  findRecharge,
  openMethods,
  ownAccount,
  pageOfRecharges,
} from '../wallet/index.ts'
import { openCashier, type CashierDeps } from './open-cashier.ts'

export interface RechargeHandlerDeps extends CashierDeps {
  /** Where transfers go; null where none are taken. */
  readonly houseAccount: ReceivingAccount | null
  /** Whether a number behind it is made for the user who asks. */
  readonly personalAccounts: boolean
}

export function rechargeHandlers({ houseAccount, personalAccounts, ...deps }: RechargeHandlerDeps): readonly Handler[] {
  const open = openMethods({ payments: deps.payments, houseAccount })
  const begin = (channel: RechargeDraft['channel']): Handler =>
    moneyHandlerFor(wire.beginRecharge[channel], async (draft, { db, viewer: { userId }, random, clock }) =>
      open.includes(draft.method ?? methodOfChannel(channel))
        ? mapResult(
            await beginRecharge(db, { userId, channel, ...draft }, { random, nowMs: clock.now() }),
            toRechargeView,
          )
        : fail(channelClosed()),
    )
  return [
    memberHandlerFor(wire.getRechargeWays, async (_nothing, { db }) =>
      ok({
        channels: channelLimits(channelsOf(open)),
        methods: open,
        houseAccount: await currentTransferAccount(db, houseAccount),
        personalAccounts,
      }),
    ),
    begin('jh'),
    begin('zs'),
    begin('wy'),
    moneyHandlerFor(wire.handInTransfer, async ({ amountFen, receipt }, { db, viewer: { userId }, random, clock }) =>
      open.includes('bank-transfer')
        ? mapResult(
            await beginRecharge(
              db,
              { userId, channel: 'transfer', amountFen, receipt },
              { random, nowMs: clock.now() },
            ),
            toRechargeView,
          )
        : fail(channelClosed()),
    ),
    memberHandlerFor(wire.openCashier, ({ id, place = 'browser' }, context) =>
      openCashier({ id, place }, deps, context),
    ),
    memberHandlerFor(wire.getRecharge, async ({ id }, { db, viewer }) => {
      const stored = await findRecharge(db, id)
      return stored?.userId === viewer.userId ? ok(toRechargeView(stored)) : fail(noRecharge())
    }),
    memberHandlerFor(wire.listRecharges, ({ cursor }, { db, viewer }) =>
      pageOfRecharges(db, viewer.userId, cursor, toRechargeView),
    ),
    memberHandlerFor(wire.createOwnAccount, async (_nothing, { db, viewer, clock }) => {
      const account = await currentTransferAccount(db, houseAccount)
      return account === null || !personalAccounts
        ? fail(ownAccountsClosed())
        : ok(await ownAccount(db, viewer.userId, account, clock.now()))
    }),
  ]
}
