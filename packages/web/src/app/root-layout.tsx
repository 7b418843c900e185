import { lazy, Suspense, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import type { BusyCount } from '@diandu/core/kernel'
import { classNames } from '../ui/class-names.ts'
import { LoadingBar } from '../ui/loading-bar.tsx'
import { TabBar, type TabBarItem } from '../ui/tab-bar.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { appWords } from '../words/app.words.ts'
import { titleWords } from '../words/titles.words.ts'
import { afterPaint } from './after-paint.ts'
import { useBusy } from './busy-context.ts'
import styles from './layout.module.css'
import { pagesAwaited } from './page-code.tsx'
import { PageTitleProvider, useSaidTitle } from './page-title.ts'
import { PlainLink } from './plain-link.tsx'
import { useWords } from './preferences.ts'
import type { RouteRow } from './route-row.ts'
import type { Place } from './router-context.ts'
import { useScrollPlace } from './scroll-places.ts'
import { useAfterFirstPicture } from './use-after-first-picture.ts'

const ToastViewport = lazy(async () => ({ default: (await import('../ui/toast-viewport.tsx')).ToastViewport }))

interface RootLayoutProps {
  readonly place: Place
  readonly children: ReactNode
}

/** What every page stands in: the loading bar, the tab bar where its layout has one, the toasts, its title. */
export function RootLayout({ place, children }: RootLayoutProps) {
  const { pathname } = place.location
  const row = shownRow(place)
  const words = useWords(appWords)
  const [saidTitle, sayTitle] = useSaidTitle(pathname)
  const rowTitle = useWords(titleWords)[row?.title ?? 'notFound']
  const title = saidTitle ?? rowTitle
  const hasCome = useHasCome(place)
  useScrollPlace(place, hasCome)
  const isReady = useAfterFirstPicture()
  useEffect(
    () =>
      afterPaint(() => {
        document.title = title
      }),
    [title, pathname],
  )
  return (
    <>
      <div className={classNames(styles.layout, (row?.layout ?? 'error') === 'error' && styles.error)}>
        <a className={styles.skip} href="#content">
          {words.skip}
        </a>
        <Progress label={words.loading} />
        <PageTitleProvider value={sayTitle}>{children}</PageTitleProvider>
        {row?.layout === 'default' && <TabBar label={words.tabs.label} items={tabs(pathname, words.tabs)} />}
      </div>
      <div aria-live="polite">
        <VisuallyHidden>{isReady ? title : ''}</VisuallyHidden>
      </div>
      {isReady && (
        <Suspense>
          <ToastViewport label={words.messages} />
        </Suspense>
      )}
    </>
  )
}

/** The row of the page; none where the address leads nowhere, though its form is a row's. */
function shownRow({ matched }: Place): RouteRow | undefined {
  return matched?.row.isValid?.(matched.visit.parameters) === false ? undefined : matched?.row
}

/** Whether the visit has gone on from the page that it began with. */
function useHasCome({ location: { key } }: Place): boolean {
  const [firstKey] = useState(key)
  const [hasCome, setHasCome] = useState(false)
  if (!hasCome && key !== firstKey) setHasCome(true)
  return hasCome
}

function Progress({ label }: { readonly label: string }) {
  const isAwaitingPage = useIsBusy(pagesAwaited)
  const isAsking = useIsBusy(useBusy())
  return <LoadingBar busy={isAwaitingPage || isAsking} label={label} />
}

const useIsBusy = (busy: BusyCount): boolean => useSyncExternalStore(busy.subscribe, busy.isBusy, () => false)

type TabWords = (typeof appWords)['en']['tabs']

function tabs(pathname: string, words: TabWords): readonly TabBarItem[] {
  const rows = [
    { key: '/', label: words.home, icon: 'home' },
    { key: '/lists', label: words.shops, icon: 'market' },
    { key: '/user_center/order', label: words.orders, icon: 'orders' },
    { key: '/user_center', label: words.me, icon: 'person' },
  ] as const
  const current = rows.find((row) => row.key === pathname)?.key ?? (pathname.startsWith('/user_center') ? '/user_center' : '/lists')
  return rows.map((row) => ({
    ...row,
    current: row.key === current,
    link: (parts) => <PlainLink to={row.key} {...parts} />,
  }))
}
