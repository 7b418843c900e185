import { DatabaseBusy } from '../database/index.ts'

/** Why a backup cannot be made or restored, in words for the operator. Anything else that is thrown is a bug. */
export class BackupProblem extends Error {}

const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])
const OF_FILES = /^E[A-Z]+$/
/** The embedded engine throws no `Error` for its files, and uses its own error numbers. */
const ENGINE_NO_ROOM = 51

/** Runs `work`, with refusals of the disk reported as a problem with `what`, such as "The backup". */
export async function withDiskProblems<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof BackupProblem) throw error
    if (error instanceof DatabaseBusy)
      throw new BackupProblem(`${what} was broken off: ${error.message}`, { cause: error })
    const {
      code,
      errno,
      message = '',
    } = error as { readonly code?: unknown; readonly errno?: unknown; readonly message?: string }
    // The engine's own statements say it in words.
    if (NO_ROOM.has(code) || errno === ENGINE_NO_ROOM || message.includes('No space left on device'))
      throw new BackupProblem(`${what} has no room on the disk.`, { cause: error })
    if (typeof code === 'string' && OF_FILES.test(code))
      throw new BackupProblem(`${what} is not possible: ${message}.`, { cause: error })
    if (!(error instanceof Error))
      throw new BackupProblem(`${what} is not possible: the embedded engine stopped (${JSON.stringify(error)}).`, {
        cause: error,
      })
    throw error
  }
}
