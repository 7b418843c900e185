import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Settings } from '../settings.ts'

const PROGRAM = fileURLToPath(new URL('../prepare-data.ts', import.meta.url))
/** Filling a smaller market leaves too little in memory for a process of its own. */
const LARGE_MARKET = 1_000

/** Messages to the parent process. `isFinal`: the server itself would fail by the same cause. */
export type Step = { readonly step: string } | { readonly failed: string; readonly isFinal: boolean }

/**
 * A large market is invented by a process that ends: neither an engine's memory nor what a heap has grown to becomes
 * smaller again, and 70 to 130 MB of it would stay with the server. What that process could not do, the server does by
 * itself, which is said; what would keep the server from it too is thrown in the same words. Answers the steps that
 * were told.
 */
export async function prepareInChild(
  settings: Settings,
  tell: (step: string) => void,
  program: string = PROGRAM,
): Promise<readonly string[]> {
  if (settings.mode !== 'demo' || settings.demoShops < LARGE_MARKET || !(await isFirstStart(settings))) return []
  const steps: string[] = []
  let failure: Extract<Step, { readonly failed: string }> | undefined
  const child = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  child.on('message', (stepsDone: Step) => {
    if ('failed' in stepsDone) failure = stepsDone
    else tell(stepsDone.step)
    if ('step' in stepsDone) steps.push(stepsDone.step)
  })
  const end = await endOf(child)
  if (end === undefined) return steps
  if (failure?.isFinal === true) throw new Error(failure.failed)
  tell(`The process that prepares the data ended early (${failure?.failed ?? end}); the server prepares them itself`)
  return []
}

/** How it ended, in words; undefined where it did what it was for. All that it said has been heard by then. */
async function endOf(child: ChildProcess): Promise<string | undefined> {
  try {
    const [[code, signal]] = (await Promise.all([once(child, 'exit'), once(child, 'disconnect')])) as [
      [number | null, NodeJS.Signals | null],
      unknown,
    ]
    return code === 0 ? undefined : (signal ?? `exit code ${code}`)
  } catch (error) {
    return (error as Error).message
  }
}

/** A database server that cannot be asked says so when the server itself starts. */
async function isFirstStart({ databaseUrl, dataDir }: Settings): Promise<boolean> {
  if (databaseUrl === undefined) return !existsSync(join(dataDir, 'pglite', 'PG_VERSION'))
  try {
    // The engines are read only where there is something to ask.
    const { openDatabase } = await import('../database/index.ts')
    const db = await openDatabase({ url: databaseUrl, folder: dataDir })
    try {
      return (await db.query<{ shops: string | null }>(`SELECT to_regclass('shops')::text AS shops`))[0]?.shops === null
    } finally {
      await db.close()
    }
  } catch {
    return false
  }
}
