import { expect, it } from 'vitest'
import type { Database } from './database.ts'
import { migrate, readMigrations, type Migration } from './migrate.ts'
import { describeOnEachEngine } from './testing.ts'

describeOnEachEngine('Migrations', (open) => {
  const extra: Migration = {
    name: '9001-example',
    sql: 'CREATE TABLE example (n bigint); INSERT INTO example VALUES (1);',
  }

  /** The worker's database is shared: what a test adds, it takes away. */
  const withExtra = async (test: (database: Database, all: readonly Migration[]) => Promise<void>) => {
    const database = await open()
    try {
      await test(database, [...(await readMigrations()), extra])
    } finally {
      await database.change('DROP TABLE IF EXISTS example')
      await database.change(`DELETE FROM schema_migrations WHERE name LIKE '9%'`)
    }
  }

  it('are applied once, by one of several servers that start together', () =>
    withExtra(async (database, all) => {
      const applied = await Promise.all([
        migrate(database, all, 7),
        migrate(database, all, 7),
        migrate(database, all, 7),
      ])
      expect(applied.flat()).toEqual(['9001-example'])
      expect(await database.query('SELECT n FROM example')).toEqual([{ n: 1 }])
      expect(await database.query(`SELECT applied_at FROM schema_migrations WHERE name = '9001-example'`)).toEqual([
        { appliedAt: 7 },
      ])
    }))

  it('are refused when an applied one was changed, line ends aside', () =>
    withExtra(async (database, all) => {
      await migrate(database, all, 0)
      const changed = (sql: string) => all.map((migration) => (migration === extra ? { ...extra, sql } : migration))
      await expect(migrate(database, changed(`${extra.sql} `), 0)).rejects.toThrow('9001-example was changed')
      const multiline = { name: '9002-lines', sql: 'SELECT 1;\nSELECT 2;' }
      await migrate(database, [...all, multiline], 0)
      expect(await migrate(database, [...all, { ...multiline, sql: 'SELECT 1;\r\nSELECT 2;' }], 0)).toEqual([])
    }))

  it('leave nothing behind when one of them fails', () =>
    withExtra(async (database, all) => {
      const broken = { name: '9002-broken', sql: 'CREATE TABLE other (n bigint); SELECT nonsense;' }
      await expect(migrate(database, [...all, broken], 0)).rejects.toThrow()
      const left = await database.query(
        `SELECT 1 FROM information_schema.tables WHERE table_name IN ('example', 'other') AND table_schema = current_schema()`,
      )
      expect(left).toEqual([])
    }))

  it('are refused where the database is newer than the program', () =>
    withExtra(async (database, all) => {
      await migrate(database, all, 0)
      await expect(migrate(database, all.slice(0, -1), 0)).rejects.toThrow(
        'newer than this program: it holds 9001-example',
      )
    }))

  it('ties no table to another: a restore fills them in any order', async () => {
    const database = await open()
    expect(
      await database.query(
        `SELECT conrelid::regclass::text AS "table", conname FROM pg_constraint WHERE contype = 'f'`,
      ),
    ).toEqual([])
  })
})
