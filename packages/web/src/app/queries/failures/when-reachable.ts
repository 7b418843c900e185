import type { Device } from '../../device/device-context.ts'
import { isBeingLeft } from './being-left.ts'

/** How long to wait before each try; the last one goes on. */
const WAITS_MS = [2_000, 4_000, 8_000, 16_000, 30_000, 60_000] as const

/**
 * Calls back once the server answers again: tried with growing waits, and at once when the device says that it is
 * online or the page is looked at again. `earlier` counts tries that came to nothing before. Answers how to stop.
 */
export function whenReachable(
  { clock, isReachable }: Pick<Device, 'clock' | 'isReachable'>,
  back: () => void,
  earlier = 0,
): () => void {
  let isOver = false
  let isTrying = false
  let tries = earlier
  let forgetWait = () => {}
  const stop = () => {
    isOver = true
    forgetWait()
    window.removeEventListener('online', attempt)
    document.removeEventListener('visibilitychange', onVisible)
  }
  const attempt = async () => {
    if (isOver || isTrying) return
    isTrying = true
    forgetWait()
    const isHere = await isReachable()
    isTrying = false
    if (isOver) return
    // Where the person is on the way elsewhere, nothing opens in between.
    if (!isHere || isBeingLeft()) return wait()
    stop()
    back()
  }
  const wait = () => {
    forgetWait = clock.after(WAITS_MS[Math.min(tries, WAITS_MS.length - 1)] ?? 0, () => void attempt())
    tries += 1
  }
  const onVisible = () => void (document.visibilityState === 'visible' && attempt())
  window.addEventListener('online', attempt)
  document.addEventListener('visibilitychange', onVisible)
  wait()
  return stop
}
