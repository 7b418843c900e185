import type { ConsoleEvent } from '@diandu/core/admin'
import { createManualClock } from '@diandu/core/testing'
import { expect, it } from 'vitest'
import { httpConsoleEvents, type EventStream } from './http-console-events.ts'

interface Opened extends EventStream {
  readonly url: string
  isClosed: boolean
}

/** Follows a server whose streams the test holds, without chance in the pauses. */
function follow() {
  const clock = createManualClock()
  const streams: Opened[] = []
  const heard: ConsoleEvent[] = []
  const open = (url: string): Opened => {
    const stream: Opened = {
      url,
      isClosed: false,
      onopen: null,
      onmessage: null,
      onerror: null,
      close: () => void (stream.isClosed = true),
    }
    streams.push(stream)
    return stream
  }
  const events = httpConsoleEvents({ apiBase: 'https://console.test', clock, open, chance: () => 0.5 })
  const stop = events.follow((event) => heard.push(event))
  const last = (): EventSource => streams.at(-1) as unknown as EventSource
  const says = (data: string) => last().onmessage?.(new MessageEvent('message', { data }))
  return { clock, streams, heard, stop, last, says }
}

it('events are handed on, and what is none is left out', () => {
  const { streams, heard, says } = follow()
  const event = { kind: 'queue', queue: 'refunds', caseId: 'o1' } as const
  for (const data of [JSON.stringify(event), '{"kind":"of a newer server"}', 'no JSON']) says(data)
  expect([streams.map(({ url }) => url), heard]).toEqual([['https://console.test/admin-api/v1/events'], [event]])
})

it('a broken stream is opened again with longer and longer pauses, and everything counts as changed then', () => {
  const { clock, streams, heard, last } = follow()
  const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]
  for (const pause of pauses) {
    last().onerror?.(new Event('error'))
    clock.advance(pause - 1)
    const before = streams.length
    clock.advance(1)
    expect(streams.length).toBe(before + 1)
  }
  expect(streams.slice(0, -1).every(({ isClosed }) => isClosed)).toBe(true)
  expect(heard).toEqual([])
  last().onopen?.(new Event('open'))
  expect(heard).toEqual([{ kind: 'everything' }])
  last().onerror?.(new Event('error'))
  clock.advance(1_000)
  expect(streams).toHaveLength(pauses.length + 2)
})

it('nothing is opened again once the session is over, nor once the page is left', () => {
  const [over, left] = [follow(), follow()]
  over.says('{"kind":"over"}')
  left.last().onerror?.(new Event('error'))
  left.stop()
  for (const { clock, streams } of [over, left]) {
    clock.advance(600_000)
    expect(streams.map(({ isClosed }) => isClosed)).toEqual([true])
  }
  expect(over.heard).toEqual([{ kind: 'over' }])
})
