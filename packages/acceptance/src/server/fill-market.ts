import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { newInstallation } from './installation.ts'
import { startServerProcess } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder of a market that a server of this run has filled, and that no server uses. */
    readonly filledMarket: string
  }
}

/**
 * Before the first journey: one server makes a database and fills it, and each story on the embedded engine begins with a copy of that.
 * What Node has read of the sources is kept for the run too, because dozens of programs read the same.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const filled = await newInstallation()
  process.env['NODE_COMPILE_CACHE'] ??= join(filled.folder, 'compiled')
  const server = await startServerProcess(filled)
  await server.stop()
  provide('filledMarket', filled.env['DATA_DIR'] ?? '')
  return filled.remove
}
