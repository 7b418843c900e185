import type { ShopKind } from '@diandu/core/catalog'
import { ok, type Random, type Result } from '@diandu/core/kernel'
import {
  TERMS_VERSION,
  type Order,
  type OrderActor,
  type OrderDraft,
  type OrderEvent,
  type OrderId,
  type PaymentPart,
  type PaymentPlan,
  type OrderRecord,
} from '@diandu/core/orders'
import type { UserId } from '@diandu/core/session'
import { createManualClock, type ManualClock } from '@diandu/core/testing'
import { callName, cancelOrder, getOrder, payOrder, placeOrder, type Call } from '@diandu/wire'
import { createDataBox } from '../../crypto/index.ts'
import * as v from 'valibot'
import { runCall, type Handler } from '../../calls/index.ts'
import { shownOrderHandlers } from '../../contracts/shown-orders.ts'
import { couponHandlers } from '../../coupons/index.ts'
import type { Database } from '../../database/index.ts'
import { systemRandom } from '../../integrations/index.ts'
import { hashPassword, insertUser } from '../../session/index.ts'
import { callContext } from '../../testing/call-context.ts'
import { creditRecharge, walletHandlers } from '../../wallet/index.ts'
import { fulfilmentHandlers } from '../fulfilment.handlers.ts'
import { moveStoredOrder } from '../move-stored-order.ts'
import { offerHandlers } from '../offers/offer.handlers.ts'
import { orderHandlers } from '../order.handlers.ts'
import { viewingHandlers } from '../viewings/viewing.handlers.ts'
import { sweepOrders, type DeadlineName } from '../sweep-orders.ts'

export const PAYMENT_PASSWORD = '250713'
const CHEAP = { logN: 4, blocks: 1, passes: 1 }
const BOX = createDataBox({ now: new Uint8Array(32), before: [] })
const HANDLERS = [
  ...orderHandlers(['wechat-pay', 'cmb-pay', 'online-banking', 'bank-transfer']),
  ...shownOrderHandlers(BOX),
  ...fulfilmentHandlers(BOX),
  ...viewingHandlers(BOX),
  ...offerHandlers,
  ...couponHandlers,
  ...walletHandlers({ box: BOX, passwordCost: CHEAP }),
]

/**
 * A few people, a few shops and money, on a test database; everything is done by the calls that a client would make.
 */
export interface Market {
  readonly db: Database
  readonly clock: ManualClock
  readonly addPerson: (name: string, availableFen?: number) => Promise<string>
  readonly addShop: (
    id: string,
    over?: {
      readonly sellerId?: string
      readonly priceFen?: number
      readonly kind?: ShopKind
      readonly status?: string
    },
  ) => Promise<string>
  readonly credit: (userId: string, amountFen: number) => Promise<void>
  readonly call: <T>(endpoint: Call, userId: string | null, input: unknown, key?: string) => Promise<Result<T>>
  readonly place: (userId: string, shopId: string, over?: Partial<OrderDraft>, key?: string) => Promise<Result<Order>>
  readonly pay: (
    userId: string,
    orderId: string,
    part: PaymentPart,
    amountFen: number,
    key?: string,
    password?: string,
  ) => Promise<Result<Order>>
  readonly cancel: (userId: string, orderId: string, key?: string) => Promise<Result<Order>>
  readonly find: (userId: string, orderId: string) => Promise<Result<Order>>
  /** Moves an order by an event that no call causes. */
  readonly move: (
    orderId: string,
    event: OrderEvent,
    by: OrderActor,
    who: string | null,
  ) => Promise<Result<OrderRecord>>
  readonly sweep: (deadline: DeadlineName) => Promise<number>
  readonly balanceOf: (account: string) => Promise<number>
  readonly placed: (userId: string, shopId: string, plan?: PaymentPlan) => Promise<Order>
  /** Everything that the tables of this module and its neighbours hold: compared before and after a refusal. */
  readonly dump: () => Promise<unknown>
}

export const PRICE_FEN = 5_000_00

/** `more` are handlers of modules that know of orders, which orders know nothing of. */
export async function openMarket(
  db: Database,
  random: Random = systemRandom,
  more: (clock: ManualClock) => readonly Handler[] = () => [],
  clock = createManualClock(),
): Promise<Market> {
  const handlers = [...HANDLERS, ...more(clock)]
  const passwordHash = await hashPassword(PAYMENT_PASSWORD, CHEAP)
  let keys = 0
  const newKey = () => `test-key-${(keys += 1)}`

  const call: Market['call'] = async (endpoint, userId, input, key = newKey()) => {
    const handler = handlers.find((each) => callName(each.endpoint) === callName(endpoint))
    if (handler === undefined) throw new Error(`${callName(endpoint)} has no handler.`)
    const viewer = userId === null ? null : { userId }
    const { result } = await runCall(handler, input, callContext(db, { clock, random, viewer, idempotencyKey: key }))
    // As a client reads it.
    return (result.ok ? ok(v.parse(endpoint.output, result.value)) : result) as never
  }
  const place: Market['place'] = (userId, shopId, over = {}, key) =>
    call(placeOrder, userId, { shopId, plan: 'full', priceFen: PRICE_FEN, termsVersion: TERMS_VERSION, ...over }, key)
  const market: Market = {
    db,
    clock,
    call,
    place,
    async addPerson(name, availableFen = 0) {
      const mobile = `1${String(10_000_000_000 - (keys += 1)).slice(-10)}`
      await insertUser(db, { id: name as UserId, username: name, mobile, passwordHash, createdAt: clock.now() })
      await db.change('UPDATE users SET payment_password_hash = $2 WHERE id = $1', [name, passwordHash])
      if (availableFen > 0) await market.credit(name, availableFen)
      return name
    },
    async addShop(id, { sellerId = 'seller', priceFen = PRICE_FEN, kind = 'flagship', status = 'on-sale' } = {}) {
      await db.change(
        `INSERT INTO shops (id, seller_id, status, platform, kind, industry, province, trademark, taxpayer, title, price_fen, other_fees_fen,
           rating_hundredths, level, transfer_way, is_inspected, published_at, score, tokens)
         VALUES ($1, $2, $3, 1, $4, 'women', 'zhejiang', 'registered', 'general', $5, $6, 0, 480, '', 'company', true, 0, 0, '{}')`,
        [id, sellerId, status, kind, `Shop ${id}`, priceFen],
      )
      return id
    },
    async credit(userId, amountFen) {
      const credit = {
        userId,
        amountFen,
        channel: 'transfer' as const,
        by: 'test',
        second: 'another',
        why: 'test',
        bankReference: systemRandom.token(),
      }
      const credited = await db.transaction((tx) => creditRecharge(tx, credit, { random, nowMs: clock.now() }))
      if (!credited.ok) throw new Error('The test could not credit a recharge.')
    },
    pay: (userId, orderId, part, amountFen, key, password = PAYMENT_PASSWORD) =>
      call(payOrder, userId, { orderId, part, amountFen, paymentPassword: password }, key),
    cancel: (userId, orderId, key) => call(cancelOrder, userId, { orderId }, key),
    find: (userId, orderId) => call(getOrder, userId, { orderId }),
    move: (orderId, event, by, who) =>
      db.transaction((tx) =>
        moveStoredOrder(
          tx,
          { orderId: orderId as OrderId, event, by, who, at: clock.now(), why: 'test' },
          { random: systemRandom },
        ),
      ),
    sweep: (deadline) => sweepOrders(db, deadline, { random: systemRandom, nowMs: clock.now() }),
    async balanceOf(account) {
      const [row] = await db.query<{ balanceFen: number }>('SELECT balance_fen FROM accounts WHERE id = $1', [account])
      return row?.balanceFen ?? 0
    },
    async placed(userId, shopId, plan = 'full') {
      const order = await place(userId, shopId, { plan })
      if (!order.ok) throw new Error(`The test could not place an order: ${JSON.stringify(order.failure)}`)
      return order.value
    },
    dump: () => dumpOf(db),
  }
  return market
}

const TABLES = [
  'users',
  'shops',
  'coupon_offers',
  'coupon_claims',
  'coupons',
  'orders',
  'order_steps',
  'order_listings',
  'seller_debts',
  'refunds',
  'price_offers',
  'accounts',
  'postings',
  'entries',
  'recharges',
  'withdrawals',
  'request_steps',
  'bank_cards',
  'idempotency_keys',
  'verification_codes',
  'inbox_messages',
  'inbox_told',
]

async function dumpOf(db: Database): Promise<unknown> {
  const dump: Record<string, unknown> = {}
  for (const table of TABLES)
    dump[table] = await db.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY to_jsonb(t)::text`)
  return dump
}
