import { useQueryClient } from '@tanstack/react-query'
import { useActor } from '@xstate/react'
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { createGuardMachine, decideEntry, type GuardPorts, type ReturnPathStore } from '@diandu/core/session'
import { useDevice } from '../../device/device-context.ts'
import { usePorts } from '../../queries/queries.ts'
import { useSessionSource } from '../../session/session-context.ts'

/** The state of a visit at the guard. */
export type GuardStanding =
  | 'deciding'
  | 'exchanging'
  | 'entered'
  | 'sentToLogin'
  | 'sentToNativeLogin'
  | 'sentToBinding'

interface GuardProps {
  /** The page that is to be entered, with its query. */
  readonly path: string
  /** Names the visit, which may ask for more of the page than it is named by. */
  readonly visit: string
  /** `requestAgain` is another attempt, which may open the app's login again. */
  readonly children: (standing: GuardStanding, requestAgain: () => void) => ReactNode
}

interface Attempt {
  readonly visit: string
  readonly count: number
  /** The login that the device stores lets the visit in: nothing is waited for. */
  readonly isIn: boolean
  /** The person comes back from the app's login: a person who did not log in there is not sent there again. */
  readonly isQuiet: boolean
}

interface Requesting {
  readonly attempt: Attempt
  readonly logic: ReturnType<typeof createGuardMachine>
  readonly returnPath: ReturnPathStore
}

/**
 * Asks the guard once for each visit. A user whom the device knows is in with the first render, so that no empty page
 * is seen between two pages. Code that could not be loaded is thrown, for the page's own failure to tell.
 */
export function Guard({ path, visit, children }: GuardProps) {
  const isKnown = useIsKnown(path)
  const first = (): Attempt => ({ visit, count: 0, isIn: isKnown(), isQuiet: false })
  const [last, setLast] = useState(first)
  const attempt = last.visit === visit ? last : first()
  if (attempt !== last) setLast(attempt)
  const requesting = useRequesting(attempt)
  const again = (isQuiet: boolean) => setLast({ visit, count: attempt.count + 1, isIn: false, isQuiet })
  const requestAgain = () => again(false)
  if (attempt.isIn) return children('entered', requestAgain)
  if (requesting === undefined) return children('deciding', requestAgain)
  return (
    <Requested key={`${visit} ${attempt.count}`} {...requesting} path={path} onBack={() => again(true)}>
      {(standing) => children(standing, requestAgain)}
    </Requested>
  )
}

/** Whether the device alone can let a visit in: not where another user has logged in beside this page. */
function useIsKnown(path: string): () => boolean {
  const { sessionStore, shell } = useDevice()
  return () =>
    !sessionStore.isOvertaken() &&
    decideEntry({
      path,
      shell,
      hasToken: sessionStore.readToken() !== undefined,
      isSignedIn: sessionStore.readUser() !== undefined,
    }) === 'enter'
}

/** The guard machine of an attempt over the ports, once they are there. */
function useRequesting(attempt: Attempt): Requesting | undefined {
  const [requesting, setConfirming] = useState<Requesting>()
  const [trouble, setTrouble] = useState<{ readonly error: unknown }>()
  const ports = usePorts()
  const session = useSessionSource()
  const queries = useQueryClient()
  const prepare = useEffectEvent(async (own: { hasLeft: boolean }) => {
    const before = session.user()
    const [{ sessionStore, returnPath, app, shell, clock }, auth] = await Promise.all([ports(), session.actor()])
    if (own.hasLeft) return
    // A visitor's page becomes the one of the user who has logged in beside it; a user's is opened again for another.
    if (sessionStore.actsFor() === undefined && sessionStore.isOvertaken()) auth.send({ type: 'device.changed' })
    const receive: GuardPorts['receive'] = (received) => {
      // Another user was here before: none of their answers is shown to this one.
      if (before?.userId !== received.userInfo.userId) queries.clear()
      auth.send({ type: 'session.received', session: received })
    }
    const lapse = () => auth.send({ type: 'token.rejected' })
    const requested = attempt.isQuiet ? { ...app, openLogin: () => undefined } : app
    setConfirming({
      attempt,
      returnPath,
      logic: createGuardMachine({ store: sessionStore, returnPath, app: requested, shell, clock, receive, lapse }),
    })
  })
  useEffect(() => {
    if (attempt.isIn) return undefined
    const own = { hasLeft: false }
    prepare(own).catch((error: unknown) => setTrouble({ error }))
    return () => {
      own.hasLeft = true
    }
  }, [attempt])
  if (trouble !== undefined) throw trouble.error
  return requesting?.attempt === attempt ? requesting : undefined
}

interface RequestedProps extends Requesting {
  readonly path: string
  /** The person has come back from the app's login. */
  readonly onBack: () => void
  readonly children: (standing: GuardStanding) => ReactNode
}

function Requested({ attempt, logic, returnPath, path, onBack, children }: RequestedProps) {
  const [{ value, status }, send] = useActor(logic, { input: { path } })
  const standing: GuardStanding = value === 'left' ? 'deciding' : value
  const leave = useEffectEvent(() => {
    if (status === 'active') send({ type: 'page.left' })
  })
  // Before the machine itself is stopped.
  useLayoutEffect(() => () => leave(), [])
  useEffect(() => {
    // The way back that an earlier attempt kept has been gone.
    if (standing === 'entered' && attempt.count > 0) returnPath.take()
  }, [standing, attempt, returnPath])
  const isInAppLogin = standing === 'sentToNativeLogin'
  const comeBack = useEffectEvent(() => {
    if (document.visibilityState === 'visible') onBack()
  })
  useEffect(() => {
    if (!isInAppLogin) return undefined
    const onReturn = () => comeBack()
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [isInAppLogin])
  return children(standing)
}
