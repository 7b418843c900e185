import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { formatTime } from '@diandu/core/format'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { offlineMessages } from '../../../messages/offline.messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Section } from '../../../ui/lists/section.tsx'
import { offlineShops, type OfflineShop } from './offline-shops.ts'
import { wantedPage } from './wanted-page.ts'

/** How often the network is tried while this page is shown. */
const TRY_EVERY_MS = 5_000

/** What can be read without a network. Once there is one, the page that was wanted opens by itself. */
export function Page() {
  const messages = useMessages(offlineMessages)
  const { search } = useLocation()
  const [shops, setShops] = useState<readonly OfflineShop[]>([])
  const [wanted, setWanted] = useState<string>()
  useEffect(() => setWanted(wantedPage(search, location.origin)), [search])
  useEffect(() => {
    let isLeft = false
    void offlineShops().then((found) => !isLeft && setShops(found))
    return () => void (isLeft = true)
  }, [])
  useEffect(() => (wanted === undefined ? undefined : onceOnline(() => location.replace(wanted))), [wanted])
  return (
    <Screen top={<BackBar title={messages.title} />}>
      <EmptyState
        picture="adrift"
        action={
          <Button onClick={() => location.assign(wanted ?? '/')}>
            {wanted === undefined ? messages.home : messages.retry}
          </Button>
        }
      >
        {shops.length > 0 ? messages.line : messages.none}
        {wanted !== undefined && ` ${messages.waiting}`}
      </EmptyState>
      {shops.length > 0 && (
        <Section title={messages.list}>
          <Card padding="none">
            <ul aria-label={messages.list}>
              {shops.map(({ path, title, storedAtMs }) => (
                <li key={path}>
                  <ListRow
                    title={title}
                    detail={storedAtMs > 0 && messages.storedAt(formatTime(storedAtMs, 'yyyy-mm-dd hh:mm'))}
                    // As a document: what was kept is a document.
                    link={({ className, children }) => (
                      <a className={className} href={path}>
                        {children}
                      </a>
                    )}
                  />
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      )}
    </Screen>
  )
}

/** Calls back when the server answers again. Answers how to stop trying. */
function onceOnline(back: () => void): () => void {
  let isOver = false
  const attempt = () =>
    void fetch('/health/live', { cache: 'no-store' }).then(
      ({ ok }) => {
        if (!ok || isOver) return
        stop()
        back()
      },
      () => undefined,
    )
  const timer = setInterval(attempt, TRY_EVERY_MS)
  window.addEventListener('online', attempt)
  const stop = () => {
    isOver = true
    clearInterval(timer)
    window.removeEventListener('online', attempt)
  }
  return stop
}
