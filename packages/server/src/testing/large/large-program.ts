import { systemClock, systemRandom } from '../../integrations/index.ts'
import { silentLog } from '../../kernel/index.ts'
import { checkEveryBook } from '../../modules.ts'
import { keepTablesByMonth } from '../../monthly-partitions/index.ts'
import type { BooksRead } from '../../server-gauges.ts'
import { sealBooks } from '../../wallet/books/seal-books.ts'
import { migrate, openDatabase, readMigrations, type Database } from '../../database/index.ts'
import { findUser, hashPassword } from '../../session/index.ts'
import { startSession } from '../../session/session-store.ts'
import { readSettings, type Settings } from '../../settings.ts'
import { prepareFixture } from '../faults/prepare-fixture.ts'
import { fillLarge } from './fill-large.ts'
import { fillStaffWork } from './fill-staff-work.ts'

/*
 * `LARGE='{"fill": 20000}' node large-program.ts`: for `npm run bench -- large`, on a database that no server uses.
 * Fills it with so many entries; or, `open`, lets so many of its people log in and makes so many shops for each;
 * or, `staff`, adds so many entries of the staff's log and as many reviews that wait; or, `books`, checks the books so
 * many times. Prints what came of it.
 */

type Task =
  | { readonly fill: number }
  | { readonly open: number; readonly shops: number }
  | { readonly staff: number }
  | { readonly books: number; readonly read: BooksRead }

const PAYMENT_PASSWORD = '246813'

async function run(db: Database, task: Task, settings: Settings): Promise<unknown> {
  const nowMs = Date.now()
  if ('fill' in task) {
    await migrate(db, await readMigrations(), nowMs)
    const filled = await fillLarge(db, task.fill, nowMs)
    await sealBooks(db, nowMs)
    await db.change('VACUUM (ANALYZE)')
    return filled
  }
  if ('open' in task) {
    await migrate(db, await readMigrations(), nowMs)
    // So that no server does it while it is measured.
    await keepTablesByMonth({ db, clock: systemClock(), log: silentLog })
    const fixture = { people: 0, availableFen: 0, shops: task.open * task.shops, priceFen: 50_00, offers: [] }
    // Payments of an earlier run.
    await sealBooks(db, nowMs)
    const { shops } = await prepareFixture(db, fixture, settings, nowMs)
    return { shops, tokens: await letIn(db, task.open, nowMs) }
  }
  if ('staff' in task) {
    await migrate(db, await readMigrations(), nowMs)
    await fillStaffWork(db, task.staff, nowMs)
    await db.change('VACUUM (ANALYZE)')
    return {}
  }
  const tookMs: number[] = []
  let complaints: readonly string[] = []
  for (let time = 0; time < task.books; time += 1) {
    const begunAt = performance.now()
    complaints = await checkEveryBook(db, task.read)
    tookMs.push(performance.now() - begunAt)
  }
  return { tookMs, complaints }
}

async function letIn(db: Database, people: number, nowMs: number): Promise<readonly string[]> {
  const hash = await hashPassword(PAYMENT_PASSWORD)
  const tokens: string[] = []
  for (let at = 0; at < people; at += 1) {
    await db.change('UPDATE users SET payment_password_hash = $2 WHERE id = $1', [`large-${at}`, hash])
    const user = await findUser(db, `large-${at}`)
    const session = user && (await startSession(db, user, systemRandom, nowMs))
    if (session === undefined) throw new Error(`large-${at} could not log in.`)
    tokens.push(session.token)
  }
  return tokens
}

const settings = readSettings(process.env)
const db = await openDatabase({ url: settings.databaseUrl, folder: settings.dataDir })
try {
  process.stdout.write(`${JSON.stringify(await run(db, JSON.parse(process.env['LARGE'] ?? '{}') as Task, settings))}\n`)
} finally {
  await db.close()
}
