import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database.ts'
import { migrate, readMigrations } from '../migrate.ts'
import { openPGliteFrom } from '../engines/open-pglite.ts'

const CACHE = fileURLToPath(new URL('../../../../../.cache/test-database/', import.meta.url))

export async function migratedPGlite(): Promise<Database> {
  const database = await blankPGlite()
  await migrate(database, await readMigrations(), 0)
  return database
}

/** An engine without any table, for what makes them itself. */
export const blankPGlite = async (): Promise<Database> => openPGliteFrom(await blankDump())

/** Making a PGlite takes seconds, filling one from a dump a moment: the dump of a blank one is kept between runs. */
async function blankDump(): Promise<Blob> {
  const path = join(CACHE, `blank-pglite-${await pgliteVersion()}.tar`)
  const stored = await readFile(path).catch(() => null)
  if (stored !== null) return new Blob([stored])
  const blank = await PGlite.create()
  const dump = await blank.dumpDataDir('none')
  await blank.close()
  await mkdir(CACHE, { recursive: true })
  // Written aside and moved, because several workers may be doing the same.
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, new Uint8Array(await dump.arrayBuffer()))
  await rename(draft, path)
  return dump
}

async function pgliteVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(join(dirname(entry), '../package.json'), 'utf8')) as { version: string }
  return version
}
