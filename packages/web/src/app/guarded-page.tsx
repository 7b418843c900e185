import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BINDING } from './house-answers.ts'
import { AppAsked, AppLogin } from './shells/app-login.tsx'
import { useGuard } from './shells/use-guard.ts'

/** Asks the guard before each visit, and shows the page once it may be entered. */
export function GuardedPage({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation()
  // Another query on the same page is the same visit.
  const { standing, askAgain } = useGuard(pathname + search, pathname)
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
      return <AppAsked />
    case 'sentToNativeLogin':
      return <AppLogin onRetry={askAgain} />
    default:
      return null
  }
}
