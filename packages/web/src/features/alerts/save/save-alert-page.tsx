import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { alertQuery, isNarrow } from '@diandu/core/alerts'
import { parseListingFilter } from '@diandu/core/catalog'
import { filterTexts } from '../../../app/alerts/alert-texts.ts'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { usePageQuery } from '../../../app/queries/use-page-query.ts'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { alertsQuery, fittingQuery } from '../alert-queries.ts'
import { fittingText } from '../fitting-text.ts'
import { AlertFields } from './alert-fields.tsx'
import styles from './save-alert-page.module.css'

/** The filter in the address becomes an alert; where there is one for it, that is changed. */
export function Page() {
  const words = useMessages(alertMessages).save
  const title = useMessages(titleMessages).saveAlert
  const [search] = useSearchParams()
  const filter = parseListingFilter(Object.fromEntries(search))
  return (
    <Screen top={<BackBar title={title} home="/user_center/alerts" />}>
      <div className={styles.page}>
        {isNarrow(filter) ? (
          <OfFilter key={alertQuery(filter)} query={alertQuery(filter)} />
        ) : (
          <EmptyState
            picture="search"
            action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{words.toList}</Button>}
          >
            {words.nothing}
          </EmptyState>
        )}
      </div>
    </Screen>
  )
}

function OfFilter({ query }: { readonly query: string }) {
  const words = useMessages(alertMessages).save
  const locale = useLocale()
  const ports = usePorts()
  const { data: alerts, isError, refetch } = usePageQuery(alertsQuery(ports))
  const { data: counted } = useQuery(fittingQuery(ports, query))
  const alert = alerts?.find((one) => one.query === query)
  return (
    <>
      <section className={styles.group} aria-label={words.filter}>
        <ul className={styles.choices}>
          {filterTexts(query, locale).map((text) => (
            <li key={text}>
              <Chip>{text}</Chip>
            </li>
          ))}
        </ul>
        <p className={styles.fitting} role="status">
          {counted && fittingText(counted.total, locale)}
        </p>
      </section>
      {alerts === undefined ? (
        <LoadState messages={words} lines={6} isError={isError} onRetry={() => void refetch()} />
      ) : (
        <>
          {alert !== undefined && (
            <div className={styles.group}>
              <Notice>{alert.isPaused ? words.existsPaused : words.exists}</Notice>
            </div>
          )}
          <AlertFields query={query} alert={alert} />
        </>
      )}
    </>
  )
}
