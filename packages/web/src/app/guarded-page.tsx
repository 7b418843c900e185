import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createActor } from 'xstate'
import { createGuardMachine, type GuardActor, type GuardPorts } from '@diandu/core/session'
import { usePorts } from './ports-context.ts'
import { useSessionSource } from './session-context.ts'

interface GuardedVisit {
  hasLeft: boolean
  guard?: GuardActor
}

/** Asks the guard before each visit, and shows the page once it may be entered. */
export function GuardedPage({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [enteredPath, setEnteredPath] = useState<string>()
  const [trouble, setTrouble] = useState<unknown>()
  const ports = usePorts()
  const session = useSessionSource()
  const navigate = useNavigate()
  const askGuard = useEffectEvent(async (visit: GuardedVisit) => {
    const [{ sessionStore, returnPath, app, shell, clock }, auth] = await Promise.all([ports(), session.actor()])
    if (visit.hasLeft) return
    const receive: GuardPorts['receive'] = (received) => auth.send({ type: 'session.received', session: received })
    const lapse = () => auth.send({ type: 'token.rejected' })
    const machine = createGuardMachine({ store: sessionStore, returnPath, app, shell, clock, receive, lapse })
    const guard = createActor(machine, { input: { path: pathname + search } })
    visit.guard = guard
    guard.subscribe({
      complete() {
        if (visit.hasLeft) return
        if (guard.getSnapshot().matches('entered')) setEnteredPath(pathname)
        else void navigate('/login', { replace: true })
      },
    })
    guard.start()
  })
  // Another query on the same page is the same visit.
  useEffect(() => {
    const visit: GuardedVisit = { hasLeft: false }
    askGuard(visit).catch(setTrouble)
    return () => {
      visit.hasLeft = true
      if (visit.guard?.getSnapshot().status === 'active') visit.guard.send({ type: 'page.left' })
    }
  }, [pathname])
  // Code that could not be loaded: the route's own failure page tells it, and can try again.
  if (trouble !== undefined) throw trouble
  return enteredPath === pathname ? children : null
}
