import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../database/testing.ts'
import { createLog } from '../kernel/index.ts'
import { testApp } from '../testing/test-app.ts'

/** The log's lines about one request whose address is sent byte for byte. */
async function linesAbout(target: string): Promise<readonly string[]> {
  const lines: string[] = []
  const { app } = await testApp(await openTestDatabase(), {
    log: createLog({ level: 'debug', now: () => 0, write: (line) => void lines.push(line) }),
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  try {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    socket.end(Buffer.from(`GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`, 'latin1'))
    await text(socket)
  } finally {
    await app.close()
  }
  return lines
}

it.each([
  ['a page', `/${'x'.repeat(14_000)}`],
  ['a call', `/api/wap-api/v1/${'x'.repeat(14_000)}`],
  ['an asset', `/assets/${'x'.repeat(14_000)}.js`],
  ['a sandbox', `/sandbox/outbox/${'"'.repeat(7_000)}`],
  ['another host', `http://elsewhere.example/${'x'.repeat(14_000)}`],
])('the request log writes 200 characters of the path of %s, however long it is', async (_what, target) => {
  const lines = await linesAbout(target)
  expect(lines).toHaveLength(1)
  const { path } = JSON.parse(lines[0] ?? '') as { path: string }
  expect([...path]).toHaveLength(200)
  expect(path.endsWith('…')).toBe(true)
  expect(lines[0]?.length).toBeLessThan(700)
})

it('the request log writes a short path whole, without its query', async () => {
  const [line = ''] = await linesAbout('/docs/none%20such?q=1')
  expect(JSON.parse(line)).toMatchObject({ path: '/docs/none%20such' })
})
