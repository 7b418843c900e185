import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure, Result } from '@diandu/core/kernel'
import { safeReturnPath, type AuthActor, type Entrance, type Session } from '@diandu/core/session'
import type { Ports } from '../../../composition/ports.ts'
import { usePorts } from '../../queries/queries.ts'
import { useSessionSource, useUser } from '../../session/session-context.ts'
import { enter } from './enter.ts'

export interface EntranceUse {
  readonly isBusy: boolean
  readonly use: (entrance: Entrance) => Promise<Failure | undefined>
  /** A rarer way: `question` answers the session itself. */
  readonly receive: (question: (ports: Ports) => Promise<Result<Session>>) => Promise<Failure | undefined>
}

/**
 * A way in, and where to go after it: `goOn` is told of the saved path, once, after a success, or at once where a user
 * is signed in already and the way in is for visitors only. What a page shows stays where the visit stays on it, and is
 * asked for again.
 */
export function useEntrance(
  goOn: (path: string | undefined, isNew: boolean) => void,
  { isForStrangers = true, staysOnPage = false } = {},
): EntranceUse {
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
    if (user !== undefined && isForStrangers) leaveAtOnce()
  }, [user, isForStrangers])

  const pass = async (by: (actor: AuthActor) => Promise<Failure | undefined>): Promise<Failure | undefined> => {
    if (isLeaving.current) return undefined
    isLeaving.current = true
    setBusy(true)
    const former = session.formerUser()
    const failure = await session
      .actor()
      .then(by)
      .catch((): Failure => ({ kind: 'offline' }))
    if (failure === undefined) {
      // Another user was here before: none of their answers is shown to this one.
      const isSame = former === undefined || former.userId === session.user()?.userId
      if (staysOnPage && isSame) void queries.invalidateQueries()
      else queries.clear()
      await leave(true)
      return undefined
    }
    isLeaving.current = false
    setBusy(false)
    return failure
  }
  return {
    isBusy,
    use: (entrance) => pass((actor) => enter(actor, entrance)),
    receive: (question) =>
      pass(async (actor) => {
        const answer = await question(await ports())
        if (!answer.ok) return answer.failure
        actor.send({ type: 'session.received', session: answer.value })
        return undefined
      }),
  }
}
