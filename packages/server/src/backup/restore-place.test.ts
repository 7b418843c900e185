import { existsSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../database/index.ts'
import { openPostgresql } from '../database/engines/open-postgresql.ts'
import { describeOnEngine, openTestDatabase } from '../database/testing.ts'
import { copyDataFolder } from './copy-data-folder.ts'
import type { RestorePlan } from './restore-backup.ts'
import { restoreFolder } from './restore-folder.ts'
import { refuseOtherConnections, restorePostgresql } from './restore-postgresql.ts'
import { KEY, MADE_AT, withBackupMarket } from './testing/backup-market.ts'
import { withBlankDatabase } from '../database/testing/blank-database.ts'
import { dumpOf } from './testing/dump-of.ts'

const planFor = (path: string, more: Partial<RestorePlan> = {}): RestorePlan => ({
  path,
  replaces: false,
  keepsSessions: true,
  dataKey: KEY,
  nowMs: MADE_AT,
  ...more,
})

it('a data folder is filled where it is empty, refused where it is not or a server runs, and put aside with the word', async () => {
  await withBackupMarket(await openTestDatabase(), async ({ db, snapshot, folder }) => {
    const path = await snapshot()
    const data = join(folder, 'data')
    expect(await restoreFolder(data, planFor(path))).toMatchObject({ savedIn: null })
    expect(await readdir(data)).toEqual(['pglite'])
    await expect(restoreFolder(data, planFor(path))).rejects.toThrow(
      `The data folder ${data} is not empty, and nothing was changed. With --replace`,
    )

    const first = await openDatabase({ url: undefined, folder: data })
    expect(await dumpOf(first)).toEqual(await dumpOf(db))
    await first.change('INSERT INTO settings (name, value, changed_at) VALUES ($1, $2, 3)', ['since then', '1'])
    await expect(restoreFolder(data, planFor(path, { replaces: true }))).rejects.toThrow('The data folder is in use')
    // A copy while it is open holds what was committed, and opens as a database of its own.
    const copy = await copyDataFolder(first, data)
    const second = await openDatabase({ url: undefined, folder: copy })
    expect(await dumpOf(second)).toEqual(await dumpOf(first))
    await second.close()
    await first.close()

    const { savedIn } = await restoreFolder(data, planFor(path, { replaces: true }))
    expect(savedIn).toBe(join(data, 'before-restore-20260618-100000'))
    expect(existsSync(join(savedIn ?? '', 'PG_VERSION'))).toBe(true)
    const third = await openDatabase({ url: undefined, folder: data })
    expect(await dumpOf(third)).toEqual(await dumpOf(db))
    await third.close()
  })
})

it('a data folder is not even made for a file that cannot be restored', async () => {
  await withBackupMarket(await openTestDatabase(), async ({ folder }) => {
    await writeFile(join(folder, 'foreign'), 'PGDMP')
    await expect(restoreFolder(join(folder, 'data'), planFor(join(folder, 'foreign')))).rejects.toThrow(
      'This is no backup of Diandu.',
    )
    expect(await readdir(folder)).toEqual(['foreign'])
  })
})

it('a data folder is not copied where the disk has no room for it', async () => {
  await withBackupMarket(await openTestDatabase(), async ({ db, folder }) => {
    await mkdir(join(folder, 'pglite'))
    await writeFile(join(folder, 'pglite', 'file'), 'x')
    await expect(copyDataFolder(db, folder, async () => 1_000_000)).rejects.toThrow(
      'has no room on the disk: 128 MB are needed, 1 MB are free',
    )
    expect(await readdir(folder)).toEqual(['pglite'])
  })
})

describeOnEngine('postgresql', 'Restoring into a database of PostgreSQL', (open) => {
  it('fills an empty one, refuses a filled one, and puts that aside with the word', async () => {
    const market = await open()
    await withBackupMarket(market, async ({ db, snapshot }) => {
      const path = await snapshot()
      await withBlankDatabase('postgresql', async (target) => {
        expect(await restorePostgresql(target, planFor(path))).toMatchObject({ savedIn: null })
        const [wanted, before] = [await dumpOf(db), await dumpOf(target)]
        expect(before).toEqual(wanted)
        await expect(restorePostgresql(target, planFor(path))).rejects.toThrow(
          'The database is not empty, and nothing was changed.',
        )
        expect(await dumpOf(target)).toEqual(before)

        await target.change('INSERT INTO settings (name, value, changed_at) VALUES ($1, $2, 3)', ['since then', '1'])
        const { savedIn } = await restorePostgresql(target, planFor(path, { replaces: true }))
        expect(await dumpOf(target)).toEqual(wanted)
        expect(savedIn).toBe('before_restore_20260618_100000')
        expect(await target.query(`SELECT name FROM ${savedIn}.settings WHERE name = 'since then'`)).toHaveLength(1)
        // The function that protects an order's listing is in the schema of the tables.
        expect(
          await target.query(
            `SELECT pronamespace::regnamespace::text AS place FROM pg_proc WHERE proname = 'refuse_change' AND pronamespace = current_schema()::regnamespace`,
          ),
        ).toHaveLength(1)
        await target.change(`DROP SCHEMA ${savedIn} CASCADE`)
      })
    })
  })

  it('is refused while a server is connected to it', async () => {
    const market = await open()
    await withBlankDatabase('postgresql', async (server) => {
      await server.query('SELECT 1')
      await expect(refuseOtherConnections(market)).rejects.toThrow(
        'A server works on this database: stop it first. Nothing was changed.',
      )
    })
  })

  it('is refused beside a server that DATABASE_URL names otherwise', async () => {
    const market = await open()
    const name = `named_${randomUUID().replaceAll('-', '')}`
    await market.change(`CREATE DATABASE ${name}`)
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = name
    url.searchParams.set('application_name', 'market')
    const mine = await openPostgresql({ url: url.href, maxConnections: 1 })
    await expect(refuseOtherConnections(mine)).resolves.toBeUndefined()
    const server = await openPostgresql({ url: url.href, maxConnections: 1 })
    await expect(refuseOtherConnections(mine)).rejects.toThrow('A server works on this database')
    await Promise.all([mine.close(), server.close()])
    await market.change(`DROP DATABASE ${name} WITH (FORCE)`)
  })
})
