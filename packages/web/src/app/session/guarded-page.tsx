import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BINDING } from '../failures/failure-handler.ts'
import { AppLoginPending, AppLogin } from '../shells/app-login.tsx'
import { Guard, type GuardStanding } from '../shells/guard.tsx'

/** Asks the guard before each visit, and shows the page once it may be entered. */
export function GuardedPage({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  // Another query on the same page is the same visit.
  return (
    <Guard path={pathname + search} visit={pathname}>
      {(standing, requestAgain) => (
        <BehindGuard standing={standing} requestAgain={requestAgain}>
          {children}
        </BehindGuard>
      )}
    </Guard>
  )
}

interface BehindGuardProps {
  readonly standing: GuardStanding
  readonly requestAgain: () => void
  readonly children: ReactNode
}

function BehindGuard({ standing, requestAgain, children }: BehindGuardProps) {
  const navigate = useNavigate()
  const goTo = useEffectEvent((path: string) => void navigate(path, { replace: true }))
  useEffect(() => {
    if (standing === 'sentToLogin') goTo('/login')
    if (standing === 'sentToBinding') goTo(BINDING)
  }, [standing])
  switch (standing) {
    case 'entered':
      return children
    case 'exchanging':
      return <AppLoginPending />
    case 'sentToNativeLogin':
      return <AppLogin onRetry={requestAgain} />
    default:
      return null
  }
}
