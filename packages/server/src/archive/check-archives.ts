import type { Database } from '../database/index.ts'
import { AUDIT, ENTRIES, type Archivable } from './archivable.ts'
import { readWhole } from './archive-file.ts'
import { blocksOf, listArchives } from './archive-store.ts'
import { MESSAGES } from './messages/archive-messages.ts'
import { idsIn } from './messages/message-lines.ts'

const FIGURES_OF: ReadonlyMap<string, Archivable['figuresOf']> = new Map([
  [ENTRIES.table.name, ENTRIES.figuresOf],
  [AUDIT.table.name, AUDIT.figuresOf],
  [MESSAGES.name, (line) => ({ rows: idsIn(line).length, sumFen: 0 })],
])

/** Each archive that is not what was written, or that cannot be read. */
export async function checkArchives(db: Database): Promise<readonly string[]> {
  const complaints: string[] = []
  for (const archive of await listArchives(db)) {
    const figuresOf = FIGURES_OF.get(archive.table)
    if (figuresOf === undefined) throw new Error(`${archive.table} is in an archive that nobody can read.`)
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
