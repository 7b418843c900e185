import { filterTexts } from '../../../app/shops/alerts/alert-texts.ts'
import { BackBar, Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import { usePageTitle } from '../../../router/page-title.ts'
import { Chip } from '../../../ui/choices/chip.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { alertsQuery, fittingQuery } from '../alert-queries.ts'
import { fittingText } from '../fitting-text.ts'
import { AlertFields } from './alert-fields.tsx'
import styles from './save-alert-screen.module.css'

/** A filter becomes an alert; where there is one for it, that is changed. */
export function SaveAlertScreen({ query }: { readonly query: string }) {
  const { title } = useMessages(alertMessages).save
  usePageTitle(title)
  return (
    <Screen top={<BackBar title={title} home="/user_center/alerts" />}>
      <div className="p-16">
        <OfFilter query={query} />
      </div>
    </Screen>
  )
}

function OfFilter({ query }: { readonly query: string }) {
  const words = useMessages(alertMessages).save
  const locale = useLocale()
  const ports = usePorts()
  const { data: alerts, isError, refetch } = useLoad(alertsQuery(ports), 'own-page')
  const { data: counted } = useLoad(fittingQuery(ports, query))
  const alert = alerts?.find((one) => one.query === query)
  return (
    <>
      <section className="mb-16" aria-label={words.filter}>
        <ul className={styles.choices}>
          {filterTexts(query, locale).map((text) => (
            <li key={text}>
              <Chip>{text}</Chip>
            </li>
          ))}
        </ul>
        <p className="detail one-line" role="status">
          {counted && fittingText(counted.total, locale)}
        </p>
      </section>
      {alerts === undefined ? (
        <LoadState messages={words} lines={6} isError={isError} onRetry={() => void refetch()} />
      ) : (
        <>
          {alert !== undefined && (
            <div className="mb-16">
              <Notice>{alert.isPaused ? words.existsPaused : words.exists}</Notice>
            </div>
          )}
          <AlertFields query={query} alert={alert} />
        </>
      )}
    </>
  )
}
