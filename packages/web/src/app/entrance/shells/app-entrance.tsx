import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { safeReturnPath } from '@diandu/core/session'
import { BINDING } from '../../layout/failures/failure-handler.ts'
import { usePorts } from '../../queries/queries.ts'
import { AppLoginPending, AppLogin } from './app-login.tsx'
import { Guard, type GuardStanding } from './guard.tsx'

/** Where a login in the app leads a user who wanted to go nowhere else; a page that needs a login. */
const ACCOUNT = '/user_center'

/** Lets a person in by the app's token, and leads to where they wanted to go. Load it lazily: only an app has it. */
export function AppEntrance() {
  const ports = usePorts()
  const [target, setTarget] = useState<string>()
  // Read before the guard is asked, which keeps a path of its own.
  useEffect(() => {
    ports().then(
      ({ returnPath }) => setTarget((known) => known ?? safeReturnPath(returnPath.take()) ?? ACCOUNT),
      () => setTarget(ACCOUNT),
    )
  }, [ports])
  if (target === undefined) return <AppLoginPending />
  return (
    <Guard path={ACCOUNT} visit={ACCOUNT}>
      {(standing, requestAgain) => <Exchange target={target} standing={standing} requestAgain={requestAgain} />}
    </Guard>
  )
}

interface ExchangeProps {
  readonly target: string
  readonly standing: GuardStanding
  readonly requestAgain: () => void
}

function Exchange({ target, standing, requestAgain }: ExchangeProps) {
  const ports = usePorts()
  const navigate = useNavigate()
  const goOn = useEffectEvent(() => void navigate(target, { replace: true }))
  const bind = useEffectEvent(() => void navigate(BINDING, { replace: true }))
  const keepTarget = useEffectEvent(async () => (await ports()).returnPath.save(target))
  useEffect(() => {
    if (standing === 'entered') goOn()
    if (standing === 'sentToNativeLogin') void keepTarget()
    if (standing === 'sentToBinding') keepTarget().then(bind, bind)
  }, [standing])
  return standing === 'sentToNativeLogin' ? <AppLogin onRetry={requestAgain} /> : <AppLoginPending />
}
