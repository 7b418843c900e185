import { FolderTrouble } from './database/index.ts'
import type { Step } from './process/prepare-in-child.ts'
import { readSettings } from './settings.ts'
import { prepareData } from './start-server.ts'

/*
 * Runs in a process of its own, before the server of a first start: what inventing a market takes is given back with
 * its end.
 */

const tell = (steps: Step): void => void process.send?.(steps)

// The process that began it is gone: what was done is undone, and the next start begins again.
const giveUp = (): void => process.exit(1)
process.on('disconnect', giveUp)
try {
  await prepareData(readSettings(process.env), (step) => tell({ step }))
} catch (error) {
  const failed = error instanceof Error ? error.message : String(error)
  tell({ failed, isFinal: error instanceof FolderTrouble })
  process.exitCode = 1
}
process.off('disconnect', giveUp)
process.disconnect?.()
