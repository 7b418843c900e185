import { buildAdmin, buildWeb, installPackages } from './set-up.mjs'
import { createNarrator, StepFailed } from './narrator.mjs'
import { handOver, stopWithParent } from './child.mjs'
import { inCheckout, pinnedNode, projectEnv, root } from './checkout.mjs'
import { withSetUpLock } from './set-up-lock.mjs'

/*
 * `npm start`, `npm test`, `npm run dev | bench | faults | shots | mutate | verify-draw | ops` on a
 * machine that has Node 20 and npm and nothing else:
 * sets up what is not set up yet, says so, and hands over to the pinned Node. Only what Node brings is used here.
 */

const SERVER = inCheckout('packages', 'server', 'src', 'main.ts')
const WATCHED = ['server', 'wire', 'core'].map((name) => `--watch-path=${inCheckout('packages', name, 'src')}`)

/*
 * Compiling the embedded engine takes hundreds of megabytes for a second; glibc gives back only what lies above this at
 * the top, and raises it by itself unless it is set (mallopt(3)). Other systems do not know it.
 */
const GIVES_MEMORY_BACK = { MALLOC_TRIM_THRESHOLD_: process.env.MALLOC_TRIM_THRESHOLD_ ?? '131072' }

/** A hundred above the market's, so that a second checkout on another port has its own. */
function besidePort(port) {
  return port === '0' ? '0' : String(Number(port) + 100)
}

/** In production it is off until it is set. */
const OPENS_CONSOLE =
  process.env.DIANDU_MODE === 'production'
    ? {}
    : { ADMIN_PORT: process.env.ADMIN_PORT ?? besidePort(process.env.PORT ?? '3000') }

/**
 * Young objects have 4 MiB to be collected in: V8 would take several times that, and hold it for as long as the server
 * rests.
 */
const SMALL_NURSERY = '--max-semi-space-size=4'

const COMMANDS = {
  start: {
    pages: true,
    doing: 'starting the server',
    args: (rest) => [SMALL_NURSERY, SERVER, ...rest],
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production', ...GIVES_MEMORY_BACK, ...OPENS_CONSOLE },
  },
  dev: {
    doing: 'starting the server, again after every change',
    args: (rest) => [...WATCHED, '--watch-preserve-output', SERVER, ...rest],
    env: { NODE_ENV: process.env.NODE_ENV ?? 'development', DIANDU_DEV: '1', ...OPENS_CONSOLE },
  },
  test: { doing: 'checking everything', args: (rest) => [inCheckout('tools', 'check.mjs'), ...rest] },
  bench: {
    pages: true,
    doing: 'measuring',
    args: (rest) => [inCheckout('packages', 'acceptance', 'src', 'bench', 'main.ts'), ...rest],
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production' },
  },
  faults: {
    pages: true,
    doing: 'breaking things around money',
    args: (rest) => [inCheckout('packages', 'acceptance', 'src', 'faults', 'main.ts'), ...rest],
  },
  shots: {
    pages: true,
    doing: 'taking pictures of every screen',
    args: (rest) => [inCheckout('packages', 'acceptance', 'src', 'shots', 'main.ts'), ...rest],
  },
  mutate: {
    doing: 'changing the core, one place at a time',
    args: (rest) => [inCheckout('tools', 'mutate.mjs'), ...rest],
  },
  'verify-draw': {
    quiet: true,
    args: (rest) => [inCheckout('tools', 'verify-draw.mjs'), ...rest],
  },
  // Its output is often piped on, so it prints nothing else unless it has to set up.
  ops: {
    quiet: true,
    args: (rest) => [inCheckout('packages', 'server', 'src', 'ops', 'main.ts'), ...rest],
  },
}

async function launch([name, ...given]) {
  const command = COMMANDS[name]
  if (command === undefined) {
    console.error(`Say one of: ${Object.keys(COMMANDS).join(', ')}.`)
    return 2
  }
  const nodeMajor = Number(process.versions.node.split('.')[0])
  if (nodeMajor < 20) {
    console.error(`Diandu needs Node 20 or newer; this is Node ${process.versions.node}.`)
    return 1
  }

  const write = (text) => (command.quiet ? process.stderr : process.stdout).write(text)
  const steps = 1 + (command.pages ? 3 : 0) + (command.doing === undefined ? 0 : 1)
  const narrator = createNarrator(steps, write, { reticent: command.quiet })
  try {
    await withSetUpLock(inCheckout('.cache', 'set-up.lock'), () => setUp(command, narrator.step), {
      onWait: (pid) => write(`waiting for another set-up of this checkout (process ${pid})\n`),
    })
  } catch (error) {
    if (error instanceof StepFailed) return 1
    throw error
  }
  if (command.doing !== undefined) narrator.goOn(command.doing)

  const rest = given[0] === '--' ? given.slice(1) : given
  return handOver(pinnedNode, command.args(rest), { cwd: root, env: projectEnv(command.env) })
}

async function setUp(command, step) {
  await step('installing packages', installPackages)
  if (!command.pages) return
  await step('building the pages for the browser', (begin) => buildWeb('client', begin))
  await step('building the pages for the server', (begin) => buildWeb('server', begin))
  await step('building the admin console', buildAdmin)
}

stopWithParent()
process.exitCode = await launch(process.argv.slice(2))
