import { coinsAt } from '@diandu/core/coins'
import { ok } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import { handlerFor, memberHandlerFor, moneyHandlerFor, pageByTime, type Handler } from '../calls/index.ts'
import { readHoldings } from './coin-store.ts'
import { readCoinOverview, signIn, takeTaskReward } from './earn-coins.ts'
import { exchangeGift } from './exchange-gift.ts'
import { readExchanges, readGifts } from './exchange-store.ts'
import { readCoinMonth } from './month-store.ts'

export const coinHandlers: readonly Handler[] = [
  handlerFor(wire.getCoinTask, async (_nothing, { db, viewer, clock }) =>
    ok(await readCoinOverview(db, viewer?.userId ?? null, clock.now())),
  ),
  memberHandlerFor(wire.getCoinDetails, ({ month, cursor }, { db, viewer }) =>
    readCoinMonth(db, viewer.userId, month, cursor),
  ),
  moneyHandlerFor(wire.getCoinBySign, ({ day }, { db, viewer, clock }) =>
    signIn(db, viewer.userId, day ?? null, clock.now()),
  ),
  moneyHandlerFor(wire.getCoinByTasks, ({ taskId }, { db, viewer, clock }) =>
    takeTaskReward(db, viewer.userId, taskId, clock.now()),
  ),
  handlerFor(wire.getCoinGifts, async (_nothing, { db, viewer, clock }) => {
    const [userId, nowMs] = [viewer?.userId ?? null, clock.now()]
    const coins = userId === null ? 0 : coinsAt(await readHoldings(db, userId), nowMs)
    return ok({ coins, gifts: await readGifts(db, userId, nowMs) })
  }),
  moneyHandlerFor(wire.getGiftByCoin, ({ giftId, addressId }, { db, viewer, random, clock }) =>
    exchangeGift(db, viewer.userId, { giftId, addressId: addressId ?? null }, { random, nowMs: clock.now() }),
  ),
  memberHandlerFor(wire.getExchangeLogs, ({ cursor }, { db, viewer }) =>
    pageByTime(cursor, {
      read: (place, max) => readExchanges(db, viewer.userId, place, max),
      placeOf: ({ at, id }) => ({ at, id }),
      show: (exchange) => exchange,
    }),
  ),
]
