import { Suspense, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { BusyCount } from '@diandu/core/kernel'
import { classNames } from '../../ui/class-names.ts'
import { LoadingBar } from '../../ui/feedback/loading-bar.tsx'
import { TabBar, type TabBarItem } from '../../ui/navigation/tab-bar.tsx'
import { ToastViewport } from '../../ui/feedback/toast-viewport.tsx'
import { VisuallyHidden } from '../../ui/accessibility/visually-hidden.tsx'
import { appMessages } from '../../messages/app.messages.ts'
import { titleMessages } from '../../messages/titles.messages.ts'
import { afterPaint } from '../rendering/after-paint.ts'
import { useDevice } from '../device/device-context.ts'
import styles from '../layout/layout.module.css'
import { pagesAwaited } from '../../routes/page-code.tsx'
import { PageTitleProvider, useTitleOf } from '../../router/page-title.ts'
import { useMessages } from '../preferences/preferences.ts'
import { loginRequests } from '../session/login-requests.ts'
import { useUser } from '../session/session-context.ts'
import type { PageRoute } from '../../router/page.ts'
import { matchPage } from '../../routes/prefetch-page.ts'
import { contentId, type VisitedPage } from '../../router/page-context.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { useAfterFirstPicture } from '../rendering/use-after-first-picture.ts'
import { useIsWide } from '../rendering/use-is-wide.ts'
import { useHasActed } from '../rendering/use-has-acted.ts'

/** Its code comes after the first picture, and for a user who is logged in. */
const OwnMark = optionalPart(async () => (await import('./own-marks.tsx')).OwnMark)

/** On a computer, beside a user's own pages. */
const SideMenu = optionalPart(async () => (await import('../layout/side-menu.tsx')).SideMenu)

/** Their code, and the clock's, would hold up a page that is still arriving: it comes once the visitor moves. */
const Floats = optionalPart(async () => (await import('./floats.tsx')).Floats)

const OWN = /^\/(user_center|message)/

/** The loading bar, the tab bar where the page's layout has one, the toasts and the title. */
export function RootLayout({ page, children }: { readonly page: VisitedPage; readonly children: ReactNode }) {
  const { pathname } = page.location
  const route = useRoute(pathname)
  const messages = useMessages(appMessages)
  const [ownTitle, sayTitle] = useTitleOf(pathname)
  const routeTitle = useMessages(titleMessages)[route?.title ?? 'notFound']
  const title = ownTitle ?? routeTitle
  const isReady = useAfterFirstPicture()
  const hasActed = useHasActed()
  const isAsked = useIsAskedToLogIn()
  const hasRoom = useIsWide()
  const isOwn = OWN.test(pathname)
  const isMarked = useUser() !== undefined && isReady
  const mark = (tab?: string) =>
    isMarked && (
      <Suspense>
        <OwnMark tab={tab} />
      </Suspense>
    )
  useEffect(
    () =>
      afterPaint(() => {
        document.title = title
      }),
    [title, pathname],
  )
  return (
    <>
      <div
        className={classNames(
          styles.layout,
          (route?.layout ?? 'error') === 'error' && styles.error,
          isOwn && styles.own,
        )}
      >
        <a className={styles.skip} href={`#${contentId(page)}`}>
          {messages.skip}
        </a>
        <Progress label={messages.loading} />
        <PageTitleProvider value={sayTitle}>{children}</PageTitleProvider>
        {isOwn && hasRoom && (
          <Suspense>
            <SideMenu pathname={pathname} />
          </Suspense>
        )}
        {(route?.layout === 'default' || hasRoom) && (
          <TabBar label={messages.tabs.label} items={tabs(pathname, messages.tabs, mark)} />
        )}
      </div>
      <div aria-live="polite">
        <VisuallyHidden>{isReady ? title : ''}</VisuallyHidden>
      </div>
      {(hasActed || isAsked) && route !== undefined && (
        <Suspense>
          <Floats path={pathname} hasBanner={route.layout === 'default'} />
        </Suspense>
      )}
      {mark()}
      <ToastViewport label={messages.messages} />
    </>
  )
}

/** An answer may want a login before the visitor has done anything; once asked, what asks stays. */
function useIsAskedToLogIn(): boolean {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const look = () => void (loginRequests.current() !== undefined && setAsked(true))
    look()
    return loginRequests.subscribe(look)
  }, [])
  return isAsked
}

/** The route of the page; none where the address leads nowhere, though its form is a route's. */
const useRoute = (pathname: string): PageRoute | undefined => useMemo(() => matchPage(pathname)?.route, [pathname])

function Progress({ label }: { readonly label: string }) {
  const isAwaitingPage = useIsBusy(pagesAwaited)
  const isConfirming = useIsBusy(useDevice().busy)
  return <LoadingBar busy={isAwaitingPage || isConfirming} label={label} />
}

const useIsBusy = (busy: BusyCount): boolean => useSyncExternalStore(busy.subscribe, busy.isBusy, () => false)

type TabMessages = (typeof appMessages)['en']['tabs']

function tabs(pathname: string, messages: TabMessages, mark: (tab: string) => ReactNode): readonly TabBarItem[] {
  const rows = [
    { key: '/', label: messages.home, icon: 'home' },
    { key: '/lists', label: messages.shops, icon: 'market' },
    { key: '/user_center/order', label: messages.orders, icon: 'orders' },
    { key: '/user_center', label: messages.me, icon: 'person' },
  ] as const
  const current = rows.find((row) => row.key === pathname)?.key ?? (OWN.test(pathname) ? '/user_center' : '/lists')
  return rows.map((row) => ({
    ...row,
    current: row.key === current,
    link: (parts) => <Link to={row.key} discover="none" {...parts} />,
    mark: mark(row.key),
  }))
}
