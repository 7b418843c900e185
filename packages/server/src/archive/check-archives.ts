import type { Database } from '../database/index.ts'
import { AUDIT, ENTRIES } from './archivable.ts'
import { readWhole } from './archive-file.ts'
import { blocksOf, listArchives } from './archive-store.ts'

/** Each archive that is not what was written, or that cannot be read. */
export async function checkArchives(db: Database): Promise<readonly string[]> {
  const complaints: string[] = []
  for (const archive of await listArchives(db)) {
    const { figuresOf } = archive.table === ENTRIES.table.name ? ENTRIES : AUDIT
    let [rows, sumFen] = [0, 0]
    try {
      await readWhole(archive.path, { sha256: archive.sha256, blocks: await blocksOf(db, archive.name) }, (line) => {
        const has = figuresOf(line)
        rows += has.rows
        sumFen += has.sumFen
      })
      if (rows !== archive.rows || sumFen !== archive.sumFen)
        complaints.push(
          `Archive ${archive.name} holds ${rows} rows of ${sumFen} fen, and ${archive.rows} of ${archive.sumFen} were written.`,
        )
    } catch (error) {
      complaints.push(
        `Archive ${archive.name} in ${archive.path} is not what was written: ${error instanceof Error ? error.message : String(error)}`,
      )
    }
  }
  return complaints
}
