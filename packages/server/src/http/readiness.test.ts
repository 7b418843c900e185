import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { handlerFor } from '../calls/index.ts'
import { orBusy } from '../database/database-busy.ts'
import { directReaders } from '../database/index.ts'
import { openTestDatabase } from '../database/testing.ts'
import { createLog } from '../kernel/index.ts'
import { exampleEndpoint } from '../testing/example-endpoint.ts'
import { testApp } from '../testing/test-app.ts'
import type { AppDeps } from './app-deps.ts'
import { createReadiness } from './readiness.ts'

const boom = exampleEndpoint({
  method: 'GET',
  path: 'boom',
  access: 'anyone',
  input: v.strictObject({}),
  output: v.null(),
})
const open = async (over: Partial<AppDeps> = {}) => testApp(await openTestDatabase(), over)

describe('The health of the application', () => {
  it('says that it lives, and that it is ready only while it is', async () => {
    const readiness = createReadiness()
    const { app } = await open({ readiness })
    expect((await app.inject({ url: '/health/live' })).json()).toEqual({ status: 'alive' })
    expect((await app.inject({ url: '/health/ready' })).statusCode).toBe(503)
    readiness.set(true)
    const ready = await app.inject({ url: '/health/ready' })
    expect([ready.statusCode, ready.json()]).toMatchObject([
      200,
      { status: 'ready', booksChecked: true, database: { answers: true, engine: 'pglite' } },
    ])
  })

  it('is not ready without its database', async () => {
    const db = await openTestDatabase()
    const gone = () => Promise.reject(new Error('gone'))
    const { app } = await open({ db: { ...db, query: gone, transaction: gone } })
    const answer = await app.inject({ url: '/health/ready' })
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { database: { answers: false, writes: false } }])
  })

  it('says that public pages are read where a replica answers and the primary does not (FLEET-12)', async () => {
    const db = await openTestDatabase()
    const gone = () => Promise.reject(new Error('gone'))
    const without = { ...db, query: gone, transaction: gone }
    const statusOf = async (over: Partial<AppDeps>, url: string) =>
      (await (await open(over)).app.inject({ url })).statusCode
    const readers = directReaders(db)
    expect(await statusOf({ db: without, readers }, '/health/reads')).toBe(200)
    expect(await statusOf({ db: without, readers }, '/health/ready')).toBe(503)
    expect(await statusOf({ db: without }, '/health/reads')).toBe(503)
    expect(await statusOf({ readiness: createReadiness() }, '/health/reads')).toBe(503)
  })

  it('is not ready where nothing can be written', async () => {
    const db = await openTestDatabase()
    const full = () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' }))
    const { app } = await open({ db: { ...db, transaction: full } })
    const answer = await app.inject({ url: '/health/ready' })
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { database: { answers: true, writes: false } }])
  })

  it('is ready again as soon as its database is', async () => {
    const db = await openTestDatabase()
    let isAway = false
    const sometimes =
      <Requested extends readonly unknown[], T>(call: (...requested: Requested) => Promise<T>) =>
      (...requested: Requested): Promise<T> =>
        isAway ? Promise.reject(new Error('gone')) : call(...requested)
    const { app } = await open({
      db: {
        ...db,
        query: sometimes(db.query) as typeof db.query,
        transaction: sometimes(db.transaction) as typeof db.transaction,
      },
    })
    const statuses: number[] = []
    for (const away of [true, false, true, false]) {
      isAway = away
      statuses.push((await app.inject({ url: '/health/ready' })).statusCode)
    }
    expect(statuses).toEqual([503, 200, 503, 200])
  })

  it('says so in time where the database says nothing at all, and asks it once for all who wait', async () => {
    const db = await openTestDatabase()
    let requested = 0
    const silent = () => ((requested += 1), new Promise<never>(() => undefined))
    const { app, clock } = await open({ db: { ...db, query: silent, transaction: silent } })
    const answers = [app.inject({ url: '/health/ready' }), app.inject({ url: '/health/ready' })]
    await vi.waitFor(() => expect(requested).toBe(1))
    await new Promise((resolve) => void setImmediate(resolve))
    clock.advance(2_000)
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([503, 503])
    const again = app.inject({ url: '/health/ready' })
    await new Promise((resolve) => void setImmediate(resolve))
    clock.advance(2_000)
    expect([(await again).statusCode, requested]).toEqual([503, 1])
  })

  it('has one line for the first request that is turned away, and then how many more there were', async () => {
    const lines: string[] = []
    const log = createLog({ level: 'warn', now: () => 0, write: (line) => void lines.push(line) })
    const { app, signedQuery, clock } = await open({
      log,
      handlers: [handlerFor(boom, () => orBusy(Promise.reject(new Error('Connection terminated unexpectedly'))))],
    })
    const call = async (times: number) => {
      for (let time = 0; time < times; time += 1)
        expect((await app.inject({ url: `/api/wap-api/v1/boom?${signedQuery()}` })).statusCode).toBe(503)
    }
    await call(50)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('stack')
    clock.advance(10_000)
    await call(3)
    clock.advance(10_000)
    expect(lines.slice(1).map((line) => (JSON.parse(line) as { turnedAway: number }).turnedAway)).toEqual([49, 3])
    clock.advance(10_000)
    await call(1)
    expect([lines.length, JSON.parse(lines.at(-1) ?? '')]).toMatchObject([
      4,
      {
        message: 'A request was turned away',
        why: 'The database is away.',
        because: 'Connection terminated unexpectedly',
      },
    ])
  })
})
