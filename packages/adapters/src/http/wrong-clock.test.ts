import { createManualClock, valueOf } from '@diandu/core/testing'
import { API_BASE, getUserInfo, listShops, TIMESTAMP_TOLERANCE_MS } from '@diandu/wire'
import fc from 'fast-check'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clientThat, envelope, USER, USER_ON_WIRE } from '../testing/client-that.ts'
import { axiosTransport } from './axios-transport.ts'
import type { Transport } from './transport.ts'

const HOST = 'http://market.test'
const HOUR_MS = 3_600_000
const now = createManualClock().now()

/** A server whose clock is so much ahead of the phone's: it refuses what was signed too long ago, or too early. */
const answerAt = (aheadMs: number, timestamp: number, data: unknown) =>
  Math.abs(timestamp - now - aheadMs) > TIMESTAMP_TOLERANCE_MS
    ? envelope({ code: '3006', timestamp: now + aheadMs })
    : envelope({ data, timestamp: now + aheadMs })

const network = setupServer()
beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterAll(() => network.close())

it.each([HOUR_MS, -HOUR_MS, 24 * HOUR_MS, -400 * HOUR_MS])(
  'a phone whose clock is %d ms wrong has all the answers of a page that asks for many at once (SRV-55)',
  async (aheadMs) => {
    let requests = 0
    network.use(
      http.get(`${HOST}/api${API_BASE}goods`, ({ request }) => {
        requests += 1
        const timestamp = Number(new URL(request.url).searchParams.get('timestamp'))
        return HttpResponse.text(answerAt(aheadMs, timestamp, { items: [], nextCursor: null }).body)
      }),
    )
    const { client, failures } = clientThat([axiosTransport({ apiBase: `${HOST}/api` })])
    const list = (count: number) =>
      Promise.all(Array.from({ length: count }, () => client.send(listShops, { sort: 'latest' })))
    expect((await list(8)).map(valueOf)).toEqual(Array(8).fill({ items: [], nextCursor: null }))
    expect([failures, requests]).toEqual([[], 16])
    await list(3)
    expect(requests).toBe(19)
  },
)

it('however the answers overtake each other, one correction serves all calls, each asked twice at most (SRV-55)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.integer({ min: 1, max: 7 }),
      fc.integer({ min: 6 * 60_000, max: 10_000 * HOUR_MS }),
      fc.boolean(),
      async (s, count, wrongMs, isBehind) => {
        const aheadMs = isBehind ? wrongMs : -wrongMs
        const arrive = s.scheduleFunction(async () => undefined)
        const transport: Transport = async ({ parameters }) => {
          await arrive()
          const answer = answerAt(aheadMs, Number(parameters['timestamp']), USER_ON_WIRE)
          await arrive()
          return answer
        }
        const { client, sent, failures } = clientThat([transport])
        const calls = Promise.all(Array.from({ length: count }, () => client.send(getUserInfo, {})))
        const answers = await s.waitFor(calls)
        expect(answers.map(valueOf)).toEqual(Array(count).fill(USER))
        expect(sent.length).toBeLessThanOrEqual(2 * count)
        expect(failures).toEqual([])
      },
    ),
  )
})
