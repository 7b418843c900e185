import { refuseFolderInUse } from './database/folder-lock.ts'
import { readSettings } from './settings.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const settings = readSettings(process.env)
  // Whether there is anything to start is told before the whole program is read, which takes ten times as long.
  if (settings.databaseUrl === undefined) await refuseFolderInUse(settings.dataDir)
  const [{ startServer }, { createDevRenderer, createWebRenderer, pageSettings }] = await Promise.all([import('./start-server.ts'), import('./render/index.ts')])
  const isDeveloping = process.env['DIANDU_DEV'] === '1' && settings.mode === 'demo'
  const renderer = async () => (isDeveloping ? createDevRenderer(pageSettings(settings)) : createWebRenderer(pageSettings(settings)))
  const server = await startServer(settings, { tell: say, renderer })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await server.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  // Said last: whoever waits for this line may stop the server from then on.
  for (const note of server.notes) say(note)
  say(`Diandu answers at ${server.address}`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
