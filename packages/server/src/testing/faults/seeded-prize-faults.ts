import type { UserId } from '@diandu/core/session'
import * as wire from '@diandu/wire'
import type { Handler, MoneyContext } from '../../calls/index.ts'
import { moveCoins } from '../../coins/index.ts'
import { drawNaively } from '../../lottery/testing/draw-naively.ts'
import { farAway, inTransaction, moneyWork, type SeededFault, type Work } from './seeded-faults.ts'

/*
 * Servers that are wrong about draws, gifts and coins, each in one way: `npm run faults -- prizes` has to tell each of
 * them from the right one.
 */

type AnyWork = (args: unknown, context: MoneyContext, prepared?: unknown) => Promise<{ readonly ok: boolean }>
type Beside = (context: MoneyContext) => Promise<unknown>

/** Something in the same transaction, before the right work or after it succeeded. */
const beside =
  (calls: readonly string[], { before, after }: { readonly before?: Beside; readonly after?: Beside }): SeededFault =>
  (handler) => {
    if (handler.kind !== 'money' || !calls.includes(wire.callName(handler.endpoint))) return handler
    const right = handler.work as unknown as AnyWork
    const work: AnyWork = async (args, context, prepared) => {
      await before?.(context)
      const result = await right(args, context, prepared)
      if (result.ok) await after?.(context)
      return result
    }
    return { ...handler, work } as unknown as Handler
  }

const DRAW = 'POST getLuckDraw'

export const SEEDED_PRIZE_FAULTS = {
  /** Looks what is left, and writes what is left then. */
  'draws-beyond-stock': moneyWork(async () => ({ ok: true, value: null }), {
    [DRAW]: ({ lottery }: { lottery: string }, { db, viewer, idempotencyKey = '' }) =>
      drawNaively(farAway(db), viewer.userId, lottery, idempotencyKey),
  } as Readonly<Record<string, Work>>),
  /** A draw costs two tries. */
  'counts-tries-twice': beside([DRAW], {
    after: ({ db, viewer }) =>
      db.change('UPDATE lottery_people SET drawn = drawn + 1 WHERE user_id = $1', [viewer.userId]),
  }),
  /** A try that is asked for again under its key is another try. */
  'forgets-draw-keys': moneyWork(async () => ({ ok: true, value: null }), {
    [DRAW]: (args: never, context, handler) =>
      inTransaction({ ...context, idempotencyKey: context.random.token() }, handler, args),
  } as Readonly<Record<string, Work>>),
  /** The stock of a month never ends. */
  'gives-gifts-without-stock': beside(['POST getGiftByCoin'], {
    before: ({ db }) => db.change('UPDATE coin_gift_stock SET taken = 0', []),
  }),
  /** Earned coins come twice. */
  'pays-coins-twice': beside(['POST getCoinBySign', 'POST getCoinByTasks'], {
    after: async ({ db, viewer, random, clock }) =>
      moveCoins(db, {
        userId: viewer.userId as UserId,
        kind: 'task',
        reference: random.token(),
        coins: 5,
        at: clock.now(),
      }),
  }),
} as const satisfies Readonly<Record<string, SeededFault>>
