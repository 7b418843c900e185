import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { ok } from '@diandu/core/kernel'
import pg from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { moneyHandlerFor } from '../../calls/index.ts'
import { exampleEndpoint } from '../../testing/example-endpoint.ts'
import { testApp } from '../../testing/test-app.ts'
import type { Database } from '../database.ts'
import { DatabaseBusy } from '../database-busy.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { poolerTools, type Pooler } from '../testing/open-pooler.ts'
import { createDatabase, databaseOf } from '../testing/migrated-postgresql.ts'
import type { ConnectionWay } from './connection-way.ts'
import { openPostgresql, type PostgresqlOptions } from './open-postgresql.ts'

const { NO_POOLER, findPooler, startPooler } = await poolerTools()
const server = process.env['TEST_DATABASE_URL'] || undefined
const whatIsMissing = (): string | undefined =>
  server === undefined ? 'TEST_DATABASE_URL is not set' : findPooler() === undefined ? NO_POOLER : undefined
const missing = whatIsMissing()

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined
  const promise = new Promise<void>((settle) => (resolve = settle))
  return { promise, resolve: () => resolve() }
}

const note = exampleEndpoint({
  method: 'POST',
  path: 'note',
  access: 'member',
  money: true,
  input: v.strictObject({ text: v.string() }),
  output: v.object({ count: v.number() }),
})

describe.skipIf(missing !== undefined)(
  `Through a pooler${missing === undefined ? '' : `: skipped, ${missing}`}`,
  () => {
    const name = `pooled_${process.pid}`
    let pooler: Pooler | undefined
    let url = ''

    beforeAll(async () => {
      pooler = await startPooler(server ?? '', { connections: 3 })
      url = databaseOf(pooler?.url ?? '', name)
      const direct = await openPostgresql({ url: server ?? '', maxConnections: 2 })
      await createDatabase(direct, name)
      await direct.close()
      const db = await openPostgresql({ url })
      await migrate(db, await readMigrations(), 0)
      await db.change('CREATE TABLE notes (text text NOT NULL)')
      await db.close()
    })
    afterAll(async () => {
      await pooler?.stop()
      const direct = await openPostgresql({ url: server ?? '', maxConnections: 2 })
      await direct.change(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
      await direct.close()
    })

    const open = async (options: Partial<PostgresqlOptions> = {}): Promise<Database> => {
      const db = await openPostgresql({ url, ...options })
      onTestFinished(() => db.close())
      return db
    }
    const countNotes = async (db: Database): Promise<unknown> =>
      (await db.query('SELECT count(*) AS notes, count(DISTINCT text) AS texts FROM notes'))[0]

    it('finds the pooler by itself, and names no statement where the pooler keeps none (FLEET-1)', async () => {
      const found: ConnectionWay[] = []
      const db = await open({ onPooler: (way) => void found.push(way) })
      expect(found).toEqual([{ isPooled: true, keepsStatements: false, limitsStatements: false }])
      // In turn over all sessions, many times each.
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_none, at) => db.query<{ n: number }>('SELECT $1::int8 AS n', [at])),
      )
      expect(answers.map(([row]) => row?.n)).toEqual(Array.from({ length: 60 }, (_none, at) => at))
      expect(await db.query('SELECT name FROM pg_prepared_statements')).toEqual([])
    })

    it('fails as it should where a program names statements all the same: the sessions are others each time', async () => {
      const pool = new pg.Pool({ connectionString: url, max: 4 })
      onTestFinished(() => pool.end())
      const outcomes = await Promise.allSettled(
        Array.from({ length: 60 }, () => pool.query({ name: 'mine', text: 'SELECT 1' })),
      )
      expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
    })

    it('limits every transaction within itself, and leaves no session another than it found it (FLEET-1)', async () => {
      const db = await open()
      const settings = `SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle`
      const within = (isUnlimited: boolean) => db.transaction((tx) => tx.query(settings), { isUnlimited })
      expect(await within(false)).toEqual([{ statement: '1min', idle: '1min' }])
      expect(await within(true)).toEqual([{ statement: '0', idle: '1min' }])
      const left = await Promise.all(Array.from({ length: 12 }, () => db.query(settings)))
      expect(new Set(left.map((rows) => JSON.stringify(rows)))).toEqual(
        new Set([JSON.stringify([{ statement: '0', idle: '0' }])]),
      )
      expect(
        await db.query(
          `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
        ),
      ).toEqual([])
    })

    it('tells a caller that gets no session from the pooler in time that the database is busy (FLEET-2)', async () => {
      const db = await open({ connectWithinMs: 700 })
      const [held, allBegun] = [deferred(), deferred()]
      let begun = 0
      const hold = (): Promise<void> =>
        db.transaction(async (tx) => {
          await tx.query('SELECT 1')
          begun += 1
          if (begun === 3) allBegun.resolve()
          await held.promise
        })
      const holding = Promise.all([hold(), hold(), hold()])
      await allBegun.promise
      await expect(db.transaction(async () => 1)).rejects.toBeInstanceOf(DatabaseBusy)
      held.resolve()
      await holding
      await expect.poll(() => db.transaction(async () => 'served').catch(() => 'busy')).toBe('served')
    })

    it.each(['SIGTERM', 'SIGKILL', 'SIGINT'] as const)(
      'loses and doubles nothing when the pooler is restarted by %s, answers 503 meanwhile, and recovers by itself (FLEET-3)',
      async (signal) => {
        const db = await open()
        await db.change('DELETE FROM notes')
        const handler = moneyHandlerFor(note, async ({ text }, { db: tx }) => {
          await tx.change('INSERT INTO notes (text) VALUES ($1)', [text])
          const [row] = await tx.query<{ count: number }>('SELECT count(*) AS count FROM notes WHERE text = $1', [text])
          return ok({ count: row?.count ?? 0 })
        })
        const { app, signed } = await testApp(db, { handlers: [handler], findViewer: async () => ({ userId: 'u1' }) })
        onTestFinished(() => app.close())
        const statuses = new Set<number>()
        const headers = { authorization: `Bearer ${'t'.repeat(40)}` }
        let isOver = false
        let sent = 0
        /** Sends one after the other, each with its key until it is answered. */
        const client = async (): Promise<void> => {
          while (!isOver) {
            const key = randomUUID()
            sent += 1
            for (;;) {
              const answer = await app.inject({
                method: 'POST',
                url: '/api/wap-api/v1/note',
                headers: { ...headers, 'idempotency-key': key },
                payload: signed({ text: key }),
              })
              statuses.add(answer.statusCode)
              if (answer.statusCode === 200) {
                expect(answer.json()).toMatchObject({ data: { count: 1 } })
                break
              }
              expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
              await pause(20)
            }
          }
        }
        const clients = Array.from({ length: 6 }, client)
        await expect.poll(() => sent).toBeGreaterThan(20)
        let turnedAway = 0
        await pooler?.restart(signal, async () => {
          await expect.poll(() => statuses.has(503)).toBe(true)
          turnedAway = sent
        })
        await expect.poll(() => sent).toBeGreaterThan(turnedAway + 20)
        isOver = true
        await Promise.all(clients)
        expect([...statuses].toSorted()).toEqual([200, 503])
        expect(await countNotes(db)).toEqual({ notes: sent, texts: sent })
      },
    )
  },
)
