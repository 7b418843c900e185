import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { migrate, readMigrations } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { PRICE_FEN } from '../orders/testing/open-market.ts'
import { makeBackup } from './make-backup.ts'
import { snapshotLines } from './snapshot-lines.ts'
import { BOX, KEY, MADE_AT, withBackupMarket } from './testing/backup-market.ts'
import { withBlankDatabase, withBlankPGlite } from '../database/testing/blank-database.ts'

describeOnEachEngine('Making a backup', (open) => {
  it('counts what it checked, and gives the file its name and no other user access to it (OPB-1)', async () => {
    await withBackupMarket(await open(), async ({ backup, folder }) => {
      const { path, bytes, checked } = await backup()
      expect(path).toBe(join(folder, 'diandu-20260618-100000.backup'))
      expect(await readdir(folder)).toEqual(['diandu-20260618-100000.backup'])
      expect((await stat(path)).mode & 0o777).toBe(0o600)
      expect((await stat(path)).size).toBe(bytes)
      const lines = gunzipSync(await readFile(path))
        .toString('utf8')
        .trimEnd()
        .split('\n')
      expect(checked).toMatchObject({
        rows: lines.filter((line) => line.startsWith('[')).length,
        seals: 1,
        broughtUpToDate: 0,
      })
      expect(checked.postings).toBeGreaterThan(1)
      expect(checked.rows).toBeGreaterThan(10)
    })
  })

  it('holds one moment, whatever is paid while it is made (OPB-1)', async () => {
    await withBackupMarket(await open(), async ({ backup, credit, addShop, placed, pay }) => {
      for (let number = 0; number < 10; number += 1) await addShop(`shop-${number}`)
      await credit('buyer', 100 * PRICE_FEN)
      const buy = async (number: number): Promise<void> =>
        void (await pay('buyer', (await placed('buyer', `shop-${number}`)).id, 'full', PRICE_FEN * 1.1))
      const [{ checked }] = await Promise.all([backup(), ...Array.from({ length: 10 }, (_, number) => buy(number))])
      expect(checked.postings).toBeGreaterThan(2)
    })
  })

  it.each([
    [
      'books that do not balance',
      'The books of this backup do not balance',
      'UPDATE accounts SET balance_fen = balance_fen + 1',
    ],
    ['a seal that no key opens', 'DATA_KEYS_BEFORE', `UPDATE picture_bytes SET sealed = '\\x0102'`],
  ])('tells %s, and gives what it wrote no name of a backup (OPB-1)', async (_what, words, fault) => {
    await withBackupMarket(await open(), async ({ backup, folder, db }) => {
      await db.change(fault)
      await expect(backup()).rejects.toThrow(words)
      expect(await readdir(folder)).toEqual(['diandu-20260618-100000.backup.unsound'])
    })
  })

  it('says that a disk is full, and leaves nothing there', async ({ skip }) => {
    await withBackupMarket(await open(), async ({ backup, folder, addPicture }) => {
      const full = join(folder, 'full')
      await mkdir(full)
      try {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', full], { stdio: 'ignore' })
      } catch {
        return skip('a small disk cannot be made here: that takes Linux and root')
      }
      try {
        await addPicture('large', randomBytes(500_000))
        await expect(backup(full)).rejects.toThrow('The backup has no room on the disk.')
        expect(await readdir(full)).toEqual([])
      } finally {
        execFileSync('umount', [full])
      }
    })
  })

  it('does not write over a file, nor into a folder that is not there', async () => {
    await withBackupMarket(await open(), async ({ backup, folder }) => {
      const taken = join(folder, 'taken')
      await writeFile(taken, 'mine')
      await expect(backup(taken)).rejects.toThrow('is there already')
      await expect(backup(join(folder, 'nowhere', 'file'))).rejects.toThrow('There is no folder')
      expect([await readdir(folder), await readFile(taken, 'utf8')]).toEqual([['taken'], 'mine'])
    })
  })

  it('reads few rows at a time where they are large', async () => {
    await withBackupMarket(await open(), async ({ db, addPicture }) => {
      for (let number = 0; number < 30; number += 1) await addPicture(`picture ${number}`, randomBytes(1000))
      const names = (
        await db.query<{ name: string }>(
          `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`,
        )
      ).map(({ name }) => name)
      const max = await db.transaction(
        async (tx) => {
          let rows = 0
          for await (const chunk of snapshotLines(tx, names, { engine: db.engine, box: BOX, nowMs: MADE_AT })) {
            if (chunk.includes('image/png')) rows = Math.max(rows, chunk.split('\n').length - 1)
          }
          return rows
        },
        { isolation: 'repeatable read' },
      )
      expect(max).toBe(8)
    })
  })

  it('leaves out the table that tells whether there is room, and never holds it', async () => {
    await withBackupMarket(await open(), async ({ db }) => {
      const names = (
        await db.query<{ name: string }>(
          `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`,
        )
      ).map(({ name }) => name)
      const held = `SELECT DISTINCT relation::regclass::text AS name FROM pg_locks WHERE pid = pg_backend_pid() AND relation IN ('disk_probes'::regclass, 'postings'::regclass)`
      await db.transaction(
        async (tx) => {
          for await (const chunk of snapshotLines(tx, names, { engine: db.engine, box: BOX, nowMs: MADE_AT }))
            expect(chunk).not.toContain('"disk_probes"')
          expect(await tx.query(held)).toEqual([{ name: 'postings' }])
        },
        { isolation: 'repeatable read' },
      )
    })
  })

  it('checks the tables of an older program as this one would use them', async () => {
    await withBackupMarket(await open(), async ({ db, folder }) => {
      const migrations = await readMigrations()
      await withBlankDatabase(db.engine, async (older) => {
        await migrate(older, migrations.slice(0, -3), 7)
        const { checked } = await makeBackup(older, {
          target: folder,
          dataKey: KEY,
          nowMs: MADE_AT,
          withScratch: withBlankPGlite,
        })
        expect(checked).toMatchObject({ rows: 0, broughtUpToDate: 3 })
      })
    })
  })

  it('says so where there is nothing to back up', async () => {
    await withBackupMarket(await open(), async ({ db, folder }) => {
      const plan = { target: folder, dataKey: KEY, nowMs: MADE_AT, withScratch: withBlankPGlite }
      await withBlankDatabase(db.engine, (blank) =>
        expect(makeBackup(blank, plan)).rejects.toThrow('this database is empty'),
      )
    })
  })
})
