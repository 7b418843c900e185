import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { keepAlive, sendBytes, sendRequest, type AttackAnswer } from './send-request.ts'

const GET = { kind: 'test', method: 'GET', path: '/', headers: {} }

async function withServer<T>(listener: RequestListener, work: (url: URL) => Promise<T>): Promise<T> {
  const server = createServer(listener)
  await new Promise<void>((settle) => server.listen(0, '127.0.0.1', settle))
  try {
    return await work(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  } finally {
    server.closeAllConnections()
    await new Promise((settle) => server.close(settle))
  }
}

async function requestedTwice(listener: RequestListener): Promise<readonly AttackAnswer[]> {
  const agent = keepAlive(1)
  try {
    return await withServer(listener, async (url) => [
      await sendRequest(url, GET, agent),
      await sendRequest(url, GET, agent),
    ])
  } finally {
    agent.destroy()
  }
}

describe('sending a request as an ordinary client does', () => {
  it('tells an answer from a connection that was closed before it, or within it', async () => {
    expect(await requestedTwice((_, answer) => answer.end('whole'))).toMatchObject([
      { status: 200, text: 'whole', isDropped: false },
      { status: 200, isDropped: false },
    ])
    expect(await requestedTwice(({ socket }) => socket.destroy())).toMatchObject([
      { status: 0, isDropped: true },
      { status: 0, isDropped: true },
    ])
    const [cut] = await requestedTwice(({ socket }, answer) => {
      answer.writeHead(200, { 'content-length': 100 })
      answer.write('part', () => socket.destroy())
    })
    expect(cut).toMatchObject({ status: 200, text: 'part', isDropped: true })
  })

  it('asks again where a connection that stood idle was closed', async () => {
    const seen = new WeakSet()
    const answers = await requestedTwice(({ socket }, answer) => {
      if (seen.has(socket)) return void socket.destroy()
      seen.add(socket)
      return void answer.end('whole')
    })
    expect(answers).toMatchObject([
      { status: 200, isDropped: false },
      { status: 200, text: 'whole', isDropped: false },
    ])
  })

  it('holds nothing against a server that leaves raw bytes without an answer', async () => {
    expect(
      await withServer(
        ({ socket }) => socket.destroy(),
        (url) => sendBytes(url, Buffer.from('GET / HTTP/1.1\r\nhost: a\r\n\r\n')),
      ),
    ).toMatchObject({ status: 0, isDropped: false })
  })
})
