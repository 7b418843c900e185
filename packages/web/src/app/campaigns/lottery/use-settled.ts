import { useEffect, useState } from 'react'
import { useDevice } from '../../device/device-context.ts'

/** As long as the wheel needs to come to rest. */
const SETTLE_MS = 1600

/** Whether the wheel has come to rest on a result; at once where less motion is wanted. */
export function useSettled(result: object | null): boolean {
  const { clock } = useDevice()
  const [settled, setSettled] = useState<object | null>(null)
  useEffect(() => {
    if (result === null) return undefined
    if (wantsLessMotion()) {
      setSettled(result)
      return undefined
    }
    return clock.after(SETTLE_MS, () => setSettled(result))
  }, [clock, result])
  return result !== null && settled === result
}

const wantsLessMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
