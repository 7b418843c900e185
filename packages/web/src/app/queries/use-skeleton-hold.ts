import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDevice } from '../device/device-context.ts'

/**
 * Whether a skeleton stands: while nothing is there, and once shown for as long as the client lets a page load at
 * least (spec §4). Data that is there already waits for nothing. Pages of the market have this instead of the machine,
 * which is too much for their first load.
 */
export function useSkeletonHold(isPending: boolean): boolean {
  const { clock } = useDevice()
  const minMs = useQueryClient().getDefaultOptions().queries?.meta?.minMs ?? 0
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!isPending || minMs <= 0) return
    setHeld(true)
    // The answer does not end it.
    clock.after(minMs, () => setHeld(false))
  }, [isPending, clock, minMs])
  return isPending || isHeld
}
