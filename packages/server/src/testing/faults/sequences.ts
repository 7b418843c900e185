import fc from 'fast-check'
import { migrate, openDatabase, readMigrations, type Database } from '../../database/index.ts'
import { emptyTables } from '../../database/testing/empty-tables.ts'
import { addCast, anyStep, BUYERS, compareEnds, take } from '../../orders/testing/market-course.ts'
import { MarketModel } from '../../orders/testing/market-model.ts'
import { payNaively } from '../../orders/testing/naive-pay.ts'
import { openMarket, PRICE_FEN, type Market } from '../../orders/testing/open-market.ts'
import { readSettings } from '../../settings.ts'

/*
 * `FC_RUNS=10000 FC_SEED=1 node sequences.ts [reads-then-writes]`: random courses of commands in the server's handlers and in core's model, and a look
 * at the books after each. Prints how many there were, and where they parted. It empties the tables: give it an installation of its own.
 */

const MOST_STEPS = 12
/** What a course writes to. Emptying every table takes longer than the course; between these, the few rows are taken out. */
const WRITTEN = [
  ...['order_steps', 'seller_debts', 'refunds', 'price_offers', 'orders', 'entries', 'postings', 'accounts', 'recharges', 'withdrawals', 'request_steps', 'bank_cards'],
  ...['idempotency_keys', 'audit_lines', 'shops', 'users'],
]
const COURSES_BETWEEN = 100

const settings = readSettings(process.env)
const db = await openDatabase({ url: settings.databaseUrl, folder: settings.dataDir })
const [runs, seed, twin] = [Number(process.env['FC_RUNS'] ?? 1000), Number(process.env['FC_SEED'] ?? 1), process.argv[2]]
let [sequences, commands] = [0, 0]

async function emptyMarket(): Promise<Market> {
  if (sequences % COURSES_BETWEEN === 0) await emptyTables(db)
  else await db.transaction((tx) => tx.script(WRITTEN.map((table) => `DELETE FROM ${table}`).join('; ')))
  const market = await openMarket(db)
  await addCast(market)
  return twin === undefined ? market : { ...market, pay: naivePayOf(db, market) }
}

const naivePayOf = (database: Database, { clock }: Market): Market['pay'] => (userId, orderId) => payNaively(database, userId, orderId, clock.now()) as never

try {
  await migrate(db, await readMigrations(), Date.now())
  const oneCourse = fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: MOST_STEPS, size: 'max' }), async (steps) => {
    const [market, model] = [await emptyMarket(), new MarketModel()]
    sequences += 1
    commands += steps.length
    for (const buyer of BUYERS) await take({ act: 'credit', buyer, amountFen: 6 * PRICE_FEN }, market, model)
    for (const step of steps) {
      await take(step, market, model)
      model.settle(market.clock.now())
    }
    await compareEnds(market, model)
  })
  const { counterexample, errorInstance } = await fc.check(oneCourse, { numRuns: runs, seed, endOnFailure: true })
  const difference = counterexample === null ? null : `${errorInstance instanceof Error ? errorInstance.message : String(errorInstance)} after ${JSON.stringify(counterexample[0])}`
  process.stdout.write(`${JSON.stringify({ sequences, commands, difference })}\n`)
} finally {
  await db.close()
}
