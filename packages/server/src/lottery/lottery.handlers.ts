import { fail, ok, refused, type Random, type Result } from '@diandu/core/kernel'
import * as wire from '@diandu/wire'
import {
  handlerFor,
  memberHandlerFor,
  moneyHandlerFor,
  pageByTime,
  type CallContext,
  type Handler,
  type MoneyContext,
} from '../calls/index.ts'
import type { DataBox } from '../crypto/index.ts'
import { drawFor, noLottery, type DrawRequest } from './draw-for.ts'
import { lastWins, topWins } from './draw-store.ts'
import { currentLotteries } from './lottery-content.ts'
import { findLottery, type LotteryRow } from './lottery-store.ts'
import { addressPrize } from './move-prize.ts'
import { lotteryOpener } from './open-lotteries.ts'
import { proofOf, viewOf } from './read-lottery.ts'
import { prizesOf, prizesWonIn } from './won-prize-store.ts'

const MAX_WINS = 20
const AFTER_YEAR = 'new-year-goods'

export function lotteryHandlers({
  random,
  box,
}: {
  readonly random: Random
  readonly box: DataBox
}): readonly Handler[] {
  const open = lotteryOpener({ random, box }, currentLotteries)
  const ofLottery = async <T>(
    named: string,
    { db, clock }: Pick<CallContext, 'db' | 'clock'>,
    read: (lottery: LotteryRow) => Promise<T>,
  ): Promise<Result<T>> => {
    await open(db, clock.now())
    const lottery = await findLottery(db, named, clock.now())
    return lottery === undefined ? fail(noLottery()) : ok(await read(lottery))
  }
  const drawn =
    (pays: DrawRequest['pays']) =>
    async ({ lottery, device }: Pick<DrawRequest, 'lottery' | 'device'>, context: MoneyContext) => {
      const { db, viewer, clock, idempotencyKey: key } = context
      if (key === undefined) return fail(refused('parameter-missing', '缺失参数', 'Idempotency-Key'))
      const request = { lottery, userId: viewer.userId, key, pays, device }
      return drawFor(db, request, { box, random: context.random, nowMs: clock.now() })
    }
  const drawnIn = (lottery: string) => (by: Pick<DrawRequest, 'device'>, context: MoneyContext) =>
    drawn('with-a-try')({ lottery, ...by }, context)
  /** Before the transaction of the draw: what is published stays, whatever becomes of the draw. */
  const opened = async (_args: unknown, { db, clock }: CallContext): Promise<Result<void>> => {
    await open(db, clock.now())
    return ok(undefined)
  }
  return [
    handlerFor(wire.getDrawGoods, ({ lottery }, context) =>
      ofLottery(lottery, context, (row) =>
        viewOf(context.db, row, context.viewer?.userId ?? null, context.clock.now()),
      ),
    ),
    handlerFor(wire.getDrawLogs, ({ lottery }, context) =>
      ofLottery(lottery, context, async (row) => ({ items: await lastWins(context.db, row, MAX_WINS) })),
    ),
    handlerFor(wire.getTopLuck, ({ lottery }, context) =>
      ofLottery(lottery, context, async (row) => ({ items: await topWins(context.db, row, MAX_WINS) })),
    ),
    handlerFor(wire.getDrawProof, ({ lottery, after }, context) =>
      ofLottery(lottery, context, (row) => proofOf(context.db, box, row, after, context.clock.now())),
    ),
    moneyHandlerFor(wire.getLuckDraw, drawn('with-a-try'), opened),
    moneyHandlerFor(wire.drawDoubleEleven, drawnIn('double-eleven'), opened),
    moneyHandlerFor(wire.drawAnniversary, drawnIn('anniversary'), opened),
    moneyHandlerFor(wire.drawTaobaoPack, drawnIn('taobao'), opened),
    moneyHandlerFor(wire.drawAfterYear, drawnIn(AFTER_YEAR), opened),
    memberHandlerFor(wire.countAfterYearTries, (_nothing, context) =>
      ofLottery(AFTER_YEAR, context, async (row) => {
        const view = await viewOf(context.db, row, context.viewer.userId, context.clock.now())
        return { triesLeft: view.triesLeft ?? 0 }
      }),
    ),
    moneyHandlerFor(wire.getDrawByCoin, drawn('coins'), opened),
    memberHandlerFor(wire.getPrizeRecord, ({ cursor }, { db, viewer }) =>
      pageByTime(cursor, {
        read: (place, max) => prizesOf(db, box, viewer.userId, place, max),
        show: (prize) => prize,
        placeOf: ({ wonAt, id }) => ({ at: wonAt, id }),
      }),
    ),
    memberHandlerFor(wire.getUserPrizeList, ({ lottery }, context) =>
      ofLottery(lottery, context, async ({ id }) => ({
        items: await prizesWonIn(context.db, box, context.viewer.userId, id),
      })),
    ),
    memberHandlerFor(wire.updateAddress, (given, { db, viewer }) =>
      addressPrize(db, box, { ...given, userId: viewer.userId }),
    ),
  ]
}
