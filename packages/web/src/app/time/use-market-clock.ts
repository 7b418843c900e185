import { useEffect, useState } from 'react'
import type { Clock } from '@diandu/core/kernel'
import { usePorts } from '../queries/ports-context.ts'

/** The clock that the server's answers put right, where this device's own is wrong; undefined until it is there. */
export function useMarketClock(): Clock | undefined {
  const ports = usePorts()
  const [clock, setClock] = useState<Clock>()
  useEffect(() => {
    let isLeft = false
    void ports().then((all) => {
      if (!isLeft) setClock(() => all.clock)
    })
    return () => {
      isLeft = true
    }
  }, [ports])
  return clock
}
