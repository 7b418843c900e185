import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure } from '@diandu/core/kernel'
import { safeReturnPath, type Entrance } from '@diandu/core/session'
import { usePorts } from '../../app/ports-context.ts'
import { useSessionSource, useUser } from '../../app/session-context.ts'
import { enter } from './enter.ts'

interface EntranceUse {
  readonly isBusy: boolean
  readonly use: (entrance: Entrance) => Promise<Failure | undefined>
}

/**
 * A way in, and where to go behind it: `goOn` is told of the saved path, once, after a success, or at once where
 * somebody is signed in already.
 */
export function useEntrance(goOn: (path: string | undefined, isNew: boolean) => void): EntranceUse {
  const session = useSessionSource()
  const ports = usePorts()
  const queries = useQueryClient()
  const user = useUser()
  const [isBusy, setBusy] = useState(false)
  const isLeaving = useRef(false)

  const leave = async (isNew: boolean) => {
    const { returnPath } = await ports()
    goOn(safeReturnPath(returnPath.take()), isNew)
  }
  const leaveAtOnce = useEffectEvent(() => {
    if (isLeaving.current) return
    isLeaving.current = true
    void leave(false)
  })
  useEffect(() => {
    if (user !== undefined) leaveAtOnce()
  }, [user])

  const use = async (entrance: Entrance): Promise<Failure | undefined> => {
    if (isLeaving.current) return undefined
    isLeaving.current = true
    setBusy(true)
    const failure = await session
      .actor()
      .then((actor) => enter(actor, entrance))
      .catch((): Failure => ({ kind: 'offline' }))
    if (failure === undefined) {
      // Whoever was here before: none of their answers is shown to this person.
      queries.clear()
      await leave(true)
      return undefined
    }
    isLeaving.current = false
    setBusy(false)
    return failure
  }
  return { isBusy, use }
}
