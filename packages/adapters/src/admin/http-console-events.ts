import type { ConsoleEvents } from '@diandu/core/admin'
import { parseJson } from '@diandu/core/input'
import type { Clock } from '@diandu/core/kernel'
import { consoleEvent, CONSOLE_EVENTS_PATH } from '@diandu/wire/admin'
import { readValue } from '../http/read-value.ts'

/** The part of a browser's EventSource that is needed. */
export type EventStream = Pick<EventSource, 'onopen' | 'onmessage' | 'onerror' | 'close'>

export interface ConsoleEventsDeps {
  readonly apiBase: string
  readonly clock: Pick<Clock, 'after'>
  readonly open: (url: string) => EventStream
  /** Between 0 and 1: consoles that lost their server at once do not come back at once. */
  readonly chance: () => number
}

const PAUSE_MS = { first: 1_000, longest: 60_000 } as const

/**
 * One stream at a time. The browser would open a broken one again by itself after ever the same pause, and never after
 * a refusal; so it is closed, and opened again with longer and longer pauses.
 */
export const httpConsoleEvents = ({ apiBase, clock, open, chance }: ConsoleEventsDeps): ConsoleEvents => ({
  follow(listener) {
    let stream: EventStream | undefined
    let cancel: (() => void) | undefined
    let pauseMs: number = PAUSE_MS.first
    let hasLostOne = false
    const stop = (): void => {
      cancel?.()
      stream?.close()
    }
    const start = (): void => {
      const own = open(`${apiBase}${CONSOLE_EVENTS_PATH}`)
      stream = own
      own.onopen = () => {
        pauseMs = PAUSE_MS.first
        if (hasLostOne) listener({ kind: 'everything' })
        hasLostOne = false
      }
      own.onmessage = ({ data }) => {
        const read = readValue(consoleEvent, parseJson(String(data)))
        // A newer server may tell of what this page does not know.
        if (!read.ok) return
        if (read.value.kind === 'over') stop()
        listener(read.value)
      }
      own.onerror = () => {
        own.close()
        hasLostOne = true
        cancel = clock.after(pauseMs * (0.5 + chance()), start)
        pauseMs = Math.min(pauseMs * 2, PAUSE_MS.longest)
      }
    }
    start()
    return stop
  },
})
