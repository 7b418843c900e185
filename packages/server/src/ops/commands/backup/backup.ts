import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BackupProblem, makeBackup, type MadeBackup } from '../../../backup/index.ts'
import { noteBackup } from '../../../backup-proofs/index.ts'
import { openDatabase } from '../../../database/index.ts'
import { defineCommand } from '../../define-command.ts'
import type { Installation } from '../../installation.ts'
import { done, notDone, type OpsAnswer } from '../../ops-deps.ts'
import { word } from '../../parameters.ts'
import { callServer } from '../../socket/call-server.ts'
import { backupText } from './backup-texts.ts'
import { reportBackupProblem } from './report-backup-problem.ts'

/** Made by the process that was called; beside a server with an embedded database from a copy of its folder. */
export const backup = defineCommand({
  name: 'backup',
  meaning: 'all data of one moment, also while the server runs; checked before it says done',
  notes: ['docs/operations.md says where to keep it, and what to keep apart.'],
  parameters: {
    target: word(
      'FILE|FOLDER',
      'a file that is not there yet, or a folder',
      'Say one file that is not there yet, or a folder: backup /mnt/copies',
    ),
  },
  examples: ['backup /mnt/copies', 'backup /mnt/copies/today.backup'],
  /** The rest is done by the command, so that the server goes on: it says where the copy is, and nothing else. */
  async run(_input, { copyData }) {
    if (copyData === undefined) return notDone('Backups are made by the program itself.')
    return reportBackupProblem(async () => done(await copyData()))
  },
  runOutsideServer: ({ target }, installation) => reportBackupProblem(() => backUp(resolve(target), installation)),
})

async function backUp(target: string, { url, folder, dataKey, nowMs }: Installation): Promise<OpsAnswer> {
  const made = async (from: { readonly url: string | undefined; readonly folder: string }): Promise<MadeBackup> => {
    const db = await openDatabase(from)
    try {
      const { checked, ...backup } = await makeBackup(db, { target, dataKey, nowMs })
      // A copy of an embedded database is thrown away with whatever is written into it.
      if (url !== undefined) await noteBackup(db, { ...backup, ...checked, madeAt: nowMs })
      return { ...backup, checked }
    } finally {
      await db.close()
    }
  }
  if (url !== undefined) return done(backupText(await made({ url, folder }), nowMs))
  const copied = await callServer(folder, ['backup', target])
  if (copied?.exitCode === 0) {
    const copy = copied.text
    try {
      return done(backupText(await made({ url, folder: copy }), nowMs))
    } finally {
      await rm(copy, { recursive: true, force: true })
    }
  }
  if (copied !== null) return copied
  if (!existsSync(join(folder, 'pglite')))
    throw new BackupProblem(
      `There is no database in ${folder}: set DATA_DIR or DATABASE_URL as it is set for the server.`,
    )
  return done(backupText(await made({ url, folder }), nowMs))
}
