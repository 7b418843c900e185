import { MAX_ALERTS, alertQuery, isNarrow, type Alerts, type OwnAlert } from '@diandu/core/alerts'
import { parseListingFilter } from '@diandu/core/catalog'
import { formatCount, formatTime } from '@diandu/core/format'
import type { Result } from '@diandu/core/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { BackBar, BackScreen, Screen } from '../../../app/layout/screen.tsx'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { useLoad, usePorts } from '../../../app/queries/queries.ts'
import { useRemovable } from '../../../app/queries/use-removable.ts'
import { useSend } from '../../../app/queries/use-send.ts'
import { alertListPath, alertTitle, editAlertPath, filterTexts } from '../../../app/shops/alerts/alert-texts.ts'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import type { Locale } from '../../../messages/messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { usePageTitle } from '../../../router/page-title.ts'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Chip } from '../../../ui/choices/chip.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { LoadState } from '../../../ui/feedback/load-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toasts } from '../../../ui/feedback/toasts.ts'
import { RemovedRow } from '../../../ui/lists/removed-row.tsx'
import { Card } from '../../../ui/lists/section.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { alertsQuery, fittingQuery } from '../alert-queries.ts'
import { AlertFields } from '../save/alert-fields.tsx'
import styles from './alerts-page.module.css'

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
  const locale = useLocale()
  const { data: alerts, isError, refetch } = useLoad(alertsQuery(usePorts()), 'own-page')
  const { shown, isRemoved, busyId, remove, putBack, pause } = useAlertChanges(alerts ?? [])
  return (
    <BackScreen title="alerts" home="/user_center">
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
                    <RemovedRow
                      text={messages.removed(alertTitle(alert, locale))}
                      undoLabel={messages.undo}
                      isBusy={busyId === alert.id}
                      onUndo={() => void putBack(alert)}
                    />
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
    </BackScreen>
  )
}

interface Change {
  readonly id: string
  readonly change: (alerts: Alerts) => Promise<Result<unknown>>
  readonly failed: string
}

/** One change at a time: a second tap in the meantime does nothing. */
function useAlertChanges(alerts: readonly OwnAlert[]) {
  const messages = useMessages(alertMessages).list
  const ports = usePorts()
  const queries = useQueryClient()
  const { shown, isRemoved, takeOut, putBack } = useRemovable(alerts)
  const { send, busyWith } = useSend({
    about: () => null,
    send: (all, { change }: Change) => change(all.alerts),
    onFailed: (_, { failed }) => toasts.show(failed, 'bad'),
    // Also after a lost answer: the list shows the true state.
    onSettled: () => queries.invalidateQueries({ queryKey: alertsQuery(ports).queryKey }),
  })
  const isDone = async (change: Change) => (await send(change))?.ok === true
  return {
    shown,
    isRemoved,
    busyId: busyWith?.id,
    async remove(alert: OwnAlert, place: number) {
      const { id } = alert
      if (await isDone({ id, change: (all) => all.remove(id), failed: messages.removeFailed })) takeOut(alert, place)
    },
    async putBack({ id }: OwnAlert) {
      if (await isDone({ id, change: (all) => all.restore(id), failed: messages.undoFailed })) putBack(id)
    },
    async pause({ id }: OwnAlert, isPaused: boolean) {
      if (await isDone({ id, change: (all) => all.change(id, { isPaused }), failed: messages.changeFailed }))
        toasts.show(isPaused ? messages.nowPaused : messages.nowGoesOn, 'good')
    },
  }
}

interface AlertCardProps {
  readonly alert: OwnAlert
  readonly isBusy: boolean
  readonly onPause: (isPaused: boolean) => void
  readonly onRemove: () => void
}

function AlertCard({ alert, isBusy, onPause, onRemove }: AlertCardProps) {
  const messages = useMessages(alertMessages)
  const locale = useLocale()
  const { query, name, watched, pace, isPaused, toldAt, fitting } = alert
  const title = alertTitle(alert, locale)
  const named = (what: string) => (
    <>
      {what}
      <VisuallyHidden>{` ${title}`}</VisuallyHidden>
    </>
  )
  const news = watched.map((one) => messages.newsShort[one]).join(messages.between)
  return (
    <Card>
      <div className="ends baseline">
        <h2 className="type-body break-anywhere">{title}</h2>
        {isPaused && <Badge tone="amber">{messages.list.paused}</Badge>}
      </div>
      {name !== '' && <p className="detail mt-4 break-anywhere">{filterTexts(query, locale).join(' · ')}</p>}
      <p className="detail mt-4 break-anywhere">{messages.list.watches(news, messages.paces[pace])}</p>
      <p className="detail mt-4 break-anywhere">
        <strong className="ink strong">{fittingText(fitting, locale)}</strong>
        {' · '}
        {toldAt === null ? messages.list.neverSent : messages.list.lastSent(formatTime(toldAt, 'yyyy-mm-dd hh:mm'))}
      </p>
      <div className={styles.actions}>
        <Button look="secondary" size="small" link={(parts) => <PageLink to={alertListPath(query)} {...parts} />}>
          {named(messages.list.open)}
        </Button>
        <span className={styles.others}>
          <Button look="quiet" size="small" busy={isBusy} onClick={() => onPause(!isPaused)}>
            {named(isPaused ? messages.list.resume : messages.list.pause)}
          </Button>
          <Button look="quiet" size="small" link={(parts) => <PageLink to={editAlertPath(query)} {...parts} />}>
            {named(messages.list.change)}
          </Button>
          <Button look="quiet" size="small" busy={isBusy} onClick={onRemove}>
            {named(messages.list.remove)}
          </Button>
        </span>
      </div>
    </Card>
  )
}

/** A filter becomes an alert; where there is one for it, that is changed. */
function SaveAlertScreen({ query }: { readonly query: string }) {
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

function fittingText({ count, capped }: { readonly count: number; readonly capped: boolean }, locale: Locale): string {
  const words = alertMessages[locale]
  if (count === 0) return words.noneFits
  return (capped ? words.fittingMore : words.fitting)(formatCount(count))
}
