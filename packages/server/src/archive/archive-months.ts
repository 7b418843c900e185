import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { AUDIT_RETENTION_MS } from '../audit/index.ts'
import type { Database } from '../database/index.ts'
import { endOf, inTurn, monthOf, monthsBefore, type MonthlyTable } from '../monthly-partitions/index.ts'
import type { ModuleDeps } from '../server-module.ts'
import { AUDIT, ENTRIES, type Archivable, type Figures } from './archivable.ts'
import { batchesOf, readWhole, writeArchive, type ArchiveLine, type WrittenArchive } from './archive-file.ts'
import { deleteArchive, freeNameFor, insertArchive, listArchives } from './archive-store.ts'
import { duePartsOf, type ArchiveWork, type DuePart } from './due-parts.ts'
import { archiveMessages, MESSAGES } from './messages/archive-messages.ts'

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
  const limit = endOf(monthsBefore(monthOf(clock.now()), afterMonths + 1))
  const work = { db, folder, nowMs: clock.now() }
  const take = async (table: MonthlyTable, until: number, archive: (due: DuePart) => Promise<void>): Promise<void> => {
    for (const due of await duePartsOf(db, table, until)) {
      await archive(due)
      log.info({ part: due.part }, 'A month went into an archive')
      gone.push(due.part)
    }
  }
  for (const archivable of [ENTRIES, AUDIT])
    await take(archivable.table, Math.min(limit, await readyUntil(db, archivable)), (due) =>
      archivePart(work, archivable, due),
    )
  await take(MESSAGES, limit, (due) => archiveMessages(work, due))
  return gone
}

async function readyUntil(db: Database, { readyUntil: sql }: Archivable): Promise<number> {
  if (sql === undefined) return Number.POSITIVE_INFINITY
  return (await db.query<{ until: number | null }>(sql))[0]?.until ?? 0
}

async function archivePart(
  { db, folder, nowMs }: ArchiveWork,
  archivable: Archivable,
  { part, untilAt }: DuePart,
): Promise<void> {
  const wanted = await figuresIn(db, archivable, part)
  if (wanted.rows === 0) return dropEmpty(db, archivable, part)
  const name = await freeNameFor(db, part, monthOf(untilAt))
  const path = join(folder, `${name}.jsonl.gz`)
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
    await insertArchive(tx, { name, table, untilAt, path, bytes, sha256, ...wanted }, blocks, nowMs)
    if (archivable.note !== undefined) await tx.change(archivable.note(part))
    await tx.script(`ALTER TABLE ${table} DETACH PARTITION ${part}; DROP TABLE ${part}`)
  })
}

const dropEmpty = (db: Database, { table }: Archivable, part: string): Promise<void> =>
  inTurn(db, (tx) => tx.script(`ALTER TABLE ${table.name} DETACH PARTITION ${part}; DROP TABLE ${part}`))

const LINES_OF_A_BLOCK = 1_000
const UNLIMITED = { isolation: 'repeatable read', isUnlimited: true } as const

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
