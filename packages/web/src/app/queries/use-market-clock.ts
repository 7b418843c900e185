import { useEffect, useState } from 'react'
import type { Clock } from '@diandu/core/kernel'
import { usePorts } from './queries.ts'

/**
 * The clock that the server's answers put right, where this device's own is wrong. It comes with the code of all calls:
 * undefined until it `isWanted` and there.
 */
export function useMarketClock(isWanted: boolean): Clock | undefined {
  const ports = usePorts()
  const [clock, setClock] = useState<Clock>()
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    void ports().then((all) => {
      if (!isLeft) setClock(() => all.clock)
    })
    return () => {
      isLeft = true
    }
  }, [ports, isWanted])
  return clock
}
