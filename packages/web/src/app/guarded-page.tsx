import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createActor } from 'xstate'
import { createGuardMachine } from '@diandu/core/session'
import { usePorts } from './ports-context.ts'
import { useSessionSource } from './session-context.ts'

/** Asks the guard before each visit, and shows the page once it may be entered. */
export function GuardedPage({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const [enteredPath, setEnteredPath] = useState<string>()
  const [trouble, setTrouble] = useState<unknown>()
  const ports = usePorts()
  const session = useSessionSource()
  const navigate = useNavigate()
  const askGuard = useEffectEvent(async (hasLeft: () => boolean) => {
    const [{ sessionStore, returnPath, app, shell }, auth] = await Promise.all([ports(), session.actor()])
    if (hasLeft()) return
    const receive = (received: Parameters<Parameters<typeof createGuardMachine>[0]['receive']>[0]) =>
      auth.send({ type: 'session.received', session: received })
    const machine = createGuardMachine({ store: sessionStore, returnPath, app, shell, receive })
    const guard = createActor(machine, { input: { path: pathname + search } })
    guard.subscribe({
      complete() {
        if (hasLeft()) return
        if (guard.getSnapshot().matches('entered')) setEnteredPath(pathname)
        else void navigate('/login', { replace: true })
      },
    })
    guard.start()
  })
  // Another query on the same page is the same visit.
  useEffect(() => {
    let left = false
    askGuard(() => left).catch(setTrouble)
    return () => {
      left = true
    }
  }, [pathname])
  // Code that could not be loaded: the route's own failure page tells it, and can try again.
  if (trouble !== undefined) throw trouble
  return enteredPath === pathname ? children : null
}
