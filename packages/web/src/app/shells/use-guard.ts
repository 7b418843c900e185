import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { createActor } from 'xstate'
import { createGuardMachine, type GuardActor, type GuardPorts } from '@diandu/core/session'
import { usePorts } from '../ports-context.ts'
import { useSessionSource } from '../session-context.ts'

/** Where a visit stands before the guard. */
export type GuardStanding = 'deciding' | 'exchanging' | 'entered' | 'sentToLogin' | 'sentToNativeLogin' | 'sentToBinding'

interface GuardVisit {
  hasLeft: boolean
  guard?: GuardActor
}

interface Asked {
  readonly attempt: number
  /** The person comes back from the app's login: whoever did not log in there is not sent there again. */
  readonly isQuiet: boolean
}

export interface GuardUse {
  readonly standing: GuardStanding
  /** Another attempt, which may open the app's login again. */
  readonly askAgain: () => void
}

/**
 * Asks the guard once for each `visit`, which may ask for more of the page (`path`) than it is named by. Code that could not be
 * loaded is thrown, for the route's own failure page to tell.
 */
export function useGuard(path: string, visit: string): GuardUse {
  const [asked, setAsked] = useState<Asked>({ attempt: 0, isQuiet: false })
  const [stands, setStands] = useState<{ readonly visit: string; readonly standing: GuardStanding }>()
  const [trouble, setTrouble] = useState<unknown>()
  const ports = usePorts()
  const session = useSessionSource()
  const queries = useQueryClient()
  const standing = stands?.visit === visit ? stands.standing : 'deciding'

  const askGuard = useEffectEvent(async (own: GuardVisit) => {
    const before = session.user()
    const [{ sessionStore, returnPath, app, shell, clock }, auth] = await Promise.all([ports(), session.actor()])
    if (own.hasLeft) return
    const receive: GuardPorts['receive'] = (received) => {
      // Whoever was here before: none of their answers is shown to this person.
      if (before?.userId !== received.userInfo.userId) queries.clear()
      auth.send({ type: 'session.received', session: received })
    }
    const lapse = () => auth.send({ type: 'token.rejected' })
    const heard = asked.isQuiet ? { ...app, openLogin: () => undefined } : app
    const machine = createGuardMachine({ store: sessionStore, returnPath, app: heard, shell, clock, receive, lapse })
    const guard = createActor(machine, { input: { path } })
    own.guard = guard
    const stand = () => {
      const { value } = guard.getSnapshot()
      if (own.hasLeft || value === 'left') return
      // The way back that an earlier attempt kept has been gone.
      if (value === 'entered' && asked.attempt > 0) returnPath.take()
      setStands({ visit, standing: value })
    }
    guard.subscribe({ next: stand, complete: stand })
    guard.start()
    stand()
  })
  useEffect(() => {
    const own: GuardVisit = { hasLeft: false }
    askGuard(own).catch(setTrouble)
    return () => {
      own.hasLeft = true
      if (own.guard?.getSnapshot().status === 'active') own.guard.send({ type: 'page.left' })
    }
  }, [visit, asked])

  const isInAppLogin = standing === 'sentToNativeLogin'
  useEffect(() => {
    if (!isInAppLogin) return undefined
    const comeBack = () => {
      if (document.visibilityState === 'visible') setAsked(({ attempt }) => ({ attempt: attempt + 1, isQuiet: true }))
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [isInAppLogin])

  if (trouble !== undefined) throw trouble
  return { standing, askAgain: () => setAsked(({ attempt }) => ({ attempt: attempt + 1, isQuiet: false })) }
}
