import { useEffect, useState } from 'react'
import { usePorts } from './ports-context.ts'

/** The present instant, looked at again each `everyMs`; undefined until the clock is there. */
export function useNow(everyMs: number): number | undefined {
  const ports = usePorts()
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let cancel = () => {}
    let left = false
    void ports().then(({ clock }) => {
      const tick = () => {
        if (left) return
        setNow(clock.now())
        cancel = clock.after(everyMs, tick)
      }
      tick()
    })
    return () => {
      left = true
      cancel()
    }
  }, [ports, everyMs])
  return now
}
