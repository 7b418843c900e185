import type { Clock } from '../clock.ts'
import type { Paced } from './paced.ts'
import { waitMsOr } from './wait-ms-or.ts'

/** How long it must be quiet before the last of many taps counts (spec §5). */
export const DEBOUNCE_MS = 1000

/** Acts once, with the last call's words, when there was no call for `quietMs`. */
export function debounce<Words extends readonly unknown[]>(
  clock: Clock,
  act: (...words: Words) => void,
  quietMs: number = DEBOUNCE_MS,
): Paced<Words> {
  const waitMs = waitMsOr(DEBOUNCE_MS, quietMs)
  let cancel = () => {}
  const call = (...words: Words) => {
    cancel()
    cancel = clock.after(waitMs, () => act(...words))
  }
  return Object.assign(call, { cancel: () => cancel() })
}
