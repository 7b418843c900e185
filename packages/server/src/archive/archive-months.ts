import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AUDIT_RETENTION_MS } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import { inTurn, isKeptByMonth, monthOf, monthsBefore, endOf, partsOf } from '../months/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { AUDIT, ENTRIES, type Archivable, type Figures } from './archivable.ts'
import { readWhole, writeArchive, type ArchiveLine, type WrittenArchive } from './archive-file.ts'
import { deleteArchive, insertArchive, listArchives } from './archive-store.ts'

/** Where archives lie, and how many whole months stay in the database beside the present one. */
export interface ArchivePlan {
  readonly folder: string
  readonly afterMonths: number
}

/**
 * Writes what is older than the plan says out of the database, the oldest month first. A month leaves the database only
 * when its file was read back and holds every row. Answers what went.
 */
export async function archiveMonths(
  { db, clock, log }: Pick<ModuleDeps, 'db' | 'clock' | 'log'>,
  { folder, afterMonths }: ArchivePlan,
): Promise<readonly string[]> {
  const gone: string[] = []
  for (const archivable of [ENTRIES, AUDIT]) {
    if (!(await isKeptByMonth(db, archivable.table))) continue
    const limit = endOf(monthsBefore(monthOf(clock.now()), afterMonths + 1))
    const ready = await readyUntil(db, archivable)
    for (const { part, until } of await partsOf(db, archivable.table)) {
      const untilAt = Number(until)
      if (until === null || untilAt > Math.min(limit, ready)) break
      await archivePart({ db, folder, nowMs: clock.now() }, archivable, part, untilAt)
      log.info({ part }, 'A month went into an archive')
      gone.push(part)
    }
  }
  return gone
}

async function readyUntil(db: Database, { readyUntil: sql }: Archivable): Promise<number> {
  if (sql === undefined) return Number.POSITIVE_INFINITY
  return (await db.query<{ until: number | null }>(sql))[0]?.until ?? 0
}

interface Work {
  readonly db: Database
  readonly folder: string
  readonly nowMs: number
}

async function archivePart(
  { db, folder, nowMs }: Work,
  archivable: Archivable,
  part: string,
  untilAt: number,
): Promise<void> {
  const path = join(folder, `${part}.jsonl.gz`)
  const wanted = await figuresIn(db, archivable, part)
  if (wanted.rows === 0) return dropEmpty(db, archivable, part)
  const written = await db.transaction(async (tx) => {
    await tx.script(`DECLARE lines NO SCROLL CURSOR FOR ${archivable.lines(part)}`)
    return writeArchive(
      path,
      batchesOf(() => tx.query<ArchiveLine>(`FETCH ${LINES_OF_A_BLOCK} FROM lines`)),
    )
  }, UNLIMITED)
  await refuseOther(path, written, archivable, wanted)
  await inTurn(db, async (tx) => {
    await tx.script(`LOCK TABLE ${part} IN SHARE MODE`)
    if (!isSame(await figuresIn(tx, archivable, part), wanted))
      throw new Error(`${part} changed while it was archived.`)
    const { name: table } = archivable.table
    const { bytes, sha256, blocks } = written
    await insertArchive(tx, { name: part, table, untilAt, path, bytes, sha256, ...wanted }, blocks, nowMs)
    if (archivable.note !== undefined) await tx.change(archivable.note(part))
    await tx.script(`ALTER TABLE ${table} DETACH PARTITION ${part}; DROP TABLE ${part}`)
  })
}

const dropEmpty = (db: Database, { table }: Archivable, part: string): Promise<void> =>
  inTurn(db, (tx) => tx.script(`ALTER TABLE ${table.name} DETACH PARTITION ${part}; DROP TABLE ${part}`))

const LINES_OF_A_BLOCK = 1_000
const UNLIMITED = { isolation: 'repeatable read', isUnlimited: true } as const

async function* batchesOf(next: () => Promise<readonly ArchiveLine[]>): AsyncGenerator<readonly ArchiveLine[]> {
  for (let lines = await next(); lines.length > 0; lines = await next()) yield lines
}

async function figuresIn(db: Pick<Database, 'query'>, { figures }: Archivable, part: string): Promise<Figures> {
  const [found] = await db.query<Figures>(figures(part))
  return found ?? { rows: 0, sumFen: 0 }
}

const isSame = (one: Figures, other: Figures): boolean => one.rows === other.rows && one.sumFen === other.sumFen

/** Before anything is dropped: the file is read as it lies on the disk. */
async function refuseOther(
  path: string,
  written: WrittenArchive,
  { figuresOf }: Archivable,
  wanted: Figures,
): Promise<void> {
  let has: Figures = { rows: 0, sumFen: 0 }
  await readWhole(path, written, (line) => {
    const { rows, sumFen } = figuresOf(line)
    has = { rows: has.rows + rows, sumFen: has.sumFen + sumFen }
  })
  if (isSame(has, wanted)) return
  await rm(path, { force: true })
  throw new Error(
    `${path} holds ${has.rows} rows of ${has.sumFen} fen, and ${wanted.rows} of ${wanted.sumFen} were to be archived.`,
  )
}

/** Refused requests are kept half a year, wherever they are. */
export async function forgetArchives({ db, clock }: Pick<ModuleDeps, 'db' | 'clock'>): Promise<void> {
  for (const { name, path, untilAt, table } of await listArchives(db)) {
    if (table !== AUDIT.table.name || untilAt > clock.now() - AUDIT_RETENTION_MS) continue
    await rm(path, { force: true })
    await deleteArchive(db, name)
  }
}
