import { useEffect, useState } from 'react'
import { usePorts } from '../queries/ports-context.ts'

/**
 * The present instant, read again each `everyMs` and when the clock was put right; undefined until the clock is there.
 */
export function useNow(everyMs: number): number | undefined {
  const ports = usePorts()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let cancel = () => {}
    let stopHearing = () => {}
    let left = false
    void ports().then(({ clock, serverTime }) => {
      if (left) return
      const tick = () => {
        cancel()
        setNow(clock.now())
        cancel = clock.after(everyMs, tick)
      }
      stopHearing = serverTime.subscribe(tick)
      tick()
    })
    return () => {
      left = true
      stopHearing()
      cancel()
    }
  }, [ports, everyMs])
  return now
}
