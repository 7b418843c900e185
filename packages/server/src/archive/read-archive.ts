import type { Span } from '@diandu/core/wallet'
import { auditLinesOf, type AuditLine } from '../audit/index.ts'
import type { Queries } from '../database/index.ts'
import type { ArchivedPosting } from './archivable.ts'
import { readBlock, withArchive, type ArchiveBlock, type ArchiveLine } from './archive-file.ts'
import { blocksOf, listArchives, placesOf, type Archive } from './archive-store.ts'

/** The archive that holds the requested data cannot be read now. */
export class ArchiveAway extends Error {}

/**
 * The movements of money of an account that are in archives, the oldest first; none of them where it has none
 * there.
 */
export async function archivedPostingsOf(db: Queries, account: string): Promise<readonly ArchivedPosting[]> {
  const found: ArchivedPosting[] = []
  for (const place of await placesOf(db, 'entries', account))
    for (const { key, row } of await linesAt(place)) if (key === account) found.push(row as ArchivedPosting)
  return found
}

/** The lines of one piece of an archive. */
export const linesAt = async ({
  path,
  ...block
}: Pick<ArchiveBlock, 'atByte' | 'bytes'> & { readonly path: string }): Promise<readonly ArchiveLine[]> =>
  (await orAway(path, () => withArchive(path, (file) => readBlock(file, block)))).lines

/** Every row of an archive, unchanged. */
async function archivedRows(db: Queries, archive: Archive): Promise<readonly unknown[]> {
  const rows: unknown[] = []
  const blocks = await blocksOf(db, archive.name)
  await orAway(archive.path, () =>
    withArchive(archive.path, async (file) => {
      for (const block of blocks) rows.push(...(await readBlock(file, block)).lines.map(({ row }) => row))
    }),
  )
  return rows
}

/** Whatever is wrong with the file, what it holds is away. */
export async function orAway<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new ArchiveAway(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}

/** Refused requests of some days, wherever they are, the newest first. */
export async function everyAuditLine(db: Queries, span: Span): Promise<readonly AuditLine[]> {
  const archives = (await listArchives(db)).filter(
    ({ table, untilAt }) => table === 'audit_lines' && untilAt > span.from,
  )
  const old: AuditLine[] = []
  for (const archive of archives) old.push(...((await archivedRows(db, archive)) as readonly AuditLine[]))
  const within = old.filter(({ at }) => at >= span.from && at <= span.until)
  return [...(await auditLinesOf(db, span)), ...within.toReversed()]
}
