import { setTimeout as pause } from 'node:timers/promises'
import { fail, ok, refused, type Failure, type Result } from '@diandu/core/kernel'
import { availableOf } from '@diandu/core/wallet'
import * as wire from '@diandu/wire'
import { claimKey, findKey, keepAnswer } from '../../calls/idempotency-store.ts'
import { type Handler, type MemberContext, answerText } from '../../calls/index.ts'
import { claimNaively } from '../../coupons/testing/coupon-races.ts'
import type { Database, Transaction } from '../../database/index.ts'
import { payNaively } from '../../orders/testing/naive-pay.ts'
import { drawNaively } from '../../lottery/testing/draw-naively.ts'
import { readBalances } from '../../wallet/index.ts'

/** A faulty server: every handler as it should not be. Proofs that do not notice one prove nothing. */
export type SeededFault = (handler: Handler) => Handler

type MoneyHandler = Extract<Handler, { kind: 'money' }>
export type Work = (args: never, context: MemberContext, handler: MoneyHandler) => Promise<Result<unknown>>

/** So long a mistake is open for a kill to fall into. */
const OPEN_MS = 10
/** More than a payment may take. */
const SLOW_MS = 300

/** Moves money in any way but the right one: without `runMoneyCall`, which is what each of them gets wrong. */
export const moneyWork =
  (work: Work, rows?: Readonly<Record<string, Work>>): SeededFault =>
  (handler) => {
    if (handler.kind !== 'money') return handler
    const wrong = rows === undefined ? work : rows[wire.callName(handler.endpoint)]
    return wrong === undefined
      ? handler
      : {
          endpoint: handler.endpoint,
          kind: 'member',
          work: (args, context) => wrong(args as never, context, handler) as Promise<Result<object>>,
        }
  }

export const SEEDED_FAULTS = {
  /** Looks whether there is enough, then writes what is left. */
  'reads-then-writes': moneyWork(async () => ok(null), {
    'POST capital/withdraw': withdrawNaively,
    'POST order/pay': ({ orderId }: { orderId: string }, { db, viewer, clock }) =>
      payNaively(farAway(db), viewer.userId, orderId, clock.now()),
    'POST getUserCoupon': ({ offerId }: { offerId: string }, { db, viewer }) =>
      claimNaively(farAway(db), viewer.userId, offerId),
    'POST getLuckDraw': ({ lottery }: { lottery: string }, { db, viewer, idempotencyKey = '' }) =>
      drawNaively(farAway(db), viewer.userId, lottery, idempotencyKey),
    'POST order/place': orderNaively,
  } as Readonly<Record<string, Work>>),
  /** Does the same again, however often it is sent. */
  'forgets-keys': moneyWork((args, context, handler) => inTransaction(context, handler, args)),
  /** Says that it is done before it is. */
  'answers-early': moneyWork(
    (args, context, handler) =>
      new Promise((settle, fault) => {
        inTransaction(context, handler, args, async (result) => {
          settle(result)
          await pause(OPEN_MS)
        }).then(settle, fault)
      }),
  ),
  /** Writes the request in one transaction and moves its money in another. */
  'takes-two-steps': moneyWork(async () => ok(null), { 'POST capital/withdraw': withdrawInTwoSteps } as Readonly<
    Record<string, Work>
  >),
  /** Remembers the key when the money has moved. */
  'keeps-key-late': moneyWork(async (args, context, handler) => {
    const { db, viewer, idempotencyKey: key = '', clock } = context
    const request = { userId: viewer.userId, key, callName: wire.callName(handler.endpoint), bodyHash: '' }
    const earlier = await findKey(db, request)
    if (earlier.kind === 'answered') return ok((JSON.parse(earlier.text) as { readonly data: unknown }).data)
    const result = await inTransaction(context, handler, args)
    await pause(OPEN_MS)
    await db.transaction(async (tx) => {
      await claimKey(tx, request, clock.now())
      await keepAnswer(tx, request, answerText(result, clock.now()))
    })
    return result
  }),
  /**
   * Does everything right, and too slowly. Nothing is held meanwhile: a server that waits for something outside is like
   * this.
   */
  'pays-slowly': (handler) =>
    handler.kind === 'money' && wire.callName(handler.endpoint) === 'POST order/pay'
      ? {
          ...handler,
          check: async (args, context) => (
            await pause(SLOW_MS),
            (await handler.check?.(args, context)) ?? ok(undefined)
          ),
        }
      : handler,
} as const satisfies Readonly<Record<string, SeededFault>>

class Undone extends Error {}

/**
 * As if what is read had a way to go: between reading and writing others have their turn, on an embedded engine too.
 */
export const farAway = (db: Database): Database => ({
  ...db,
  async query<Row>(...requested: Parameters<Database['query']>) {
    const rows = await db.query<Row>(...requested)
    await pause(OPEN_MS)
    return rows
  },
})

/** The right work in a transaction, without the key. */
export async function inTransaction(
  context: MemberContext,
  handler: MoneyHandler,
  args: never,
  atEnd: (result: Result<unknown>) => Promise<void> = async () => undefined,
): Promise<Result<unknown>> {
  const checked = (await handler.check?.(args, context)) ?? ok(undefined)
  if (!checked.ok) return checked
  let result: Result<unknown> = checked
  await context.db
    .transaction(async (tx) => {
      result = await handler.work(args, { ...context, db: tx }, checked.value)
      if (!result.ok) throw new Undone()
      await atEnd(result)
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error
    })
  return result
}

interface Withdrawing {
  readonly cardId: string
  readonly amountFen: number
}

async function withdrawNaively(
  { cardId, amountFen }: Withdrawing,
  { db, viewer, random, clock }: MemberContext,
): Promise<Result<unknown>> {
  const account = availableOf(viewer.userId)
  const left = ((await readBalances(farAway(db), [account])).get(account) ?? 0) - amountFen
  if (left < 0) return fail(short())
  await db.change('UPDATE accounts SET balance_fen = $2 WHERE id = $1', [account, left])
  await db.change(PUT_WITHDRAWAL, [random.token().slice(0, 20), viewer.userId, cardId, amountFen, clock.now()])
  return ok({})
}

async function withdrawInTwoSteps(
  { cardId, amountFen }: Withdrawing,
  { db, viewer, random, clock }: MemberContext,
): Promise<Result<unknown>> {
  const [id, posting, account] = [random.token().slice(0, 20), random.token(), availableOf(viewer.userId)]
  await db.change(PUT_WITHDRAWAL, [id, viewer.userId, cardId, amountFen, clock.now()])
  await pause(OPEN_MS)
  const move = async (tx: Transaction, line: number, to: string, byFen: number): Promise<void> => {
    await tx.change('INSERT INTO accounts (id, balance_fen) VALUES ($1, 0) ON CONFLICT DO NOTHING', [to])
    await tx.change('UPDATE accounts SET balance_fen = balance_fen + $2 WHERE id = $1', [to, byFen])
    await tx.change('INSERT INTO entries (posting_id, line, account_id, amount_fen) VALUES ($1, $2, $3, $4)', [
      posting,
      line,
      to,
      byFen,
    ])
  }
  await db.transaction(async (tx) => {
    await tx.change(`INSERT INTO postings (id, kind, subject, posted_at) VALUES ($1, 'withdrawal-frozen', $2, $3)`, [
      posting,
      id,
      clock.now(),
    ])
    await move(tx, 1, account, -amountFen)
    await move(tx, 2, `frozen:${viewer.userId}`, amountFen)
  })
  return ok({ id })
}

/** Looks whether the coupon is free, and takes it when the order has been placed. */
async function orderNaively(
  args: { readonly couponId?: string },
  context: MemberContext,
  handler: MoneyHandler,
): Promise<Result<unknown>> {
  const { couponId, ...draft } = args
  if (couponId === undefined) return inTransaction(context, handler, args as never)
  const [free] = await farAway(context.db).query('SELECT 1 FROM coupons WHERE id = $1 AND order_id IS NULL', [couponId])
  if (free === undefined) return fail(refused('coupon-unusable', '优惠券已使用', 'couponId'))
  const placed = await inTransaction(context, handler, draft as never)
  if (placed.ok)
    await context.db.change('UPDATE coupons SET order_id = $2 WHERE id = $1', [
      couponId,
      (placed.value as { readonly id: string }).id,
    ])
  return placed
}

const PUT_WITHDRAWAL =
  'INSERT INTO withdrawals (id, user_id, card_id, amount_fen, status, asked_at) VALUES ($1, $2, $3, $4, 0, $5)'
const short = (): Failure => refused('balance-short', '可用余额不足', 'amountFen')
