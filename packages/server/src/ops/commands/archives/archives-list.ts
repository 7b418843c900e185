import { listArchives } from '../../../archive/index.ts'
import { defineCommand } from '../../define-command.ts'
import { done } from '../../ops-deps.ts'
import { tableText } from '../../texts/table-text.ts'
import { time } from '../../texts/value-texts.ts'

export const archivesList = defineCommand({
  name: 'archives list',
  meaning: 'the months that were written out of the database, and where their files lie',
  notes: ['"books check --whole" reads each file and compares it with its digest.'],
  parameters: {},
  examples: ['archives list'],
  async run(_input, { db }) {
    const archives = await listArchives(db)
    if (archives.length === 0) return done('No month is in an archive.')
    return done(
      tableText(
        ['ARCHIVE', 'OF', 'UNTIL', 'ROWS', 'BYTES', 'FILE', 'SHA-256'],
        archives.map(({ name, table, untilAt, rows, bytes, path, sha256 }) => [
          name,
          table,
          time(untilAt),
          String(rows),
          String(bytes),
          path,
          sha256,
        ]),
      ),
    )
  },
})
