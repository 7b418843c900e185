import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { testApp } from '../../testing/test-app.ts'

const PART = Buffer.alloc(64 * 1024, 'a')
/** More than the buffers between server and client hold. */
const PARTS = 256

it('a stop during a long answer lets it end, and does not wait for the connection to be used again', async () => {
  const long = () => Readable.from(Array.from({ length: PARTS }, () => PART))
  const { app } = await testApp(await openTestDatabase(), {
    routes: [(scope) => void scope.get('/long', async (_request, reply) => reply.send(long()))],
  })
  // An idle connection is kept for ever, unless the stop changes that.
  app.server.keepAliveTimeout = 0
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.write('GET /long HTTP/1.1\r\nhost: a\r\n\r\n')
  const [head] = (await once(client, 'data')) as [Buffer]
  client.pause()
  const closed = app.close()
  let bytes = head.length
  client.on('data', (chunk: Buffer) => void (bytes += chunk.length)).resume()
  await Promise.all([closed, once(client, 'close')])
  expect(bytes).toBeGreaterThan(PARTS * PART.length)
})
