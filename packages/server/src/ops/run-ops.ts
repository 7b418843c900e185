import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { clockOffset, migrate, openDatabase, readMigrations } from '../database/index.ts'
import { systemClock, systemRandom } from '../integrations/index.ts'
import type { Settings } from '../settings.ts'
import { notDone, type OpsAnswer } from './ops-deps.ts'
import { parseCommand } from './parse-command.ts'
import { runCommand } from './run-command.ts'
import { callServer } from './socket/call-server.ts'

type OpsSettings = Pick<Settings, 'databaseUrl' | 'dataDir' | 'nowMs' | 'secrets'> &
  Partial<Pick<Settings, 'databaseListenUrl' | 'adminUrl' | 'mode'>>

/** Runs a command where the database is: on PostgreSQL, in the server that owns the folder, or in the folder itself. */
export async function runOps(given: readonly string[], settings: OpsSettings): Promise<OpsAnswer> {
  const args = wholePaths(given)
  const command = parseCommand(args)
  // These two need no database.
  if (!command.ok) return { exitCode: 2, text: command.failure }
  const { databaseUrl: url, dataDir: folder, databaseListenUrl: directUrl } = settings
  if (command.value.runOutsideServer !== null) {
    const nowMs = systemClock(settings.nowMs).now()
    return command.value.runOutsideServer({ url, directUrl, folder, dataKey: settings.secrets.dataKey, nowMs })
  }
  if (url === undefined) {
    const answer = await callServer(folder, args)
    if (answer !== null) return answer
    if (!existsSync(join(folder, 'pglite'))) {
      return notDone(
        `There is no database in ${folder}: start the server once, or set DATA_DIR or DATABASE_URL as it is set there.`,
      )
    }
  }
  return runHere(args, { url, folder, settings })
}

/** The command may run in another process, whose folder is another one. */
const wholePaths = (args: readonly string[]): readonly string[] =>
  args.map((text, at) => (args[at - 1] === '--file' ? resolve(text) : text))

async function runHere(
  args: readonly string[],
  {
    url,
    folder,
    settings: { nowMs, secrets, adminUrl, mode, databaseListenUrl: directUrl },
  }: {
    readonly url: string | undefined
    readonly folder: string
    readonly settings: OpsSettings
  },
): Promise<OpsAnswer> {
  const offset = clockOffset()
  const clock = systemClock(nowMs, nowMs === null ? offset.ms : undefined)
  const db = await openDatabase({ url, folder, directUrl })
  try {
    if (db.engine === 'postgresql') await offset.measure(db)
    await migrate(db, await readMigrations(), clock.now(), { how: 'beside others' })
    return await runCommand(args, {
      db,
      clock,
      random: systemRandom,
      dataKey: secrets.dataKey,
      consoleUrl: adminUrl ?? null,
      isProduction: mode === 'production',
    })
  } finally {
    await db.close()
  }
}
