import { orderCode } from '@diandu/core/orders'
import { rechargeCode, withdrawCode } from '@diandu/core/wallet'
import type { Database } from '../../database/index.ts'

const MONTHS = 24
const ORDERS_OF_ONE = 20
const FEW_PEOPLE = 100

/** The contents afterwards. */
export interface LargeMarket {
  readonly orders: number
  readonly entries: number
  readonly people: number
}

/**
 * Two years of a market by SQL: orders that were paid in full and completed, each with the money that came in for
 * it, the platform's fee and the seller's withdrawal, eleven entries in all; beside them refused requests, and two
 * messages for each order. How many orders and bills one person has does not depend on how many there are in all. Rows
 * have ids like those of real ones, that are in no order.
 */
export async function fillLarge(db: Database, entries: number, nowMs: number): Promise<LargeMarket> {
  const orders = Math.floor(entries / ENTRIES_OF_ONE)
  const people = Math.max(FEW_PEOPLE, Math.floor(orders / ORDERS_OF_ONE))
  const indexes = await takeIndexesAway(db)
  for (const sql of [...ROWS, ...indexes])
    await db.transaction(
      async (tx) => {
        await tx.script(
          "SET LOCAL synchronous_commit = off; SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL work_mem = '256MB'",
        )
        await tx.script(
          sql
            .replaceAll('$ORDERS', String(orders))
            .replaceAll('$PEOPLE', String(people))
            .replaceAll('$NOW', String(nowMs)),
        )
      },
      { isUnlimited: true },
    )
  return { orders, entries: orders * ENTRIES_OF_ONE, people }
}

/**
 * The tables that are filled, without what they are found by: it is made anew at the end, in a fraction of the
 * time.
 */
async function takeIndexesAway(db: Database): Promise<readonly string[]> {
  const found = await db.query<{ away: string; back: string }>(
    `SELECT CASE WHEN c.oid IS NULL THEN format('DROP INDEX %I', i.relname) ELSE format('ALTER TABLE %I DROP CONSTRAINT %I', t.relname, c.conname) END AS away,
       CASE WHEN c.oid IS NULL THEN pg_get_indexdef(i.oid) ELSE format('ALTER TABLE %I ADD CONSTRAINT %I %s', t.relname, c.conname, pg_get_constraintdef(c.oid)) END AS back
     FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid LEFT JOIN pg_constraint c ON c.conindid = i.oid
     WHERE t.relnamespace = current_schema()::regnamespace AND t.relkind = 'r' AND NOT t.relispartition AND t.relname = ANY($1::text[]) ORDER BY i.relname`,
    [
      [
        'entries',
        'postings',
        'orders',
        'order_steps',
        'recharges',
        'withdrawals',
        'accounts',
        'inbox_messages',
        'inbox_told',
        'audit_lines',
      ],
    ],
  )
  for (const { away } of found) await db.change(away)
  return found.map(({ back }) => back)
}

const PRICE_FEN = 1_000_00
const IN_FEN = 1_500_00
const FEE_FEN = 50_00
const OUT_FEN = 900_00
const DAY_MS = 24 * 3_600_000

/** Evenly over two years, that ended yesterday; each step of an order half a day after the one before. */
const AT = `($NOW - ${DAY_MS} * 2 - (($ORDERS - n)::numeric * ${MONTHS * 30 * DAY_MS} / $ORDERS)::int8)`
const at = (step: number): string => `${AT} + ${step} * ${DAY_MS / 10}`
const EACH = 'FROM generate_series(1, $ORDERS) AS n'
const ORDER = `md5('order' || n)`
const BUYER = `'large-' || (n % $PEOPLE)`
const SELLER = `'large-' || ((n * 7 + 3) % $PEOPLE)`

const moved = (from: string, to: string, fen: number) => [
  { account: from, fen: -fen },
  { account: to, fen },
]

const STEPS = [
  {
    kind: 'recharge',
    subject: `md5('recharge' || n)`,
    lines: moved(`'house:payment-in'`, `'available:' || ${BUYER}`, IN_FEN),
  },
  {
    kind: 'order-payment',
    subject: ORDER,
    lines: moved(`'available:' || ${BUYER}`, `'escrow:' || ${ORDER}`, PRICE_FEN),
  },
  {
    kind: 'order-completion',
    subject: ORDER,
    lines: [
      { account: `'escrow:' || ${ORDER}`, fen: -PRICE_FEN },
      { account: `'available:' || ${SELLER}`, fen: PRICE_FEN - FEE_FEN },
      { account: `'house:fees'`, fen: FEE_FEN },
    ],
  },
  {
    kind: 'withdrawal-frozen',
    subject: `md5('withdrawal' || n)`,
    lines: moved(`'available:' || ${SELLER}`, `'frozen:' || ${SELLER}`, OUT_FEN),
  },
  {
    kind: 'withdrawal-paid',
    subject: `md5('withdrawal' || n)`,
    lines: moved(`'frozen:' || ${SELLER}`, `'house:payment-out'`, OUT_FEN),
  },
]

const ENTRIES_OF_ONE = STEPS.flatMap(({ lines }) => lines).length

const ROWS: readonly string[] = [
  `INSERT INTO users (id, username, username_key, password_hash, created_at)
   SELECT 'large-' || n, 'large-' || n, 'large-' || n, '', 0 FROM generate_series(0, $PEOPLE - 1) AS n`,
  `INSERT INTO orders (id, number, buyer_id, seller_id, shop_id, shop_title, shop_platform, shop_kind, plan, terms_version, status, price_fen, service_fee_fen, paid_fen,
     placed_at, pay_by, deposit_paid_at, paid_at, seller_signed_at, hand_over_begun_at, handed_over_at)
   SELECT ${ORDER}, 'L' || n, ${BUYER}, ${SELLER}, md5('shop' || n), '某某女装旗舰店', 1, 'flagship', 'full', '2026-01', ${orderCode('completed')}, ${PRICE_FEN}, 0, ${PRICE_FEN},
     ${at(0)}, ${at(1)}, ${at(1)}, ${at(1)}, ${at(1)}, ${at(1)}, ${at(2)} ${EACH}`,
  `INSERT INTO order_steps (order_id, step, status, at, event, by_role)
   SELECT ${ORDER}, step, CASE step WHEN 1 THEN ${orderCode('awaiting-payment')} ELSE ${orderCode('completed')} END, ${AT} + step * ${DAY_MS / 10},
     CASE step WHEN 1 THEN 'placed' ELSE 'confirmed' END, 'buyer' FROM generate_series(1, $ORDERS) AS n, generate_series(1, 2) AS step`,
  `INSERT INTO recharges (id, user_id, amount_fen, status, channel, created_at)
   SELECT md5('recharge' || n), ${BUYER}, ${IN_FEN}, ${rechargeCode('credited')}, 'transfer', ${at(0)} ${EACH}`,
  `INSERT INTO withdrawals (id, user_id, card_id, amount_fen, status, asked_at)
   SELECT md5('withdrawal' || n), ${SELLER}, 'card', ${OUT_FEN}, ${withdrawCode('paid-out')}, ${at(3)} ${EACH}`,
  // The postings of all orders in the order of their time, as they were written.
  `INSERT INTO postings (id, kind, subject, posted_at)
   SELECT md5(n || kind), kind, subject, posted_at FROM generate_series(1, $ORDERS) AS n,
   LATERAL (VALUES ${STEPS.map(({ kind, subject }, step) => `('${kind}', ${subject}, ${at(step)})`).join(', ')}) AS steps (kind, subject, posted_at)`,
  `INSERT INTO entries (posting_id, line, account_id, amount_fen, posted_at)
   SELECT md5(n || kind), line, account_id, fen, posted_at FROM generate_series(1, $ORDERS) AS n,
   LATERAL (VALUES ${STEPS.flatMap(({ kind, lines }, step) => lines.map(({ account, fen }, line) => `('${kind}', ${line + 1}, ${account}, ${fen}, ${at(step)})`)).join(', ')}) AS steps (kind, line, account_id, fen, posted_at)`,
  `INSERT INTO accounts (id, balance_fen) SELECT account_id, sum(amount_fen) FROM entries GROUP BY account_id`,
  // Row by row it would take a quarter of an hour.
  'ALTER TABLE inbox_messages DISABLE TRIGGER USER',
  `INSERT INTO inbox_messages (user_id, id, event_key, kind, event, subject, figures, at, read_at)
   SELECT CASE way WHEN 1 THEN ${BUYER} ELSE ${SELLER} END, md5('message' || way || n), 'order-completed:' || ${ORDER}, 'order', 'order.moved', ${ORDER},
     '{}', ${at(2)}, ${at(2)} FROM generate_series(1, $ORDERS) AS n, generate_series(1, 2) AS way`,
  'ALTER TABLE inbox_messages ENABLE TRIGGER USER',
  'INSERT INTO inbox_told (user_id, event_key) SELECT user_id, event_key FROM inbox_messages',
  `INSERT INTO audit_lines (at, user_id, what, reason, message, client_address)
   SELECT ${at(1)}, ${BUYER}, 'POST order/pay', 'wrong-password', '', '192.0.2.7' ${EACH} WHERE n % 2 = 0`,
]
