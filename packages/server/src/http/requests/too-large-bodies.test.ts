import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { testApp } from '../../testing/test-app.ts'

const MEBIBYTE = 1024 * 1024
const ends: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function openServer() {
  const { app } = await testApp(await openTestDatabase())
  ends.push(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    /** Sends the head of a request whose body is so long. */
    async begin(length: string): Promise<Socket> {
      const socket = connect(port, '127.0.0.1')
      await once(socket, 'connect')
      const head = `POST /api/wap-api/v1/favorite HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n${length}\r\n\r\n`
      await write(socket, head)
      return socket
    },
    /** Once this is answered, earlier requests have been handled. */
    settled: () => fetch(`http://127.0.0.1:${port}/api/wap-api/v1/nothing`),
  }
}

const write = (socket: Socket, part: string): Promise<void> =>
  new Promise((sent, fail) => void socket.write(part, (error) => (error ? fail(error) : sent())))

it('answers a body that is too large once all of it has come, so that the answer is not lost with the connection', async () => {
  const { begin, settled } = await openServer()
  const socket = await begin(`content-length: ${MEBIBYTE}`)
  await write(socket, 'x'.repeat(MEBIBYTE / 2))
  await settled()
  await settled()
  expect(socket.readableLength).toBe(0)
  expect(socket.bytesRead).toBe(0)
  await write(socket, 'x'.repeat(MEBIBYTE / 2))
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 [^]*"code":"413"/)
})

it('answers at once where more is announced than is read away', async () => {
  const { begin } = await openServer()
  expect(await text(await begin(`content-length: ${25 * MEBIBYTE}`))).toMatch(/^HTTP\/1\.1 413 /)
})

it('answers a body without a length that does not end, once it is longer than is read away', async () => {
  const { begin } = await openServer()
  const socket = await begin('transfer-encoding: chunked')
  socket.on('error', () => undefined)
  const answer = text(socket).catch(() => '')
  for (let sent = 0; sent <= 24 * MEBIBYTE && !socket.destroyed; sent += 64 * 1024)
    await write(socket, `10000\r\n${'x'.repeat(64 * 1024)}\r\n`).catch(() => undefined)
  expect(await answer).toMatch(/^HTTP\/1\.1 413 /)
})
