import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { BINDING } from '../layout/failures/failure-handler.ts'
import { AppLoginPending, AppLogin } from './shells/app-login.tsx'
import { useVisitedPage } from '../../router/page-context.ts'
import { Guard, type GuardStanding } from './shells/guard.tsx'
import { requestLogin } from '../session/login-requests.ts'

/** Asks the guard before each visit, and shows the page once it may be entered. */
export function GuardedPage({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  // Another query on the same page is the same visit.
  return (
    <Guard path={pathname + search} visit={pathname}>
      {(standing, requestAgain) => (
        <BehindGuard path={pathname + search} standing={standing} requestAgain={requestAgain}>
          {children}
        </BehindGuard>
      )}
    </Guard>
  )
}

interface BehindGuardProps {
  readonly path: string
  readonly standing: GuardStanding
  readonly requestAgain: () => void
  readonly children: ReactNode
}

function BehindGuard({ path, standing, requestAgain, children }: BehindGuardProps) {
  const navigate = useNavigate()
  const { openedBy } = useVisitedPage()
  const goTo = useEffectEvent((to: string) => void navigate(to, { replace: true }))
  /** Over the page that led here, where one did. */
  const logIn = useEffectEvent(() => {
    if (openedBy !== 'PUSH') return goTo('/login')
    requestLogin({ goTo: path })
    void navigate(-1)
  })
  useEffect(() => {
    if (standing === 'sentToLogin') logIn()
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
