import { BackupProblem } from '../../../backup/index.ts'
import { notDone, type OpsAnswer } from '../../ops-deps.ts'

/** The answer of `work`, or the reason why a backup or a restore could not be done. */
export async function reportBackupProblem(work: () => Promise<OpsAnswer>): Promise<OpsAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupProblem) return notDone(error.message)
    throw error
  }
}
