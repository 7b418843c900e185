import { randomBytes } from 'node:crypto'
import { readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { createManualClock } from '@diandu/core/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DataKey } from '../crypto/index.ts'
import { migrate, readMigrations, type Database } from '../database/index.ts'
import { describeOnEachEngine } from '../database/testing.ts'
import { silentLog, VERSION } from '../kernel/index.ts'
import { keepTablesByMonth } from '../monthly-partitions/index.ts'
import { putTogether } from '../monthly-partitions/testing/put-together.ts'
import { FORMAT_VERSION } from './backup-lines.ts'
import { BackupProblem } from './backup-problem.ts'
import { fillFrom, readBackup, type Restored, type RestorePlan } from './restore-backup.ts'
import { BOX, KEY, MADE_AT, withBackupMarket } from './testing/backup-market.ts'
import { withBlankDatabase } from '../database/testing/blank-database.ts'
import { foldedMigrations } from '../database/testing/folded-migrations.ts'
import { dumpOf } from './testing/dump-of.ts'
import { rewriteBackup } from './testing/rewrite-backup.ts'
import { writeSnapshot } from './write-snapshot.ts'

const OTHER: DataKey = { now: new Uint8Array(32).fill(7), before: [] }
const ENGINES = process.env['TEST_DATABASE_URL'] ? (['pglite', 'postgresql'] as const) : (['pglite'] as const)

const planFor = (path: string, more: Partial<RestorePlan> = {}): RestorePlan => ({
  path,
  replaces: false,
  keepsSessions: true,
  dataKey: KEY,
  nowMs: MADE_AT,
  ...more,
})

async function restoreInto(db: Database, plan: RestorePlan): Promise<Omit<Restored, 'savedIn'>> {
  const read = await readBackup(plan)
  return db.transaction((tx) => fillFrom(db, tx, read, plan))
}

/** Migrations after this number are files of their own, also where the baseline was not one yet. */
const LAST_FOLDED = '0361'

describeOnEachEngine('Restoring a backup', (open) => {
  it.each(ENGINES)('brings every value and every counter back, into %s', async (engine) => {
    await withBackupMarket(await open(), async ({ db, backup }) => {
      const { path, checked } = await backup()
      await withBlankDatabase(engine, async (blank) => {
        expect(await restoreInto(blank, planFor(path))).toMatchObject({
          madeAt: MADE_AT,
          program: VERSION,
          engine: db.engine,
          checked,
          endedSessions: 0,
        })
        expect(await dumpOf(blank)).toEqual(await dumpOf(db))
      })
    })
  })

  it.each(ENGINES)('brings back what is kept by month, into %s, where it is turned again', async (engine) => {
    const keep = (database: Database) =>
      keepTablesByMonth({ db: database, clock: createManualClock(MADE_AT), log: silentLog })
    await withBackupMarket(await open(), async ({ db, backup }) => {
      await keep(db)
      try {
        const { path } = await backup()
        await withBlankDatabase(engine, async (blank) => {
          await restoreInto(blank, planFor(path))
          expect(await dumpOf(blank)).toEqual(await dumpOf(db))
          await keep(blank)
          expect(await dumpOf(blank)).toEqual(await dumpOf(db))
        })
      } finally {
        await putTogether(db)
      }
    })
  })

  it('brings back whatever can stand in a row', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 }).map((words) => words.replaceAll('\0', ''))
    const row = fc.record({
      name: text,
      value: fc.jsonValue(),
      at: fc.maxSafeInteger(),
      bytes: fc.uint8Array(),
      tokens: fc.array(text),
    })
    await withBackupMarket(await open(), async ({ db, snapshot, addPicture }) => {
      await fc.assert(
        fc.asyncProperty(
          fc.uniqueArray(row, { selector: ({ name }) => name, maxLength: 60 }),
          fc.uuid(),
          async (rows, name) => {
            await db.change('DELETE FROM settings')
            for (const { name: key, value, at, bytes, tokens } of rows) {
              await db.change('INSERT INTO settings (name, value, changed_at) VALUES ($1, $2, $3)', [
                key,
                JSON.stringify(value).replaceAll('\\u0000', ''),
                at,
              ])
              await addPicture(`${name} ${key}`, bytes)
              await db.change('UPDATE shops SET tokens = $1, title = $2', [tokens, key])
            }
            const path = await snapshot(name)
            await withBlankDatabase(db.engine, async (blank) => {
              await restoreInto(blank, planFor(path))
              expect(await dumpOf(blank)).toEqual(await dumpOf(db))
            })
          },
        ),
        { numRuns: 2 },
      )
    })
  })

  it('ends every session, unless it is told to keep them (OPB-10)', async () => {
    await withBackupMarket(await open(), async ({ db, snapshot }) => {
      const path = await snapshot()
      await withBlankDatabase(db.engine, async (blank) => {
        expect(await restoreInto(blank, planFor(path, { keepsSessions: false }))).toMatchObject({ endedSessions: 1 })
        expect(await blank.query('SELECT token_hash FROM sessions')).toEqual([])
      })
    })
  })

  it('brings the tables of an older program up to date, and refuses those of a newer or another one', async () => {
    await withBackupMarket(await open(), async ({ db, folder, snapshot }) => {
      const migrations = await readMigrations()
      const older = await withBlankDatabase(db.engine, async (then) => {
        await migrate(then, migrations.slice(0, -3), 7)
        await writeSnapshot(then, join(folder, 'older'), BOX, MADE_AT)
        return join(folder, 'older')
      })
      await withBlankDatabase(db.engine, async (blank) => {
        expect(await restoreInto(blank, planFor(older, { nowMs: 9 }))).toMatchObject({
          checked: { broughtUpToDate: 3 },
        })
        const applied = await blank.query<{ at: number }>(
          'SELECT applied_at AS at FROM schema_migrations ORDER BY name',
        )
        expect(applied.map(({ at }) => at)).toEqual(
          migrations.map((_, place) => (place < migrations.length - 3 ? 7 : 9)),
        )
      })
      const path = await snapshot()
      const withHeader = (change: (header: string) => string) =>
        rewriteBackup(path, ([header = '', ...rest]) => [change(header), ...rest], BOX)
      const refused = async (file: string, words: string): Promise<void> => {
        await withBlankDatabase(db.engine, async (blank) => {
          await expect(restoreInto(blank, planFor(file))).rejects.toThrow(words)
          expect(await dumpOf(blank)).toEqual({ sequences: [] })
        })
      }
      await refused(
        await withHeader((header) => header.replace('"0001-platform"', '"9999-of-tomorrow"')),
        `made by a newer program, version ${VERSION} (it holds 9999-of-tomorrow)`,
      )
      await refused(
        await withHeader((header) => header.replace(`"version":${FORMAT_VERSION}`, `"version":${FORMAT_VERSION + 1}`)),
        'made by a newer program',
      )
      const hostile = await withHeader((header) =>
        header
          .replace(`"program":"${VERSION}"`, `"program":"1\\u001b[2J\\n${'x'.repeat(100)}"`)
          .replace('"0001-platform"', '"\\u001b[31m"'),
      )
      await refused(hostile, `version 1 [2J ${'x'.repeat(57)}… (it holds  [31m): restore`)
      await refused(
        await withHeader((header) => header.replace(/"checksum":"\w{4}/, '"checksum":"0000')),
        'migrations differ from this one’s (0001-platform)',
      )
    })
  })

  it('restores a backup from before the baseline, and none of a part of its migrations', async () => {
    await withBackupMarket(await open(), async ({ db, snapshot }) => {
      const path = await snapshot()
      const folded = (await foldedMigrations()).map((one) => ({ ...one, appliedAt: 0 }))
      const rewritten = (applied: typeof folded) =>
        rewriteBackup(
          path,
          ([header = '', ...rest]) => {
            const stored = JSON.parse(header) as { readonly migrations: typeof folded }
            const since = stored.migrations.filter(({ name }) => name > LAST_FOLDED)
            return [JSON.stringify({ ...stored, migrations: [...applied, ...since] }), ...rest]
          },
          BOX,
        )
      await withBlankDatabase(db.engine, async (blank) => {
        await restoreInto(blank, planFor(await rewritten(folded)))
        expect(await dumpOf(blank)).toEqual(await dumpOf(db))
        await expect(readBackup(planFor(await rewritten(folded.slice(1))))).rejects.toThrow('holds only a part')
      })
    })
  })

  it('refuses what is cut, changed, foreign or not there, before anything is touched', async () => {
    await withBackupMarket(await open(), async ({ snapshot, folder, addPicture }) => {
      await addPicture('more', randomBytes(50_000))
      const path = await snapshot()
      const bytes = (await stat(path)).size
      const reads = (file: string) => readBackup(planFor(file))
      const { inspected: whole } = await reads(path)
      const copied = async (change: (bytes: Buffer) => Buffer): Promise<string> => {
        const other = join(folder, 'other')
        await writeFile(other, change(await readFile(path)))
        return other
      }
      for (const end of [bytes - 1, bytes - 9, Math.floor(bytes / 2), 30]) {
        const cut = await copied((data) => data)
        await truncate(cut, end)
        await expect(reads(cut), `cut at ${end}`).rejects.toThrow('This backup was cut off')
      }
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 10, max: bytes - 1 }),
          fc.integer({ min: 1, max: 255 }),
          async (place, by) => {
            const changed = await copied((data) => (data.writeUInt8((data[place] ?? 0) ^ by, place), data))
            // Some bits of a packed file mean nothing: then what comes out is the same.
            const { end } = await reads(changed).then(
              ({ inspected }) => inspected,
              (error: unknown) => ({ end: error }),
            )
            expect(end instanceof BackupProblem || isDeepStrictEqual(end, whole.end), String(end)).toBe(true)
          },
        ),
        { numRuns: 60 },
      )
      const without = (what: string) => rewriteBackup(path, (lines) => lines.filter((line) => !line.includes(what)))
      await expect(reads(await without('"buyer"'))).rejects.toThrow('This backup was changed')
      await expect(reads(await without('"end":'))).rejects.toThrow('This backup was cut off')
      await expect(reads(await rewriteBackup(path, (lines) => [...lines, '["more"]']))).rejects.toThrow(
        'This backup was changed',
      )
      await expect(reads(await rewriteBackup(path, (lines) => lines.toSpliced(1, 0, '["no table"]')))).rejects.toThrow(
        'This backup was changed',
      )
      for (const foreign of [
        Buffer.from('PGDMP'),
        Buffer.alloc(0),
        gzipSync('hello\n'),
        gzipSync('{"format":"another"}\n'),
        randomBytes(300),
      ]) {
        const file = await copied(() => foreign)
        await expect(reads(file), foreign.toString('latin1').slice(0, 9)).rejects.toThrow(
          foreign.length === 0 ? /no backup|cut off/ : 'This is no backup of Diandu.',
        )
      }
      await expect(reads(join(folder, 'nowhere'))).rejects.toThrow('ENOENT')
      await expect(reads(folder)).rejects.toThrow('is not possible: EISDIR')
    })
  })

  it('fills nothing from a file that was exchanged after it was read', async () => {
    await withBackupMarket(await open(), async ({ db, snapshot }) => {
      const path = await snapshot()
      await withBlankDatabase(db.engine, async (blank) => {
        const read = await readBackup(planFor(path))
        const other = await rewriteBackup(
          path,
          (lines) => lines.map((line) => line.replace('"seller"', '"sellex"')),
          BOX,
        )
        await expect(blank.transaction((tx) => fillFrom(blank, tx, read, planFor(other)))).rejects.toThrow(
          'This backup was changed',
        )
        expect(await dumpOf(blank)).toEqual({ sequences: [] })
      })
    })
  })

  it('names the setting where the key is another one, and takes a key of before', async () => {
    await withBackupMarket(await open(), async ({ db, snapshot, addPicture }) => {
      const path = await snapshot()
      await expect(readBackup(planFor(path, { dataKey: OTHER }))).rejects.toThrow(
        'another DATA_KEY: set DATA_KEY as it was set there, or name that key in DATA_KEYS_BEFORE',
      )
      const changed: DataKey = { now: OTHER.now, before: [KEY.now] }
      await addPicture('sealed since', Buffer.from('x'), changed)
      const later = await snapshot('later', changed)
      await withBlankDatabase(db.engine, async (blank) => {
        // The file is signed with the new key, and most in it is sealed with the old one.
        await expect(restoreInto(blank, planFor(later, { dataKey: OTHER }))).rejects.toThrow(
          'Neither DATA_KEY nor DATA_KEYS_BEFORE opens',
        )
        expect(await dumpOf(blank)).toEqual({ sequences: [] })
        expect(await restoreInto(blank, planFor(later, { dataKey: changed }))).toMatchObject({ checked: { seals: 2 } })
      })
    })
  })
})
