import { useEffect, useState } from 'react'
import type { Clock } from '@diandu/core/kernel'
import { useDevice } from '../device/device-context.ts'
import { usePorts } from './queries.ts'
import { useHasActed } from '../rendering/use-has-acted.ts'

/** A clock, and where to hear that it was put right. */
interface TimeSource {
  readonly clock: Clock
  readonly serverTime?: { readonly subscribe: (onChange: () => void) => () => void }
}

/**
 * The present instant, read again each `everyMs` and when the clock was put right; undefined until the clock is there.
 */
export function useNow(everyMs: number): number | undefined {
  return useTicks(everyMs, usePorts())
}

/**
 * `useNow` for a public page: by the device's own clock until the visitor acts, for the one that the server's answers
 * put right comes with the code of all calls. Undefined while the page is rendered first.
 */
export function usePublicNow(everyMs: number): number | undefined {
  const ports = usePorts()
  const { clock } = useDevice()
  const [own] = useState(() => () => Promise.resolve({ clock }))
  return useTicks(everyMs, useHasActed() ? ports : own)
}

function useTicks(everyMs: number, load: () => Promise<TimeSource>): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    let cancel = () => {}
    let stopHearing = () => {}
    let left = false
    void load().then(({ clock, serverTime }) => {
      if (left) return
      const tick = () => {
        cancel()
        setNow(clock.now())
        cancel = clock.after(everyMs, tick)
      }
      stopHearing = serverTime?.subscribe(tick) ?? stopHearing
      tick()
    })
    return () => {
      left = true
      stopHearing()
      cancel()
    }
  }, [load, everyMs])
  return now
}
