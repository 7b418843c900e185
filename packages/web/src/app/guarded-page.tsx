import { useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createActor } from 'xstate'
import { createGuardMachine } from '@diandu/core/session'
import { usePorts } from './ports-context.ts'
import { useSessionSource } from './session-context.ts'

/** Asks the guard before each visit, and shows the page once it may be entered. */
export function GuardedPage({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  const path = pathname + search
  const [enteredPath, setEnteredPath] = useState<string>()
  const ports = usePorts()
  const session = useSessionSource()
  const navigate = useNavigate()
  useEffect(() => {
    let left = false
    void Promise.all([ports(), session.actor()]).then(([{ sessionStore, returnPath, app, shell }, auth]) => {
      if (left) return
      const receive = (received: Parameters<Parameters<typeof createGuardMachine>[0]['receive']>[0]) =>
        auth.send({ type: 'session.received', session: received })
      const guard = createActor(createGuardMachine({ store: sessionStore, returnPath, app, shell, receive }), { input: { path } })
      guard.subscribe({
        complete() {
          if (left) return
          if (guard.getSnapshot().matches('entered')) setEnteredPath(pathname)
          else void navigate('/login', { replace: true })
        },
      })
      guard.start()
    })
    return () => {
      left = true
    }
  }, [pathname])
  return enteredPath === pathname ? children : null
}
