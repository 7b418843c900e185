import { fail, mapResult, ok, refused, type Result } from '@diandu/core/kernel'
import {
  RECHARGE_CHANNELS,
  type ReceivingAccount,
  type RechargeChannel,
  type RechargeView,
  type RechargeWays,
} from '@diandu/core/wallet'
import * as wire from '@diandu/wire'
import { memberHandlerFor, moneyHandlerFor, type Handler } from '../calls/index.ts'
import type { CashierChannel } from '../integrations/index.ts'
import {
  beginRecharge,
  channelClosed,
  findRecharge,
  noRecharge,
  openChannels,
  ownAccount,
  pageOfRecharges,
  type RechargeRecord,
} from '../wallet/index.ts'
import { openCashier, type CashierDeps } from './open-cashier.ts'

export interface RechargeHandlerDeps extends CashierDeps {
  /** Where transfers go; null where none are taken. */
  readonly houseAccount: ReceivingAccount | null
  /** Whether a number behind it is made for whoever asks. */
  readonly personalAccounts: boolean
}

export function rechargeHandlers({ houseAccount, personalAccounts, ...deps }: RechargeHandlerDeps): readonly Handler[] {
  const open = openChannels({ payments: deps.payments, houseAccount })
  const begin = (channel: CashierChannel): Handler =>
    moneyHandlerFor(wire.beginRecharge[channel], async ({ amountFen }, { db, viewer: { userId }, random, clock }) =>
      open.includes(channel)
        ? mapResult(await beginRecharge(db, { userId, channel, amountFen }, { random, nowMs: clock.now() }), shown)
        : fail(channelClosed()),
    )
  return [
    memberHandlerFor(wire.getRechargeWays, async () =>
      ok({ channels: channelsOf(open), houseAccount, personalAccounts }),
    ),
    begin('jh'),
    begin('zs'),
    begin('wy'),
    moneyHandlerFor(wire.handInTransfer, async ({ amountFen, receipt }, { db, viewer: { userId }, random, clock }) =>
      open.includes('transfer')
        ? mapResult(
            await beginRecharge(
              db,
              { userId, channel: 'transfer', amountFen, receipt },
              { random, nowMs: clock.now() },
            ),
            shown,
          )
        : fail(channelClosed()),
    ),
    memberHandlerFor(wire.openCashier, ({ id, place = 'browser' }, context) =>
      openCashier({ id, place }, deps, context),
    ),
    memberHandlerFor(wire.getRecharge, async ({ id }, { db, viewer }) => {
      const stored = await findRecharge(db, id)
      return stored?.userId === viewer.userId ? ok(shown(stored)) : fail(noRecharge())
    }),
    memberHandlerFor(wire.listRecharges, ({ cursor }, { db, viewer }) =>
      pageOfRecharges(db, viewer.userId, cursor, shown),
    ),
    memberHandlerFor(wire.createOwnAccount, async (_nothing, { db, viewer, clock }) =>
      houseAccount === null || !personalAccounts
        ? noOwnAccounts()
        : ok(await ownAccount(db, viewer.userId, houseAccount, clock.now())),
    ),
  ]
}

const channelsOf = (open: readonly RechargeChannel[]): RechargeWays['channels'] =>
  open.map((channel) => ({
    channel,
    leastFen: RECHARGE_CHANNELS[channel].leastFen,
    mostFen: RECHARGE_CHANNELS[channel].mostFen,
  }))

const noOwnAccounts = (): Result<never> =>
  fail(refused('own-account-closed', '专属收款账号暂未开放，请转账到平台收款账户，并上传汇款凭证'))

const shown = ({
  id,
  channel,
  amountFen,
  askedAt,
  status,
  steps,
  purpose,
  paidLateAt,
  creditedBy,
}: RechargeRecord): RechargeView => ({
  id,
  channel,
  amountFen,
  askedAt,
  status,
  steps,
  purpose,
  late: paidLateAt === null ? null : creditedBy === null ? 'waiting' : 'credited',
})
