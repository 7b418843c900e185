import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Transaction } from '../../database/index.ts'
import { inTurn, monthlyTable, monthOf, partOther } from '../../monthly-partitions/index.ts'
import { batchesOf, readBlock, readWhole, withArchive, writeArchive, type ArchiveLine } from '../archive-file.ts'
import { blocksOf, freeNameFor, insertArchive, listArchives, type Archive } from '../archive-store.ts'
import type { ArchiveWork, DuePart } from '../due-parts.ts'
import { idsIn, sealMessages } from './message-lines.ts'

export const MESSAGES = monthlyTable('inbox_messages')

/**
 * Writes the messages of a month out of the database. People go on reading them, mark them as read and close their
 * accounts meanwhile: so what is in the file leaves the table a few rows at a time, each as a line of
 * `archived_messages` in the same moment. Where it was broken off it goes on.
 */
export async function archiveMessages(work: ArchiveWork, due: DuePart): Promise<void> {
  const { db } = work
  const begun = (await listArchives(db)).find(
    ({ table, untilAt }) => table === MESSAGES.name && untilAt === due.untilAt,
  )
  const archive = begun ?? (await writeMonth(work, due))
  if (archive !== undefined) await moveOut(db, due, archive)
  await dropPart(db, due)
}

/** Its file, read back and noted; undefined where there is nothing to write. */
export async function writeMonth(
  { db, folder, nowMs }: ArchiveWork,
  { part, untilAt }: DuePart,
): Promise<Archive | undefined> {
  const name = await freeNameFor(db, part, monthOf(untilAt))
  // Two that work on one month, one of them taken for dead, must not write into one file.
  const path = join(folder, `${name}-${randomBytes(4).toString('hex')}.jsonl.gz`)
  // Before the messages are read, so that an account that is closed from now on finds its key.
  await db.transaction((tx) => tx.change(makeKeys(part), [name]), { isUnlimited: true })
  const { rows, ...written } = await db.transaction(async (tx) => {
    const [counted] = await tx.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${part}`)
    await tx.script(`DECLARE lines NO SCROLL CURSOR FOR ${linesOf(part, name)}`)
    return {
      rows: counted?.rows ?? 0,
      ...(await writeArchive(
        path,
        batchesOf(() => nextLines(tx)),
      )),
    }
  }, UNLIMITED)
  try {
    await refuseOther(path, written, rows)
    if (rows === 0) {
      await rm(path, { force: true })
      return undefined
    }
    const { bytes, sha256, blocks } = written
    const archive = { name, table: MESSAGES.name, untilAt, path, bytes, sha256, rows, sumFen: 0 }
    await db.transaction((tx) => insertArchive(tx, archive, blocks, nowMs))
    return archive
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

const UNLIMITED = { isolation: 'repeatable read', isUnlimited: true } as const
/** Of people; each has all of their month. */
const LINES_OF_A_BLOCK = 100

const nextLines = async (tx: Transaction): Promise<readonly ArchiveLine[]> =>
  (await tx.query<ArchiveLine>(`FETCH ${LINES_OF_A_BLOCK} FROM lines`)).map(sealMessages)

/** By chance, as PostgreSQL draws it for what must not be guessed. */
const makeKeys = (part: string): string =>
  `INSERT INTO archived_message_keys (user_id, archive, seal_key)
   SELECT user_id, $1::text, encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex')
   FROM (SELECT DISTINCT user_id FROM ${part}) people ON CONFLICT DO NOTHING`

const linesOf = (part: string, name: string): string =>
  `SELECT m.user_id AS key, json_build_object('sealKey', k.seal_key,
     'messages', json_agg(json_build_object('id', m.id, 'subject', m.subject, 'figures', m.figures) ORDER BY m.place)) AS row
   FROM ${part} m JOIN archived_message_keys k ON k.user_id = m.user_id AND k.archive = '${name}'
   GROUP BY m.user_id, k.seal_key ORDER BY m.user_id COLLATE "C"`

async function refuseOther(path: string, written: Parameters<typeof readWhole>[1], wanted: number): Promise<void> {
  let has = 0
  await readWhole(path, written, (line) => {
    has += idsIn(line).length
  })
  if (has !== wanted) throw new Error(`${path} holds ${has} messages, and ${wanted} were to be archived.`)
}

const ROWS_AT_ONCE = 1_000

/** Moves out only messages that the file holds. */
async function moveOut(db: Database, { part }: DuePart, { name, path }: Archive): Promise<void> {
  const blocks = await blocksOf(db, name)
  await withArchive(path, async (file) => {
    for (const block of blocks) {
      const { lines } = await readBlock(file, block)
      const rows = lines.flatMap((line) => idsIn(line).map((id) => ({ userId: line.key, id })))
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
        const some = rows.slice(from, from + ROWS_AT_ONCE)
        await db.change(moveFrom(part), [some.map(({ userId }) => userId), some.map(({ id }) => id), name])
      }
    }
  })
}

const moveFrom = (part: string): string =>
  `WITH gone AS (
     DELETE FROM ${part} m USING unnest($1::text[], $2::text[]) AS filed (user_id, id)
     WHERE m.user_id = filed.user_id AND m.id = filed.id
     RETURNING m.user_id, m.id, m.event_key, m.event, m.kind, m.at, m.place, m.read_at)
   INSERT INTO archived_messages (user_id, id, event_key, event, kind, at, place, read_at, archive)
   SELECT user_id, id, event_key, event, kind, at, place, read_at, $3::text FROM gone`

/** Messages written into the month after its file was made stay in the database, in the default partition. */
const dropPart = (db: Database, { part }: DuePart): Promise<void> =>
  inTurn(db, async (tx) => {
    const other = partOther(MESSAGES)
    await tx.script(`ALTER TABLE ${MESSAGES.name} DETACH PARTITION ${part}`)
    const [late] = await tx.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${part}`)
    if (late !== undefined && late.rows > 0) {
      // To the trigger they would count as sent already.
      await tx.script(`ALTER TABLE ${other} DISABLE TRIGGER USER`)
      const kept = await tx.change(`INSERT INTO ${other} SELECT * FROM ${part}`)
      await tx.script(`ALTER TABLE ${other} ENABLE TRIGGER USER`)
      if (kept !== late.rows) throw new Error(`${part} holds ${late.rows} late messages, and ${kept} were kept.`)
    }
    await tx.script(`DROP TABLE ${part}`)
  })
