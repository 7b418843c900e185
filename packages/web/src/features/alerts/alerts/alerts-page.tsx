import { useSearchParams } from 'react-router-dom'
import { alertQuery, isNarrow, MAX_ALERTS } from '@diandu/core/alerts'
import { parseListingFilter } from '@diandu/core/catalog'
import { alertTitle } from '../../../app/shops/alerts/alert-texts.ts'
import { BackBar } from '../../../app/layout/back-bar.tsx'
import { Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad } from '../../../app/queries/use-load.ts'
import { usePorts } from '../../../app/queries/ports-context.ts'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import { titleMessages } from '../../../messages/titles.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { alertsQuery } from '../alert-queries.ts'
import { SaveAlertScreen } from '../save/save-alert-screen.tsx'
import { AlertCard } from './alert-card.tsx'
import styles from './alerts-page.module.css'
import { useAlertChanges } from './use-alert-changes.ts'

/** With a filter in the address, offers to save it as an alert; otherwise lists the user's alerts. */
export function Page() {
  const [search] = useSearchParams()
  const filter = parseListingFilter(Object.fromEntries(search))
  const query = alertQuery(filter)
  return isNarrow(filter) ? <SaveAlertScreen key={query} query={query} /> : <SavedAlerts />
}

/** Each alert with its filter, the number of matching shops and the time of its latest news. */
function SavedAlerts() {
  const messages = useMessages(alertMessages).list
  const title = useMessages(titleMessages).alerts
  const locale = useLocale()
  const { data: alerts, isError, refetch } = useLoad(alertsQuery(usePorts()), 'own-page')
  const { shown, isRemoved, busyId, remove, putBack, pause } = useAlertChanges(alerts ?? [])
  return (
    <Screen top={<BackBar title={title} home="/user_center" />}>
      <div className="p-16">
        {alerts === undefined && (
          <LoadState messages={messages} lines={6} isError={isError} onRetry={() => void refetch()} />
        )}
        {alerts !== undefined && shown.length === 0 && (
          <EmptyState
            picture="search"
            action={<Button link={(parts) => <PageLink to="/lists" {...parts} />}>{messages.toList}</Button>}
          >
            {messages.none}
          </EmptyState>
        )}
        {(alerts?.length ?? 0) >= MAX_ALERTS && <Notice>{messages.full(MAX_ALERTS)}</Notice>}
        {shown.length > 0 && (
          <>
            <ul className="grid gap-12" aria-label={messages.label}>
              {shown.map((alert, place) => (
                <li key={alert.id}>
                  {isRemoved(alert.id) ? (
                    <div className={styles.removed} role="status">
                      <span>{messages.removed(alertTitle(alert, locale))}</span>
                      <Button look="quiet" size="small" busy={busyId === alert.id} onClick={() => void putBack(alert)}>
                        {messages.undo}
                      </Button>
                    </div>
                  ) : (
                    <AlertCard
                      alert={alert}
                      isBusy={busyId === alert.id}
                      onPause={(isPaused) => void pause(alert, isPaused)}
                      onRemove={() => void remove(alert, place)}
                    />
                  )}
                </li>
              ))}
            </ul>
            <p className="note mt-16">{messages.quiet}</p>
          </>
        )}
      </div>
    </Screen>
  )
}
