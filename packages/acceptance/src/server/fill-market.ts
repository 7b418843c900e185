import type { TestProject } from 'vitest/node'
import { ENGINES, newInstallation, type FilledMarket, type Installation } from './installation.ts'
import { startServerProcess } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly filledMarket: FilledMarket
  }
}

/**
 * Before the first journey: on each engine one server makes a database and fills it, and each story begins with a copy
 * of that.
 */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const embedded = await newInstallation()
  const database = ENGINES.includes('postgresql') ? await newInstallation('postgresql') : undefined
  const fill = async (installation: Installation): Promise<void> => (await startServerProcess(installation)).stop()
  // One after the other: the first to start compresses the files of the pages for all that follow.
  await fill(embedded)
  if (database !== undefined) await fill(database)
  const dataDir = embedded.env['DATA_DIR'] ?? ''
  provide('filledMarket', { dataDir, ...(database === undefined ? {} : { databaseUrl: database.env['DATABASE_URL'] }) })
  return async () => {
    await embedded.remove()
    await database?.remove()
  }
}
