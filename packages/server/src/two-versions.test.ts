import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openPostgresql } from './database/engines/open-postgresql.ts'
import { contract, readMigrations, type Database, type Migration } from './database/index.ts'
import { hasPostgresql } from './database/testing.ts'
import { runOps } from './ops/run-ops.ts'
import { readSettings } from './settings.ts'
import { startServer, type RunningServer } from './start-server.ts'

const NEWER: readonly Migration[] = [
  { name: '9001-example.expand', sql: 'ALTER TABLE sessions ADD COLUMN example text' },
  { name: '9002-example.expand', sql: 'CREATE INDEX CONCURRENTLY sessions_example ON sessions (example)' },
  { name: '9003-example.contract', sql: 'ALTER TABLE sessions DROP COLUMN example' },
]

/** A database of its own on the server of the tests, and a folder; both are thrown away. */
async function onOwnDatabase(test: (url: string, folder: string, db: Database) => Promise<void>): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'] ?? ''
  const name = `two_versions_${process.pid}`
  const admin = await openPostgresql({ url: server, maxConnections: 1 })
  const folder = await mkdtemp(join(tmpdir(), 'diandu-versions-'))
  try {
    await admin.change(`CREATE DATABASE ${name}`)
    const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
    const db = await openPostgresql({ url, maxConnections: 2 })
    try {
      await test(url, folder, db)
    } finally {
      await db.close()
    }
  } finally {
    await admin.change(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
    await admin.close()
    await rm(folder, { recursive: true })
  }
}

const readiness = async ({ address }: RunningServer) => {
  const answer = await fetch(`${address}/health/ready`)
  return { status: answer.status, newest: ((await answer.json()) as { newestMigration: string }).newestMigration }
}

describe.skipIf(!hasPostgresql())(
  `Two versions on one PostgreSQL${hasPostgresql() ? '' : ': skipped, TEST_DATABASE_URL is not set'}`,
  () => {
    it('both serve while one takes the other’s place, and back, until what the older needs is taken away (FLEET-74)', () =>
      onOwnDatabase(async (url, folder, db) => {
        const before = await readMigrations()
        const now = [...before, ...NEWER]
        const lines: string[] = []
        const settings = readSettings({ DATABASE_URL: url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' })
        const ops = (...words: readonly string[]) => runOps(['migrations', ...words], settings)
        expect((await ops()).text).toContain(`  ${before[0]?.name}`)
        const start = (migrations: readonly Migration[]) =>
          startServer(settings, {
            modules: [],
            migrations,
            tell: (line) => void lines.push(line),
          })
        const older = await start(before)
        const newer = await start(now)
        expect(lines).toContain(
          '9003-example.contract: applied once no older server is left, by npm run ops -- migrations contract',
        )
        expect([await readiness(older), await readiness(newer)]).toEqual([
          { status: 200, newest: before.at(-1)?.name },
          { status: 200, newest: '9003-example.contract' },
        ])
        await older.stop()
        const again = await start(before)
        expect(await readiness(again)).toMatchObject({ status: 200 })
        const quiet = { nowMs: 0, tell: () => undefined }
        expect((await contract(db, now, quiet)).inTheWay).toHaveLength(1)
        await again.stop()
        expect(await contract(db, now, quiet)).toEqual({ applied: ['9003-example.contract'], inTheWay: [] })
        expect(await readiness(newer)).toMatchObject({ status: 200 })
        await expect(start(before)).rejects.toThrow(
          'The database is newer than this program: it holds 9003-example.contract',
        )
        await newer.stop()
      }))
  },
)
