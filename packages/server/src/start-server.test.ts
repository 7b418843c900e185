import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
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

beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'diandu-server-'))))
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true })
})

/** The program as a person starts it, on data of its own and a free port. */
function start(environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [MAIN], { env: { PORT: '0', DATA_DIR: folder, DEMO_SHOPS: '0', ...environment } })
  children.push(child)
  let output = ''
  const exit = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk)
      const found = /answers at (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(output)))
  })
  address.catch(() => undefined)
  return { child, exit, address, output: () => output }
}

it('[SRV-27] the program answers, refuses a second one on its data, and stops in order when asked', async () => {
  const first = start()
  const address = await first.address
  expect(await (await fetch(`${address}/health/ready`)).json()).toMatchObject({ status: 'ready', database: { engine: 'pglite' } })

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

it('[SRV-27] the program says what is wrong with its settings and ends', async () => {
  const wrong = start({ PORT: 'x', RATE_LIMIT: 'y' })
  expect(await wrong.exit).toBe(1)
  expect(wrong.output()).toMatch(/PORT must be[^]*RATE_LIMIT must be/)
})

it('[SRV-28] broken books stop the start, and leave the data free for the next one', async () => {
  const settings = readSettings({ PORT: '0', DATA_DIR: join(folder, 'books'), LOG_LEVEL: 'error' })
  const broken = { name: 'wallet', checkBooks: async () => ['The entries sum to 5 fen.'] }
  await expect(startServer(settings, { modules: [broken] })).rejects.toThrow('The entries sum to 5 fen.')

  const seeded: string[] = []
  const sound = { name: 'demo', checkBooks: async () => [], seedDemo: async () => (seeded.push('demo'), ['Log in as li']) }
  const server = await startServer(settings, { modules: [sound] })
  expect(server.notes).toEqual(['Log in as li'])
  expect(seeded).toEqual(['demo'])
  await server.stop()
  await expect(fetch(`${server.address}/health/live`)).rejects.toThrow()
})

it('[SRV-30] a request that was being sent when the server stops is answered as ever, and its connection let go', async () => {
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: join(folder, 'half'), LOG_LEVEL: 'error' }), { modules: [] })
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET /health/live HTTP/1.1\r\nhost: a\r\n')
  // The server reads this after the half that was sent before it.
  await fetch(`${server.address}/health/live`)
  const stopped = server.stop()
  socket.end('\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answer).toContain('{"status":"alive"}')
  await stopped
})

it('[SRV-30] a request that is under way when the server stops is still answered, and no new one is taken', async () => {
  let release = () => {}
  let begun = () => {}
  const hasBegun = new Promise<void>((resolve) => (begun = resolve))
  const held = new Promise<void>((resolve) => (release = resolve))
  const slow = {
    name: 'slow',
    routes: (app: FastifyInstance) => void app.get('/slow', async () => {
      begun()
      await held
      return { done: true }
    }),
  }
  const server = await startServer(readSettings({ PORT: '0', DATA_DIR: join(folder, 'slow'), LOG_LEVEL: 'error' }), { modules: [slow] })
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
