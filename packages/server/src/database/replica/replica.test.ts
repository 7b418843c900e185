import { ok } from '@diandu/core/kernel'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { onceHandlerFor, readerHandlerFor } from '../../calls/index.ts'
import { exampleEndpoint } from '../../testing/example-endpoint.ts'
import { testApp } from '../../testing/test-app.ts'
import type { Database } from '../database.ts'
import { openPostgresql } from '../engines/open-postgresql.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { clusterTools, type Cluster } from '../testing/open-cluster.ts'
import { createDatabase, databaseOf } from '../testing/migrated-postgresql.ts'
import { openReaders } from './open-readers.ts'

const { NO_POSTGRES, findPostgres, startPostgres, startReplica } = await clusterTools()
const missing = findPostgres() === undefined ? NO_POSTGRES : undefined

const add = exampleEndpoint({
  method: 'POST',
  path: 'add',
  access: 'member',
  once: true,
  input: v.strictObject({ text: v.string() }),
  output: v.object({ text: v.string() }),
})
const list = exampleEndpoint({
  method: 'GET',
  path: 'list',
  access: 'anyone',
  input: v.strictObject({}),
  output: v.object({ texts: v.array(v.string()), port: v.number() }),
})
const handlers = [
  onceHandlerFor(add, async ({ text }, { db }) => {
    await db.change('INSERT INTO notes (text) VALUES ($1)', [text])
    return ok({ text })
  }),
  readerHandlerFor(list, async (_nothing, { db }) => {
    const [row] = await db.query<{ texts: readonly string[]; port: number }>(
      `SELECT coalesce(array_agg(text), '{}') AS texts, current_setting('port')::int AS port FROM notes`,
    )
    return ok({ texts: row?.texts ?? [], port: row?.port ?? 0 })
  }),
]

describe.skipIf(missing !== undefined)(`With a replica${missing === undefined ? '' : `: skipped, ${missing}`}`, () => {
  let primary: Cluster | undefined
  let replica: Cluster | undefined
  let admin: Database
  let replicaAdmin: Database
  let url = ''
  let readUrl = ''
  const ports = { primary: 0, replica: 0 }

  beforeAll(async () => {
    primary = await startPostgres()
    const home = primary?.url ?? ''
    admin = await openPostgresql({ url: home, maxConnections: 2 })
    await createDatabase(admin, 'market')
    await createDatabase(admin, 'other')
    url = databaseOf(home, 'market')
    const db = await openPostgresql({ url, maxConnections: 2 })
    await migrate(db, await readMigrations(), 0)
    await db.change('CREATE TABLE notes (text text NOT NULL)')
    await db.close()
    replica = await startReplica(home)
    readUrl = databaseOf(replica?.url ?? '', 'market')
    replicaAdmin = await openPostgresql({ url: readUrl, maxConnections: 2 })
    Object.assign(ports, { primary: Number(new URL(url).port), replica: Number(new URL(readUrl).port) })
  })
  afterAll(async () => {
    await replicaAdmin.close()
    await admin.close()
    await replica?.stop()
    await primary?.stop()
  })

  const lines: string[] = []
  const open = (options: Partial<Parameters<typeof openReaders>[0]> = {}) =>
    openPostgresql({ url, maxConnections: 4 }).then(async (db) => {
      const opened = await openReaders({
        db,
        url,
        readUrl,
        maxConnections: 4,
        tell: (what) => void lines.push(what),
        ...options,
      }).catch(async (error: unknown) => {
        await db.close()
        throw error
      })
      onTestFinished(() => opened.db.close())
      return opened
    })

  /** A visitor with cookies of their own. */
  async function market({ isSecondServer = false } = {}) {
    const readers = await open()
    const { app, signed, signedQuery } = await testApp(readers.db, {
      handlers,
      readers,
      findViewer: async () => ({ userId: 'u1' }),
    })
    onTestFinished(() => app.close())
    if (!isSecondServer) await readers.db.change('DELETE FROM notes')
    const read = async (cookie = '') => {
      const answer = await app.inject({ url: `/api/wap-api/v1/list?${signedQuery()}`, headers: { cookie } })
      const { data } = answer.json<{ data: { texts: readonly string[]; port: number } }>()
      return { status: answer.statusCode, ...data }
    }
    const write = async (text: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/wap-api/v1/add',
        headers: { authorization: `Bearer ${'t'.repeat(40)}`, 'idempotency-key': `key-${text}-0123456789` },
        payload: signed({ text }),
      })
      return { status: answer.statusCode, cookie: String(answer.headers['set-cookie'] ?? '') }
    }
    const answeredBy = (which: keyof typeof ports) => expect.poll(async () => (await read()).port).toBe(ports[which])
    return { readers, read, write, answeredBy }
  }

  it('answers what only reads by the replica, and goes on so while nothing is written (FLEET-10)', async () => {
    const { read, answeredBy } = await market()
    await answeredBy('replica')
    const begunAt = performance.now()
    await expect.poll(async () => (await read()).status === 200 && performance.now() - begunAt).toBeGreaterThan(2_500)
    await answeredBy('replica')
  })

  it('reads what it has just written, whatever the replica knows, and sends where it wrote (FLEET-11)', async () => {
    const { read, write, answeredBy } = await market()
    await answeredBy('replica')
    await replicaAdmin.query('SELECT pg_wal_replay_pause()')
    onTestFinished(async () => void (await replicaAdmin.query('SELECT pg_wal_replay_resume()')))
    const { status, cookie } = await write('mine')
    expect(status).toBe(200)
    expect(cookie).toMatch(/^diandu_written=[0-9A-F]+\/[0-9A-F]+; Path=\/; Max-Age=5; HttpOnly; SameSite=Lax$/)
    expect(await read(cookie.split(';')[0])).toEqual({ status: 200, texts: ['mine'], port: ports.primary })
    const second = await market({ isSecondServer: true })
    expect(await second.read(cookie.split(';')[0])).toEqual({ status: 200, texts: ['mine'], port: ports.primary })
    // Other visitors read nothing that is older than two seconds either.
    await answeredBy('primary')
    expect((await read()).texts).toEqual(['mine'])
    await replicaAdmin.query('SELECT pg_wal_replay_resume()')
    await answeredBy('replica')
    expect(await read(cookie.split(';')[0])).toEqual({ status: 200, texts: ['mine'], port: ports.replica })
  })

  it('never answers older than two seconds, with a replica that stands still now and then (FLEET-10)', async () => {
    const { read, write, answeredBy } = await market()
    await answeredBy('replica')
    const writtenAt = new Map<string, number>()
    for (let round = 0; round < 12; round += 1) {
      if (round % 4 === 1) await replicaAdmin.query('SELECT pg_wal_replay_pause()')
      if (round % 4 === 3) await replicaAdmin.query('SELECT pg_wal_replay_resume()')
      await write(`note-${round}`)
      writtenAt.set(`note-${round}`, performance.now())
      const end = performance.now() + 300
      while (performance.now() < end) {
        const askedAt = performance.now()
        const { texts } = await read()
        for (const [text, at] of writtenAt) if (askedAt - at > 2_000) expect(texts).toContain(text)
      }
    }
    await answeredBy('replica')
  })

  it('answers by the primary while the replica is away, and by the replica once it has come back (FLEET-10)', async () => {
    const { read, answeredBy } = await market()
    await answeredBy('replica')
    const statuses = new Set<number>()
    await replica?.restart(async () => {
      await answeredBy('primary')
      for (let times = 0; times < 20; times += 1) statuses.add((await read()).status)
    })
    await answeredBy('replica')
    expect([...statuses]).toEqual([200])
  })

  it('goes on reading while the primary is away (FLEET-12)', async () => {
    const { read, write, answeredBy } = await market()
    await write('before')
    await answeredBy('replica')
    await primary?.restart(async () => {
      const statuses = new Set<number>()
      const end = performance.now() + 2_500
      while (performance.now() < end) statuses.add((await read()).status)
      expect([...statuses]).toEqual([200])
      expect((await read()).texts).toEqual(['before'])
      expect((await write('lost')).status).toBe(503)
    })
    await expect.poll(async () => (await write('after')).status).toBe(200)
    await answeredBy('replica')
    await expect.poll(async () => (await read()).texts).toEqual(['before', 'after'])
  })

  it('starts without a replica that is away, and uses it once it is there (FLEET-10)', async () => {
    await replica?.restart(async () => {
      const { answeredBy } = await market()
      await answeredBy('primary')
    })
    const { answeredBy } = await market()
    await answeredBy('replica')
  })

  it('refuses to start with an address that names the primary, another database or another cluster (FLEET-14)', async () => {
    await expect(open({ readUrl: url })).rejects.toThrow('DATABASE_READ_URL names a server that follows no other one')
    await expect(open({ readUrl: databaseOf(readUrl, 'other') })).rejects.toThrow(
      'DATABASE_READ_URL names the database other, and DATABASE_URL names market',
    )
    await expect(open({ readUrl: databaseOf(readUrl, 'nowhere') })).rejects.toThrow('does not exist')
    const stranger = await startPostgres()
    onTestFinished(() => stranger?.stop())
    await expect(open({ readUrl: stranger?.url ?? '' })).rejects.toThrow('is no replica of the one in DATABASE_URL')
  })

  it('reads no more from a replica that was made a primary, and says so (FLEET-14)', async () => {
    const { answeredBy } = await market()
    await answeredBy('replica')
    await replicaAdmin.query('SELECT pg_promote()')
    await answeredBy('primary')
    expect(lines.at(-1)).toContain('the primary answers everything')
  })
})
