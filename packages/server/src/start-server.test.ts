import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readSettings } from './settings.ts'
import { startServer } from './start-server.ts'

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))
let folder = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'diandu-server-'))
  const made = await startServer(readSettings({ PORT: '0', DATA_DIR: join(folder, 'made'), LOG_LEVEL: 'error' }), {
    modules: [],
  })
  await made.stop()
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** Data with tables and nothing in them: a copy, because to make it takes longer than most tests. */
async function dataOf(name: string): Promise<string> {
  const own = join(folder, name)
  await cp(join(folder, 'made'), own, { recursive: true })
  return own
}

/** To compile the engine a second time, for speed, would cost more than it gains. */
const LIVES_FOR_SECONDS = ['--liftoff-only']
const COMPILED = { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }

/** The program as a person starts it, on data of its own and a free port. */
function start(environment: Readonly<Record<string, string>> = {}, options: readonly string[] = []) {
  const child = spawn(process.execPath, [...LIVES_FOR_SECONDS, ...options, MAIN], {
    env: { ...COMPILED, PORT: '0', DATA_DIR: join(folder, 'new'), DEMO_SHOPS: '0', ...environment },
  })
  children.push(child)
  let output = ''
  const waiting = new Set<() => void>()
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk)
      for (const look of waiting) look()
      const found = /answers at (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })
  address.catch(() => undefined)
  /** Waits until it has said this. */
  const printed = (words: string) =>
    new Promise<void>((resolve) => {
      const look = () => (output.includes(words) ? (waiting.delete(look), resolve()) : undefined)
      waiting.add(look)
      look()
    })
  return { child, exit, address, printed, output: () => output }
}

/** This signal makes a promise fail that is not awaited. */
const FAULTY = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`let times = 0; process.on('SIGUSR2', () => void Promise.reject(new Error('planted fault ' + (times += 1))))`)}`,
]

/** A request of which half was sent; the server holds it until the rest has come. */
async function halfSent(address: string) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /health/live HTTP/1.1\r\nhost: a\r\n')
  // The server reads this after the half that was sent before it.
  await fetch(`${address}/health/live`)
  return async () => {
    socket.end('\r\n')
    return text(socket)
  }
}

it('the program answers, refuses a second one on its data, and stops in order when asked', async () => {
  const first = start()
  const address = await first.address
  expect(await (await fetch(`${address}/health/ready`)).json()).toMatchObject({
    status: 'ready',
    database: { engine: 'pglite' },
  })

  const second = start()
  expect(await second.exit).toBe(1)
  expect(second.output()).toContain(`in use by process ${first.child.pid}`)

  first.child.kill('SIGTERM')
  expect(await first.exit).toBe(0)

  const third = start()
  await third.address
  third.child.kill('SIGKILL')
  await third.exit
  const fourth = start()
  expect(await (await fetch(`${await fourth.address}/health/live`)).json()).toEqual({ status: 'alive' })
  fourth.child.kill('SIGINT')
  expect(await fourth.exit).toBe(0)
})

it('the program says what is wrong with its settings and ends', async () => {
  const wrong = start({ PORT: 'x', RATE_LIMIT: 'y' })
  expect(await wrong.exit).toBe(1)
  expect(wrong.output()).toMatch(/PORT must be[^]*RATE_LIMIT must be/)
})

it('an uncaught fault leaves one line, ends what was begun, frees the data, and ends the program with 70', async () => {
  const first = start({ DATA_DIR: await dataOf('faulty'), LOG_LEVEL: 'error' }, FAULTY)
  const rest = await halfSent(await first.address)
  first.child.kill('SIGUSR2')
  await first.printed('planted fault 1')
  first.child.kill('SIGUSR2')
  await first.printed('planted fault 2')
  expect(await rest()).toMatch(/^HTTP\/1.1 200 /)
  expect(await first.exit).toBe(70)
  const lines = first
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as object)
  expect(lines).toMatchObject([
    {
      level: 'error',
      message: 'Uncaught exception: stopping',
      origin: 'unhandledRejection',
      exitCode: 70,
      error: { message: 'planted fault 1', stack: expect.any(String) },
    },
    { level: 'error', message: 'Uncaught exception while stopping', error: { message: 'planted fault 2' } },
  ])
  expect(await readdir(join(folder, 'faulty'))).toEqual(['filled', 'pglite'])
})

/** This signal makes the embedded engine trap from then on. */
const TRAPPING = [
  '--import',
  `data:text/javascript,${encodeURIComponent(`import { PGlite } from '${import.meta.resolve('@electric-sql/pglite')}'; const trap = () => Promise.reject(new WebAssembly.RuntimeError('planted trap')); process.on('SIGUSR2', () => { Object.assign(PGlite.prototype, { query: trap, transaction: trap }); console.log('trap is set') })`)}`,
]

it('an embedded engine that gives up leaves one line with what to do, and ends the program with 70', async () => {
  const server = start({ DATA_DIR: await dataOf('trapped'), LOG_LEVEL: 'error' }, TRAPPING)
  const address = await server.address
  server.child.kill('SIGUSR2')
  await server.printed('trap is set')
  expect((await fetch(`${address}/health/ready`)).status).toBe(503)
  expect(await server.exit).toBe(70)
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as object)
  expect(lines).toMatchObject([
    {
      level: 'error',
      message: 'Uncaught exception: stopping',
      exitCode: 70,
      error: { message: expect.stringContaining('is damaged: its engine gave up (planted trap)') as string },
    },
  ])
  expect(await readdir(join(folder, 'trapped'))).toEqual(['filled', 'pglite'])
})

it('a log without a reader keeps no caller from an answer, and is told once', async () => {
  const server = start({ DATA_DIR: await dataOf('unread'), LOG_LEVEL: 'info' })
  const address = await server.address
  server.child.stdout.destroy()
  for (let count = 0; count < 20; count += 1) expect((await fetch(`${address}/health/live`)).status).toBe(200)
  await server.printed('Standard output cannot be written to any more')
  server.child.kill('SIGTERM')
  expect(await server.exit).toBe(0)
  expect(server.output().match(/cannot be written/g)).toHaveLength(1)
  expect(server.output()).not.toMatch(/\n +at /)
})

it.each([
  ['PG_VERSION', '1000', /^The database in .+ is damaged: PG_VERSION in .+ is missing\. .+ restore a backup /m],
  ['pg_xact/0000', '0', /^The database in .+ is damaged: .+ restore a backup /m],
])('the program says in words that %s of its data is gone, and ends with 1', async (file, shops, words) => {
  const own = await dataOf(`damaged-${shops}`)
  const sound = start({ DATA_DIR: own })
  await sound.address
  sound.child.kill('SIGTERM')
  expect(await sound.exit).toBe(0)
  await rm(join(own, 'pglite', file))
  const damaged = start({ DATA_DIR: own, DEMO_SHOPS: shops })
  expect(await damaged.exit).toBe(1)
  expect(damaged.output()).toMatch(words)
  expect(damaged.output()).not.toMatch(/Aborted|RuntimeError|\n +at /)
})

it('broken books stop the start, and leave the data free for the next one (SRV-28)', async () => {
  const settings = readSettings({ PORT: '0', DATA_DIR: await dataOf('books'), LOG_LEVEL: 'error' })
  const broken = { name: 'wallet', checkBooks: async () => ['The entries sum to 5 fen.'] }
  await expect(startServer(settings, { modules: [broken] })).rejects.toThrow('The entries sum to 5 fen.')

  const seeded: string[] = []
  const sound = {
    name: 'demo',
    checkBooks: async () => [],
    seedDemo: async () => (seeded.push('demo'), ['Log in as li']),
  }
  const server = await startServer(settings, { modules: [sound] })
  expect(server.notes).toEqual(['Log in as li'])
  expect(seeded).toEqual(['demo'])
  await server.stop()
  await expect(fetch(`${server.address}/health/live`)).rejects.toThrow()
})

it('a console whose port is taken ends the start, and leaves the data free for the next one (ADM-67)', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const environment = { PORT: '0', DATA_DIR: await dataOf('taken'), LOG_LEVEL: 'error' }
  const withConsole = readSettings({ ...environment, ADMIN_PORT: String(port) })
  await expect(startServer(withConsole, { modules: [] })).rejects.toThrow(
    `The console cannot listen on 127.0.0.1:${port}, where another program does. Set ADMIN_PORT.`,
  )
  other.close()
  await (await startServer(readSettings(environment), { modules: [] })).stop()
})

it('a request that was being sent when the server stops is answered as ever, and its connection let go', async () => {
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: await dataOf('half'), LOG_LEVEL: 'error' }), {
    modules: [],
  })
  const rest = await halfSent(server.address)
  const stopped = server.stop()
  const answer = await rest()
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toContain('{"status":"alive"}')
  await stopped
})

it('a server that is asked to stop says first that it is not ready, and answers on for a while (FLEET-60)', async () => {
  const settings = readSettings({
    PORT: '0',
    DATA_DIR: await dataOf('drained'),
    LOG_LEVEL: 'error',
    DRAIN_SECONDS: '1',
  })
  const server = await startServer(settings, { modules: [] })
  const stopped = server.stop()
  expect((await fetch(`${server.address}/health/ready`)).status).toBe(503)
  expect((await fetch(`${server.address}/health/live`)).status).toBe(200)
  await stopped
  await expect(fetch(`${server.address}/health/live`)).rejects.toThrow()
})

it('a request that is under way when the server stops is still answered, and no new one is taken', async () => {
  let release = () => {}
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const held = new Promise<void>((resolve) => (release = resolve))
  const slow = {
    name: 'slow',
    routes: (app: FastifyInstance) =>
      void app.get('/slow', async () => {
        begun()
        await held
        return { done: true }
      }),
  }
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: await dataOf('slow'), LOG_LEVEL: 'error' }), {
    modules: [slow],
  })
  const answer = fetch(`${server.address}/slow`)
  await hasBegun
  const stopped = server.stop()
  await expect(fetch(`${server.address}/health/live`)).rejects.toThrow()
  release()
  const { headers } = await answer
  expect(headers.get('connection')).toBe('close')
  expect(await (await answer).json()).toEqual({ done: true })
  await stopped
})
