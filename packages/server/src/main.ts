import { setFlagsFromString } from 'node:v8'
import { outliveReaders } from './process/closed-pipes.ts'
import { refuseFolderInUse } from './database/engines/folder-lock.ts'
import { createLog } from './kernel/index.ts'
import { systemClock } from './integrations/system-clock.ts'
import { prepareInChild } from './process/prepare-in-child.ts'
import { createProcessEnds, EXIT_CODES } from './process/process-ends.ts'
import { readSettings } from './settings.ts'

// A page lives for milliseconds: what V8 takes for long-lived because the first pages were would fill the old heap.
setFlagsFromString('--no-allocation-site-pretenuring')

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  outliveReaders(process.stdout, process.stderr)
  const settings = readSettings(process.env)
  const log = createLog({
    level: settings.logLevel,
    now: systemClock(settings.nowMs).now,
    write: (line) => void process.stdout.write(line),
  })
  const ends = createProcessEnds(log, process)
  // Whether there is anything to start is told before the whole program is read, which takes ten times as long.
  if (settings.databaseUrl === undefined) await refuseFolderInUse(settings.dataDir)
  const prepared = await prepareInChild(settings, say)
  const [{ startServer }, { createDevRenderer, createWebRenderer, pageSettings }] = await Promise.all([
    import('./start-server.ts'),
    import('./render/index.ts'),
  ])
  const isDeveloping = process.env['DIANDU_DEV'] === '1' && settings.mode === 'demo'
  const renderer = async () =>
    isDeveloping ? createDevRenderer(pageSettings(settings)) : createWebRenderer(pageSettings(settings))
  const server = await startServer(settings, {
    tell: (step) => (prepared.includes(step) ? undefined : say(step)),
    renderer,
  })
  ends.stopWith(server.stop)
  process.on('SIGTERM', ends.end)
  process.on('SIGINT', ends.end)

  // Printed last: a process that waits for this line may stop the server from then on.
  for (const note of server.notes) say(note)
  if (server.consoleAddress !== null) say(`The console answers at ${server.consoleAddress}`)
  say(`Diandu answers at ${server.address}`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(EXIT_CODES.notStarted)
}
