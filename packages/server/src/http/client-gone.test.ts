import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ok } from '@diandu/core/kernel'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { handlerFor } from '../calls/index.ts'
import { openTestDatabase } from '../database/testing.ts'
import { exampleEndpoint } from '../testing/example-endpoint.ts'
import { testApp } from '../testing/test-app.ts'

const wait = exampleEndpoint({
  method: 'POST',
  path: 'wait',
  access: 'anyone',
  input: v.strictObject({}),
  output: v.null(),
})

it('a call hears that its client has gone away, and not while the client waits', async () => {
  const received: (AbortSignal | undefined)[] = []
  let begun = (): void => undefined
  let end = (): void => undefined
  const waiting = handlerFor(wait, async (_nothing, { gone }) => {
    received.push(gone)
    const over = new Promise<void>((resolve) => {
      end = resolve
      gone?.addEventListener('abort', () => resolve(), { once: true })
    })
    begun()
    await over
    return ok(null)
  })
  const { app, signed } = await testApp(await openTestDatabase(), { handlers: [waiting] })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async () => {
    const hasBegun = new Promise<void>((resolve) => (begun = resolve))
    const sent = request({
      port: (app.server.address() as AddressInfo).port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/api/wap-api/v1/wait',
      headers: { 'content-type': 'application/json' },
    })
    sent.on('error', () => undefined)
    sent.end(JSON.stringify(signed()))
    await hasBegun
    return sent
  }
  try {
    const leaving = await send()
    const [first] = received
    const aborted = once(first ?? new EventTarget(), 'abort')
    expect(first?.aborted).toBe(false)
    leaving.destroy()
    await aborted
    const staying = await send()
    const answered = once(staying, 'response')
    end()
    await answered
    staying.destroy()
    expect(received.map((signal) => signal?.aborted)).toEqual([true, false])
  } finally {
    await app.close()
  }
})
