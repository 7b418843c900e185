import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isNativeApp, safeReturnPath } from '@diandu/core/session'
import { BINDING } from '../house-answers.ts'
import { usePorts } from '../ports-context.ts'
import { useShell } from '../shell-context.ts'
import { useAfterFirstPicture } from '../use-after-first-picture.ts'
import { AppAsked, AppLogin } from './app-login.tsx'
import { useGuard } from './use-guard.ts'

/** Where a login in the app leads whoever wanted to go nowhere else; a page that nobody enters without one. */
const ACCOUNT = '/user_center'

/** In an app whoever is sent to the login is let in by the app's token; anybody else sees the login page itself. */
export function AppDoor({ children }: { readonly children: ReactNode }) {
  const isInApp = isNativeApp(useShell())
  // The server draws the same page for everybody.
  return useAfterFirstPicture() && isInApp ? <AppEntrance /> : children
}

function AppEntrance() {
  const ports = usePorts()
  const [target, setTarget] = useState<string>()
  // Read before the guard is asked, which keeps a path of its own.
  useEffect(() => {
    ports().then(
      ({ returnPath }) => setTarget((known) => known ?? safeReturnPath(returnPath.take()) ?? ACCOUNT),
      () => setTarget(ACCOUNT),
    )
  }, [ports])
  return target === undefined ? <AppAsked /> : <Exchange target={target} />
}

function Exchange({ target }: { readonly target: string }) {
  const ports = usePorts()
  const navigate = useNavigate()
  const { standing, askAgain } = useGuard(ACCOUNT, ACCOUNT)
  const goOn = useEffectEvent(() => void navigate(target, { replace: true }))
  const bind = useEffectEvent(() => void navigate(BINDING, { replace: true }))
  const keepTarget = useEffectEvent(async () => (await ports()).returnPath.save(target))
  useEffect(() => {
    if (standing === 'entered') goOn()
    if (standing === 'sentToNativeLogin') void keepTarget()
    if (standing === 'sentToBinding') keepTarget().then(bind, bind)
  }, [standing])
  return standing === 'sentToNativeLogin' ? <AppLogin onRetry={askAgain} /> : <AppAsked />
}
