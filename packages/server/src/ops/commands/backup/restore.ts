import { resolve } from 'node:path'
import { refuseOtherConnections, restoreFolder, restorePostgresql, type Restored } from '../../../backup/index.ts'
import { openDatabase } from '../../../database/index.ts'
import { defineCommand } from '../../define-command.ts'
import type { Installation } from '../../installation.ts'
import { done, notDone } from '../../ops-deps.ts'
import { flag, word } from '../../parameters.ts'
import { restoredText } from './backup-texts.ts'
import { reportBackupProblem } from './report-backup-problem.ts'

export const restore = defineCommand({
  name: 'restore',
  meaning: 'restores a backup into an empty installation whose server is stopped; everybody logs in again',
  notes: ['docs/operations.md goes through it step by step.'],
  parameters: {
    path: word(
      'FILE',
      'a file that "backup" made',
      'Say one file that "backup" made: restore /mnt/copies/diandu-20261122-201500.backup',
    ),
    replace: flag('puts aside what is there'),
    keepSessions: flag('who was logged in then still is'),
  },
  examples: [
    'restore /mnt/copies/diandu-20261122-201500.backup',
    'restore /mnt/copies/diandu-20261122-201500.backup --replace --keep-sessions',
  ],
  run: async () => notDone('Stop the server first: its data cannot be replaced while it runs.'),
  runOutsideServer: ({ path, replace, keepSessions }, installation) =>
    reportBackupProblem(async () =>
      done(
        restoredText(
          await restoreBackup({ path: resolve(path), replaces: replace, keepsSessions: keepSessions }, installation),
          installation,
        ),
      ),
    ),
})

async function restoreBackup(
  choice: { readonly path: string; readonly replaces: boolean; readonly keepsSessions: boolean },
  { url, folder, dataKey, nowMs }: Installation,
): Promise<Restored> {
  const plan = { ...choice, dataKey, nowMs }
  if (url === undefined) return restoreFolder(folder, plan)
  const db = await openDatabase({ url, folder })
  try {
    await refuseOtherConnections(db)
    return await restorePostgresql(db, plan)
  } finally {
    await db.close()
  }
}
