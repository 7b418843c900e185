import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { checkoutRoot, nodeFlags, pinnedNode, programEnv } from './checkout-root.ts'
import type { Installation } from './installation.ts'

/** The real server, in a process of its own. */
export interface ServerProcess {
  /** Such as `http://127.0.0.1:40123`, without a slash at the end. */
  readonly url: string
  /** Of the console; empty without `ADMIN_PORT`. */
  readonly consoleUrl: string
  readonly pid: number
  /** From the start of the process to its first answer. */
  readonly startMs: number
  /** Everything it has said so far. */
  readonly log: () => string
  /** Asks it to stop, and fails where it does not stop cleanly. */
  readonly stop: () => Promise<void>
  /** Ends it with SIGKILL, in the middle of whatever it is doing. */
  readonly kill: () => Promise<void>
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly startWithinMs?: number
  /** Instead of the server itself: a faulty variant of it that is wrong in one way, by name. */
  readonly faultyVariant?: string
  /** Another checkout of the project, whose server is started instead of this one's. */
  readonly checkout?: string
  /** For Node itself, before the program. */
  readonly nodeArgs?: readonly string[]
}

const MAIN = ['packages', 'server', 'src', 'main.ts'] as const
const FAULTY_VARIANT = ['packages', 'server', 'src', 'testing', 'faults', 'faulty-server.ts'] as const
const ANSWERS = /^Diandu answers at (http:\/\/\S+)$/m
/** Printed before the market answers. */
const CONSOLE_ANSWERS = /^The console answers at (\S+)$/m
/** As Node prints a warning of the process, deprecations included. */
const WARNING = /^\(node:\d+\) (?:\[\w+\] )?\w*Warning: /m
/** The server gives itself fifteen seconds. */
const STOP_WITHIN_MS = 60_000
/** Free port, no limits, few shops: a test that wants another value sets it. */
const DEFAULTS = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off', DEMO_SHOPS: '300', LOG_LEVEL: 'warn' } as const

export async function startServerProcess(
  installation: Installation,
  { env = {}, startWithinMs = 120_000, faultyVariant, checkout = checkoutRoot, nodeArgs = [] }: ServerOptions = {},
): Promise<ServerProcess> {
  const startedAt = performance.now()
  const child = spawn(
    pinnedNode,
    [
      ...nodeFlags,
      ...nodeArgs,
      ...(faultyVariant === undefined ? [join(checkout, ...MAIN)] : [join(checkout, ...FAULTY_VARIANT), faultyVariant]),
    ],
    {
      cwd: checkout,
      env: programEnv({ ...DEFAULTS, ...installation.env, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  // A test run that is broken off leaves no server behind.
  const endWithUs = () => void child.kill('SIGKILL')
  process.on('exit', endWithUs)
  const ended = new Promise<string>((settle) =>
    child.on('close', (code, signal) => settle(signal ?? `exit code ${code}`)),
  )
  void ended.then(() => process.off('exit', endWithUs))
  const output: string[] = []
  const log = () => output.join('')
  const url = await addressOf(child, output, startWithinMs).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    consoleUrl: CONSOLE_ANSWERS.exec(log())?.[1] ?? '',
    pid: child.pid ?? 0,
    startMs: performance.now() - startedAt,
    log,
    async stop() {
      child.kill('SIGTERM')
      const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
      const how = await ended
      clearTimeout(impatience)
      if (how !== 'exit code 0') throw new Error(`The server did not stop cleanly (${how}):\n${log()}`)
      if (WARNING.test(log())) throw new Error(`The server printed a warning of Node's:\n${log()}`)
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function addressOf(child: ChildProcess, output: string[], withinMs: number): Promise<string> {
  return new Promise((settle, fail) => {
    const tooLate = setTimeout(
      () => fail(new Error(`The server did not answer within ${withinMs} ms:\n${output.join('')}`)),
      withinMs,
    )
    const listen = (chunk: Buffer) => {
      output.push(chunk.toString('utf8'))
      const address = ANSWERS.exec(output.join(''))?.[1]
      if (address === undefined) return
      clearTimeout(tooLate)
      settle(address)
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('error', fail)
    child.on('close', (code, signal) => {
      clearTimeout(tooLate)
      fail(new Error(`The server ended (${signal ?? code}) before it answered:\n${output.join('')}`))
    })
  })
}
