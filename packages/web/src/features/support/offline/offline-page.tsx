import { formatTime } from '@diandu/core/format'
import type { PageCopy } from '@diandu/core/support'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useDevice } from '../../../app/device/device-context.ts'
import { CompanyFoot } from '../../../app/layout/company/company-foot.tsx'
import { companyQuery } from '../../../app/layout/company/company-query.ts'
import { SearchForm } from '../../../app/layout/failures/search-form.tsx'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { whenReachable } from '../../../app/queries/failures/when-reachable.ts'
import { offlineMessages } from '../../../messages/offline.messages.ts'
import type { PageModule } from '../../../router/page.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ListRow } from '../../../ui/lists/list-row.tsx'
import { Card, Section } from '../../../ui/lists/section.tsx'

/** Whom to call is read without a network too. */
export const prefetch: NonNullable<PageModule['prefetch']> = ({ queries, ports }) =>
  queries.prefetchQuery(companyQuery(ports))

/** Pages that can be read offline. Once there is a network, the page that was wanted opens by itself. */
export function Page() {
  const messages = useMessages(offlineMessages)
  const { search } = useLocation()
  const device = useDevice()
  const [shops, setShops] = useState<readonly PageCopy[]>([])
  const [wanted, setWanted] = useState<string>()
  useEffect(() => setWanted(wantedPage(search, location.origin)), [search])
  useEffect(() => {
    let isLeft = false
    void device.copies.list().then((found) => !isLeft && setShops(found))
    return () => void (isLeft = true)
  }, [device])
  useEffect(
    () => (wanted === undefined ? undefined : whenReachable(device, () => location.replace(wanted))),
    [wanted, device],
  )
  return (
    <Screen top={<BackBar title={messages.title} />} foot={<CompanyFoot />}>
      <EmptyState
        picture="adrift"
        action={
          <Button onClick={() => location.assign(wanted ?? '/')}>
            {wanted === undefined ? messages.home : messages.retry}
          </Button>
        }
      >
        <span>{shops.length > 0 ? messages.line : messages.none}</span>
        {wanted !== undefined && <span>{` ${messages.waiting}`}</span>}
      </EmptyState>
      <SearchForm />
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

/** The page of ours that a visitor wanted, with its query; undefined for anything else that an address may say. */
export function wantedPage(search: string, origin: string): string | undefined {
  const from = new URLSearchParams(search).get('from') ?? ''
  if (!from.startsWith('/') || !URL.canParse(from, origin)) return undefined
  const { origin: its, pathname, search: query } = new URL(from, origin)
  return its === origin && pathname !== '/offline' ? pathname + query : undefined
}
