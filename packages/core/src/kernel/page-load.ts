import type { Clock } from './clock.ts'
import { waitMsOr } from './wait-ms-or.ts'

/** So long nothing is shown of a page's data that is awaited, and so long a skeleton stays that was shown (spec §4). */
export const MIN_LOAD_MS = 200

/**
 * Awaits a page's data: nothing is shown at first, then a skeleton, which stays for as long again, so that no answer
 * makes the screen flicker. `shown` is told of an answer, and ends once that may be shown.
 */
export function createPageLoad(clock: Clock, minMs: number = MIN_LOAD_MS): { readonly shown: () => Promise<void> } {
  const phaseMs = waitMsOr(MIN_LOAD_MS, minMs)
  let release: (() => void) | undefined
  const settled = new Promise<void>((resolve) => {
    release = resolve
  })
  let hasAnswer = false
  const settle = () => release?.()
  if (phaseMs === 0) settle()
  else
    clock.after(phaseMs, () => {
      if (hasAnswer) settle()
      else clock.after(phaseMs, settle)
    })
  return {
    shown() {
      hasAnswer = true
      return settled
    },
  }
}
