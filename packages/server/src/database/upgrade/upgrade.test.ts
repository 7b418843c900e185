import { randomUUID } from 'node:crypto'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { migrate, readMigrations, type Migration } from '../migrate.ts'
import { describeOnEachEngine, describeOnEngine } from '../testing.ts'
import { contract, migrationsOf } from './contract.ts'
import { wayOf } from './migration.ts'
import { presentServers } from './present-servers.ts'
import { stayPresent } from './stay-present.ts'

const ADD: Migration = { name: '9001-colour.expand', sql: 'ALTER TABLE example ADD COLUMN colour text' }
const FILL: Migration = {
  name: '9002-colour.expand',
  sql: `-- in batches
UPDATE example SET colour = 'red' WHERE n IN (SELECT n FROM example WHERE colour IS NULL LIMIT 2)`,
}
const INDEX: Migration = {
  name: '9003-colour.expand',
  sql: '-- Lists page by it.\nCREATE INDEX CONCURRENTLY example_colour ON example (colour)',
}
const DROP: Migration = { name: '9004-colour.contract', sql: 'ALTER TABLE example DROP COLUMN shade' }
const NEWER = [ADD, FILL, INDEX, DROP]
const quiet = { nowMs: 7, tell: () => undefined }

/** The worker's database is shared: what a test adds, it takes away. */
async function withExample(
  database: Database,
  test: (all: readonly Migration[], before: readonly Migration[]) => Promise<void>,
): Promise<void> {
  const before = await readMigrations()
  await database.change('CREATE TABLE example (n bigint PRIMARY KEY, shade text)')
  await database.change(`INSERT INTO example SELECT n, 'dark' FROM generate_series(1, 5) AS n`)
  try {
    await test([...before, ...NEWER], before)
  } finally {
    await database.change('DROP TABLE IF EXISTS example')
    await database.change(`DELETE FROM schema_migrations WHERE name LIKE '9%'`)
  }
}

const columnsOf = async (database: Database): Promise<readonly string[]> =>
  (
    await database.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'example'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY 1`,
    )
  ).map(({ name }) => name)

const server = (db: Database, migrations: readonly Migration[]) => {
  const clock = createManualClock()
  const troubles: string[] = []
  const warnings: string[] = []
  const present = stayPresent({
    db,
    clock,
    id: randomUUID(),
    version: '1.0.0',
    migrations,
    facts: () => '{}',
    warn: (why) => void warnings.push(why),
    onOutdated: ({ message }) => void troubles.push(message),
  })
  return { clock, troubles, warnings, present }
}

describeOnEachEngine('An upgrade in halves', (open, engine) => {
  it('a database of its own gets both halves at once, indexes and batches too', async () => {
    const db = await open()
    await withExample(db, async (all) => {
      expect(await migrate(db, all, 7)).toEqual(NEWER.map(({ name }) => name))
      expect(await columnsOf(db)).toEqual(['colour', 'n'])
      expect(await db.query('SELECT DISTINCT colour FROM example')).toEqual([{ colour: 'red' }])
    })
  })

  it('an older version serves on what a newer one has added, and not where something was taken away (FLEET-70)', async () => {
    const db = await open()
    await withExample(db, async (all, before) => {
      await migrate(db, [...before, ADD], 7)
      expect(await migrate(db, before, 8, { how: 'beside others' })).toEqual([])
      expect((await migrationsOf(db, before)).unknown).toEqual(['9001-colour.expand'])
      await migrate(db, all, 9)
      await expect(migrate(db, before, 8, { how: 'beside others' })).rejects.toThrow(
        'The database is newer than this program: it holds 9004-colour.contract. Start the version that brought them',
      )
    })
  })

  it('a newer version serves before and after what older ones need is taken away (FLEET-70)', async () => {
    const db = await open()
    await withExample(db, async (all) => {
      await migrate(db, all, 7, { how: 'beside others' })
      expect((await migrationsOf(db, all)).waiting).toEqual(engine === 'pglite' ? [] : ['9004-colour.contract'])
      await migrate(db, all, 7, { how: 'after others' })
      expect(await migrate(db, all, 8, { how: 'beside others' })).toEqual([])
    })
  })
})

describeOnEngine('postgresql', 'An upgrade beside servers', (open) => {
  it('takes nothing away while a server stands that needs it, and says which (FLEET-71)', async () => {
    const db = await open()
    await withExample(db, async (all, before) => {
      const older = server(db, before)
      const standing = await older.present
      expect(await contract(db, all, quiet)).toMatchObject({
        applied: ['9001-colour.expand', '9002-colour.expand', '9003-colour.expand'],
        inTheWay: [{ version: '1.0.0', newestMigration: before.at(-1)?.name }],
      })
      expect(await columnsOf(db)).toEqual(['colour', 'n', 'shade'])
      const newer = server(db, all)
      const renewed = await newer.present
      await standing.stop()
      expect(await contract(db, all, quiet)).toEqual({ applied: ['9004-colour.contract'], inTheWay: [] })
      expect(await columnsOf(db)).toEqual(['colour', 'n'])
      await renewed.stop()
      expect(await presentServers(db)).toEqual([])
    })
  })

  it('a server that was killed is given up, and ends where it comes back to what was taken away (FLEET-71)', async () => {
    const db = await open()
    await withExample(db, async (all, before) => {
      const older = server(db, before)
      const standing = await older.present
      await db.change('UPDATE servers SET seen_at = seen_at - 31000')
      expect((await contract(db, all, quiet)).inTheWay).toEqual([])
      older.clock.advance(5_000)
      await expect.poll(() => older.troubles).toEqual([expect.stringContaining('taken away from the database by 9004')])
      await standing.stop()
      await expect(server(db, before).present).rejects.toThrow('only a newer version can serve on it')
      expect(await presentServers(db)).toEqual([])
    })
  })

  it('a table that something else holds is tried again for a second at a time, and others get through (FLEET-72)', async () => {
    const db = await open()
    await withExample(db, async (_all, before) => {
      const lines: string[] = []
      const tell = (line: string) => void lines.push(line)
      await db.onOwnConnection?.(async (holder) => {
        await holder.change('BEGIN')
        await holder.query('SELECT 1 FROM example')
        const migrated = migrate(db, [...before, ADD], 7, { how: 'beside others', tell })
        await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(1)
        // Between two tries no reader is kept waiting.
        await expect.poll(() => readsWithin(db, 200), { timeout: 10_000, interval: 50 }).toBe(true)
        await holder.change('COMMIT')
        expect(await migrated).toEqual(['9001-colour.expand'])
      })
      expect(lines[0]).toBe('9001-colour.expand waits for its table, which something else holds (try 1 of 30)')
    })
  })

  it('an index is built while its table is written, and one that was broken off is built again (FLEET-73)', async () => {
    const db = await open()
    await withExample(db, async (_all, before) => {
      await migrate(db, [...before, ADD], 7, { how: 'beside others' })
      await db.change(`UPDATE example SET colour = 'one'`)
      await expect(
        db.onOwnConnection?.((session) =>
          session.change('CREATE UNIQUE INDEX CONCURRENTLY example_colour ON example (colour)'),
        ),
      ).rejects.toThrow('could not create unique index')
      const migrations = [...before, ADD, INDEX]
      const both = await Promise.all([
        migrate(db, migrations, 7, { how: 'beside others' }),
        migrate(db, migrations, 7, { how: 'beside others' }),
      ])
      expect(both.flat()).toEqual(['9003-colour.expand'])
      expect(
        await db.query(`SELECT indisvalid, indisunique FROM pg_index WHERE indexrelid = 'example_colour'::regclass`),
      ).toEqual([{ indisvalid: true, indisunique: false }])
    })
  })

  it('through a pooler alone no index is built, and the message says what to set (FLEET-73)', async () => {
    const db = await open()
    await withExample(db, async (_all, before) => {
      const { onOwnConnection: _, ...pooled } = db
      await expect(migrate(pooled, [...before, ADD, INDEX], 7, { how: 'beside others' })).rejects.toThrow(
        'name it in DATABASE_LISTEN_URL',
      )
    })
  })
})

it('a file says by its first line or its statement how it is applied', () => {
  expect([ADD, FILL, INDEX, { ...DROP, sql: 'DROP INDEX CONCURRENTLY IF EXISTS old' }].map(wayOf)).toEqual([
    'whole',
    'in batches',
    'concurrently',
    'concurrently',
  ])
})

async function readsWithin(db: Database, withinMs: number): Promise<boolean> {
  const begunAt = performance.now()
  await db.query('SELECT n FROM example')
  return performance.now() - begunAt < withinMs
}
