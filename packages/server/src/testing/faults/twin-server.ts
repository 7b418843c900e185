import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MODULES } from '../../modules.ts'
import { readSettings } from '../../settings.ts'
import { startServer } from '../../start-server.ts'
import { TWINS } from './twins.ts'

/* `node twin-server.ts forgets-keys`: the server with one thing wrong, so that a proof can show that it would notice. */

const name = process.argv[2] ?? ''
const settings = readSettings(process.env)
if (name === 'ignores-lock') await rm(join(settings.dataDir, 'lock'), { force: true })

const twin = Object.hasOwn(TWINS, name) ? TWINS[name as keyof typeof TWINS] : undefined
const modules = MODULES.map(({ handlers, ...rest }) => ({ ...rest, ...(handlers && { handlers: (parts: Parameters<typeof handlers>[0]) => handlers(parts).map((handler) => twin?.(handler) ?? handler) }) }))
const server = await startServer(settings, { modules })
process.on('SIGTERM', () => {
  if (name === 'leaves-at-once') process.exit(0)
  void server.stop().then(() => process.exit(0))
})
process.stdout.write(`Diandu answers at ${server.address}\n`)
