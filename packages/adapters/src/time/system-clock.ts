import type { Clock } from '@diandu/core/kernel'

/** A longer timer would go off at once: its delay is kept in 31 bits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  after(delayMs, task) {
    let leftMs = Math.max(0, delayMs)
    let timer: ReturnType<typeof setTimeout>
    const wind = () => {
      const stretchMs = Math.min(leftMs, LONGEST_TIMER_MS)
      leftMs -= stretchMs
      timer = setTimeout(leftMs > 0 ? wind : task, stretchMs)
    }
    wind()
    return () => clearTimeout(timer)
  },
}
