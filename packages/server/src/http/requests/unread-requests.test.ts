import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { openTestDatabase } from '../../database/testing.ts'
import { testApp } from '../../testing/test-app.ts'

it.each([
  [
    'a search longer than any header may be',
    `GET /api/wap-api/v1/goods?text=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    431,
  ],
  ['a body with two lengths', 'POST /a HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab', 400],
  [
    'a body with a length and chunks',
    'POST /a HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no HTTP', 'HELLO\r\n\r\n', 400],
])(
  '%s is answered in an envelope with the security headers, and the connection is let go',
  async (_what, request, status) => {
    const { app, clock } = await testApp(await openTestDatabase())
    await app.listen({ port: 0, host: '127.0.0.1' })
    try {
      const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
      await once(socket, 'connect')
      socket.end(request)
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
      expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
      expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
      expect(head.toLowerCase()).toContain(`content-security-policy: default-src 'none'`)
      expect(JSON.parse(body)).toEqual({
        code: String(status),
        message: expect.stringMatching(/./),
        data: null,
        timestamp: clock.now(),
      })
    } finally {
      await app.close()
    }
  },
)
