import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDevice } from '../device/device-context.ts'

/**
 * A `part` is shown as it comes. A page of the `market` shows its answer after one wait at the earliest. On a user's
 * own page a skeleton that was shown stays for as long again; its main question is the `own-page`: where that fails
 * with an HTTP status other than 200, the error page takes the page's place (spec §8).
 */
export type LoadRole = 'part' | 'market' | 'own-part' | 'own-page'

const WAITS: Readonly<Record<LoadRole, 0 | 1 | 2>> = { part: 0, market: 1, 'own-part': 2, 'own-page': 2 }

/**
 * Whether an answer that has come is held back (spec §4). For the first wait the page is blank, for the second one it
 * shows a skeleton: only an answer within the first one ends there. The client says how long a wait is.
 */
export function useHold(isLoading: boolean, role: LoadRole): boolean {
  const { clock } = useDevice()
  const minMs = useQueryClient().getDefaultOptions().queries?.meta?.minMs ?? 0
  const waits = WAITS[role]
  const [isHeld, setHeld] = useState(false)
  const isStillLoading = useEffectEvent(() => isLoading)
  useEffect(() => {
    if (!isLoading || waits === 0 || minMs <= 0) return
    setHeld(true)
    const release = () => setHeld(false)
    // The answer does not end it.
    clock.after(minMs, () => (waits === 2 && isStillLoading() ? clock.after(minMs, release) : release()))
  }, [isLoading, clock, minMs, waits])
  return isHeld
}
