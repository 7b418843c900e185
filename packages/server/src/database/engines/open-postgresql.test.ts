import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openPostgresql } from './open-postgresql.ts'

const message = (type: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const AUTHENTICATED = message('R', Buffer.from([0, 0, 0, 0]))
const READY = message('Z', Buffer.from('I'))
const COMPLETE = message('C', Buffer.from('SELECT 1\0'))
const OVER = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'))

let server: Server | undefined
const open: Socket[] = []
afterEach(() => {
  for (const socket of open) socket.destroy()
  server?.close()
})

/** Answers the first connection's statement and goes; every later one is ready and over in one packet. */
async function shutsDown(): Promise<string> {
  let connections = 0
  server = createServer((socket) => {
    open.push(socket)
    socket.on('error', () => undefined)
    connections += 1
    const isFirst = connections === 1
    socket.once('data', () => {
      socket.write(isFirst ? Buffer.concat([AUTHENTICATED, READY]) : Buffer.concat([AUTHENTICATED, READY, OVER]))
      if (isFirst) socket.once('data', () => socket.end(Buffer.concat([COMPLETE, READY])))
    })
  })
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening))
  return `postgres://a:b@127.0.0.1:${(server.address() as AddressInfo).port}/c?sslmode=disable`
}

it('a connection that is over as soon as it is ready fails what wanted it, and not the process', async () => {
  let tellBroken = (): void => undefined
  const broken = new Promise<void>((resolve) => (tellBroken = resolve))
  const db = await openPostgresql({ url: await shutsDown(), onIdleError: () => tellBroken() })
  await broken
  await expect(db.transaction(async () => 'done')).rejects.toThrow()
  await db.close()
})
