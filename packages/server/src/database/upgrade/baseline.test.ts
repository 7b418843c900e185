import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import type { Database } from '../database.ts'
import { migrate, readMigrations, type Migration } from '../migrate.ts'
import { describeOnEachEngine } from '../testing.ts'
import { withBlankDatabase } from '../testing/blank-database.ts'
import { describeSchema, digestOf } from '../testing/describe-schema.ts'
import { foldedMigrations } from '../testing/folded-migrations.ts'
import { migrationsOf } from './contract.ts'
import { isOfBaseline } from './migration.ts'

const writeRecord = async (db: Database, names: readonly string[]): Promise<void> => {
  await db.change('DELETE FROM schema_migrations')
  for (const { name, checksum } of (await foldedMigrations()).filter((one) => names.includes(one.name)))
    await db.change('INSERT INTO schema_migrations VALUES ($1, $2, 5)', [name, checksum])
}

const recordOf = (db: Database) =>
  db.query<{ name: string; at: number }>('SELECT name, applied_at AS at FROM schema_migrations ORDER BY name')

const newer: Migration = { name: '9001-colour.expand', sql: 'CREATE TABLE colours (name text PRIMARY KEY)' }

describeOnEachEngine('The baseline', (_open, engine) => {
  /** The tables as the folded migrations left them, whose record is written by the test. */
  const withBaseline = (test: (db: Database, baseline: readonly Migration[]) => Promise<void>) =>
    withBlankDatabase(engine, async (db) => {
      const baseline = (await readMigrations()).filter(isOfBaseline)
      await migrate(db, baseline, 0)
      await test(db, baseline)
    })

  /*
   * testing/baseline-schema.txt holds a digest of each table. They were made by `describeSchema` from the 108 folded
   * migrations, of which the commit before the baseline is the last to have the files, and were the same on both
   * engines. To see what differs, print the lines of the table here and at that commit.
   */
  it('gives the schema of the migrations that were folded into it, and no rows', () =>
    withBaseline(async (db) => {
      const schema = await describeSchema(db)
      const digests = [...schema].map(([table, lines]) => `${table} ${digestOf(lines).slice(0, 16)}\n`).sort()
      expect(digests.join('')).toBe(await readFile(new URL('../testing/baseline-schema.txt', import.meta.url), 'utf8'))
      for (const table of schema.keys())
        if (table !== 'schema_migrations') expect(await db.query(`SELECT 1 FROM ${table}`)).toEqual([])
    }))

  it('takes the place of the folded migrations in a database that holds all of them', () =>
    withBaseline(async (db, baseline) => {
      await writeRecord(
        db,
        (await foldedMigrations()).map(({ name }) => name),
      )
      expect(await migrationsOf(db, [...baseline, newer])).toEqual({ pending: [newer.name], waiting: [], unknown: [] })
      expect(await migrate(db, [...baseline, newer], 9)).toEqual([newer.name])
      expect(await recordOf(db)).toEqual([
        ...baseline.map(({ name }) => ({ name, at: 5 })),
        { name: newer.name, at: 9 },
      ])
      expect(await migrate(db, [...baseline, newer], 10, { how: 'beside others' })).toEqual([])
    }))

  it('is refused where only a part of the folded migrations was applied, or one that was changed', () =>
    withBaseline(async (db, baseline) => {
      const names = (await foldedMigrations()).map(({ name }) => name)
      const refused = async (): Promise<void> => {
        const before = await recordOf(db)
        await expect(migrate(db, baseline, 9)).rejects.toThrow('holds only a part of the migrations')
        expect(await recordOf(db)).toEqual(before)
      }
      await writeRecord(db, names.slice(0, -1))
      await refused()
      await writeRecord(db, names)
      await db.change(`UPDATE schema_migrations SET checksum = '' WHERE name = $1`, [names[3] ?? ''])
      await refused()
    }))
})
