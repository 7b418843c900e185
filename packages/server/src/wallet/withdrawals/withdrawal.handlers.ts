import { fail, mapResult, ok } from '@diandu/core/kernel'
import { noWithdrawal, toWithdrawalView } from '@diandu/core/wallet'
import * as wire from '@diandu/wire'
import type { DataBox } from '../../crypto/index.ts'
import { memberHandlerFor, moneyHandlerFor, type Handler } from '../../calls/index.ts'
import { requestWithdrawal, mayWithdraw } from './request-withdrawal.ts'
import { takeBack } from './move-withdrawal.ts'
import { findWithdrawal, pageOfWithdrawals } from './withdrawal-store.ts'

export const withdrawalHandlers = (box: DataBox): readonly Handler[] => [
  moneyHandlerFor(
    wire.requestWithdrawal,
    async ({ cardId, amountFen }, { db, viewer, random, clock }) =>
      mapResult(
        await requestWithdrawal(db, viewer.userId, { cardId, amountFen }, { random, nowMs: clock.now(), box }),
        toWithdrawalView,
      ),
    (draft, { db, viewer, clock }) => mayWithdraw(db, viewer.userId, draft, { nowMs: clock.now(), box }),
  ),
  moneyHandlerFor(wire.takeBackWithdrawal, async ({ id }, { db, viewer, random, clock }) =>
    mapResult(await takeBack(db, viewer.userId, id, { random, nowMs: clock.now() }), toWithdrawalView),
  ),
  memberHandlerFor(wire.getWithdrawal, async ({ id }, { db, viewer }) => {
    const stored = await findWithdrawal(db, id)
    return stored?.userId === viewer.userId ? ok(toWithdrawalView(stored)) : fail(noWithdrawal())
  }),
  memberHandlerFor(wire.listWithdrawals, ({ cursor }, { db, viewer }) =>
    pageOfWithdrawals(db, viewer.userId, cursor, toWithdrawalView),
  ),
]
