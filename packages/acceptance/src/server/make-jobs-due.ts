import { join } from 'node:path'
import { inCheckout } from './checkout-root.ts'
import { requestPostgres, type Installation } from './installation.ts'
import { runProgram } from './run-program.ts'

const ALL_DUE = 'UPDATE jobs SET due_at = 0'

/** As after hours in which no server ran: whatever is to be done now and then is due. The server must be stopped. */
export async function makeJobsDue({ engine, env }: Installation): Promise<void> {
  const { DATABASE_URL: url, DATA_DIR: dataDir = '' } = env
  if (engine === 'postgresql') return requestPostgres(url ?? '', ALL_DUE)
  const program = `
    import { PGlite } from '@electric-sql/pglite'
    const database = new PGlite(process.env.REQUESTED_FOLDER)
    await database.exec(process.env.REQUESTED_STATEMENT)
    await database.close()`
  const { exitCode, output } = await runProgram(['--input-type=module', '-e', program], {
    cwd: inCheckout('packages', 'server'),
    env: { REQUESTED_FOLDER: join(dataDir, 'pglite'), REQUESTED_STATEMENT: ALL_DUE },
  })
  if (exitCode !== 0) throw new Error(`The jobs are not due:\n${output}`)
}
