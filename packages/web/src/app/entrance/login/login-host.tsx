import { lazy, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { plainPath } from '@diandu/core/kernel'
import { isEntrance, isNativeApp } from '@diandu/core/session'
import { useDevice } from '../../device/device-context.ts'
import { useHistoryFlag } from '../../layout/use-history-flag.ts'
import { usePorts } from '../../queries/queries.ts'
import { loginRequests, type LoginRequest } from '../../session/login-requests.ts'
import { useUser } from '../../session/session-context.ts'

const LoginSheet = lazy(async () => ({ default: (await import('./login-sheet.tsx')).LoginSheet }))

/** Where a request stands: it waits for the page that asked, is open over it, or its user is in. */
interface Standing {
  readonly request: LoginRequest
  at: 'begun' | 'open' | 'in'
  /** The page that asked. */
  path: string
}

/**
 * Shows the login over the page that asked for it. It has a place of its own in the history: Back closes it, and after
 * a login the page stands where it stood, and what was wanted goes on (`useAsUser`). A wish outlives the rarer ways in,
 * which are pages, and no other page.
 */
export function LoginHost() {
  const request = useSyncExternalStore(loginRequests.subscribe, loginRequests.current, () => undefined)
  const [isFlagged, open, close] = useHistoryFlag('login')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const ports = usePorts()
  const wish = useSyncExternalStore(loginRequests.subscribe, loginRequests.wish, () => undefined)
  const isMember = useUser() !== undefined
  const { shell } = useDevice()
  const standing = useRef<Standing>(undefined)
  const here = pathname + search

  const finish = ({ request: { goTo }, at }: Standing) => {
    standing.current = undefined
    if (at !== 'in' && !isMember) return loginRequests.drop()
    loginRequests.settle()
    if (at === 'in' && goTo !== undefined) void navigate(goTo)
  }
  /** An app lets its user in by its own login, which is a page. */
  const leadToPage = async ({ goTo = here }: LoginRequest) => {
    loginRequests.settle()
    const { returnPath } = await ports()
    returnPath.save(goTo)
    await navigate('/login')
  }
  const follow = useEffectEvent(() => {
    if (request === undefined) return
    if (isNativeApp(shell)) return void leadToPage(request)
    if (standing.current?.request !== request) {
      // The page that was wanted leads back first to the one that asked for it.
      if (request.goTo !== undefined && plainPath(request.goTo) === plainPath(pathname)) return
      standing.current = { request, at: 'begun', path: pathname }
      // Asked again while the sheet is there: it serves the later one.
      if (!isFlagged) open()
      return
    }
    const now = standing.current
    if (isFlagged) {
      if (now.at === 'begun') now.at = 'open'
    } else if (now.at === 'in' || (now.at === 'open' && (pathname === now.path || isMember))) finish(now)
  })
  useEffect(() => follow(), [request, isFlagged, pathname, isMember])
  const isAstray = wish !== undefined && wish.path !== pathname && !isEntrance(pathname)
  useEffect(() => {
    if (isAstray) loginRequests.drop()
  }, [isAstray])

  if (request === undefined || !isFlagged || isNativeApp(shell)) return null
  return (
    <Suspense>
      <LoginSheet
        returnTo={request.goTo ?? here}
        onClose={close}
        onIn={() => {
          if (standing.current !== undefined) standing.current.at = 'in'
          close()
        }}
      />
    </Suspense>
  )
}
