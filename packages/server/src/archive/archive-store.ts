import { insertRow, type Queries } from '../database/index.ts'
import type { ArchiveBlock } from './archive-file.ts'

export interface Archive {
  readonly name: string
  readonly table: string
  /** The instant until which its rows are. */
  readonly untilAt: number
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  readonly rows: number
  readonly sumFen: number
}

const COLUMNS = `name, of_table AS "table", until_at, path, bytes, sha256, table_rows AS rows, sum_fen`

/** The oldest month first. */
export const listArchives = (db: Queries): Promise<readonly Archive[]> =>
  db.query<Archive>(`SELECT ${COLUMNS} FROM archives ORDER BY of_table, until_at`)

export async function insertArchive(
  db: Queries,
  { name, table, untilAt, path, bytes, sha256, rows, sumFen }: Archive,
  blocks: readonly ArchiveBlock[],
  nowMs: number,
): Promise<void> {
  await insertRow(db, 'archives', {
    name,
    ofTable: table,
    untilAt,
    path,
    bytes,
    sha256,
    tableRows: rows,
    sumFen,
    archivedAt: nowMs,
  })
  await db.change(
    `INSERT INTO archive_blocks (archive, at_byte, bytes, first_key, last_key)
     SELECT $1, * FROM unnest($2::int8[], $3::int4[], $4::text[], $5::text[])`,
    [
      name,
      blocks.map(({ atByte }) => atByte),
      blocks.map((block) => block.bytes),
      blocks.map(({ firstKey }) => firstKey),
      blocks.map(({ lastKey }) => lastKey),
    ],
  )
}

export const blocksOf = (db: Queries, name: string): Promise<readonly ArchiveBlock[]> =>
  db.query<ArchiveBlock>(
    `SELECT at_byte, bytes, first_key, last_key FROM archive_blocks WHERE archive = $1 ORDER BY at_byte`,
    [name],
  )

/** The pieces in which lines of a key may be, with their files, of all archives or of some; the oldest first. */
export const placesOf = (
  db: Queries,
  table: string,
  key: string,
  archives: readonly string[] | null = null,
): Promise<readonly (Pick<ArchiveBlock, 'atByte' | 'bytes'> & { readonly archive: string; readonly path: string })[]> =>
  db.query(
    `SELECT a.name AS archive, a.path, b.at_byte, b.bytes FROM archives a JOIN archive_blocks b ON b.archive = a.name
     WHERE a.of_table = $1 AND b.last_key >= $2 AND b.first_key <= $2 AND ($3::text[] IS NULL OR a.name = ANY($3::text[]))
     ORDER BY a.until_at, b.at_byte`,
    [table, key, archives],
  )

/**
 * A name for the archive of a part. After a restore a table is turned again, and its first part has the name of one
 * that lies in an archive already.
 */
export async function freeNameFor(db: Queries, part: string, month: string): Promise<string> {
  const taken = await db.query('SELECT 1 FROM archives WHERE name = $1', [part])
  return taken.length === 0 ? part : `${part}_until_${month.replace('-', '_')}`
}

/** Until when a table is in archives; 0 where it is in none. */
export async function archivedUntil(db: Queries, table: string): Promise<number> {
  const [found] = await db.query<{ until: number }>(
    'SELECT coalesce(max(until_at), 0) AS until FROM archives WHERE of_table = $1',
    [table],
  )
  return found?.until ?? 0
}

export async function deleteArchive(db: Queries, name: string): Promise<void> {
  await db.change('DELETE FROM archive_blocks WHERE archive = $1', [name])
  await db.change('DELETE FROM archives WHERE name = $1', [name])
}
