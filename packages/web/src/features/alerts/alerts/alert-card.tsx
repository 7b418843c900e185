import type { OwnAlert } from '@diandu/core/alerts'
import { formatTime } from '@diandu/core/format'
import { alertListPath, alertTitle, editAlertPath, filterTexts } from '../../../app/shops/alerts/alert-texts.ts'
import { useLocale, useMessages } from '../../../app/preferences/preferences.ts'
import { alertMessages } from '../../../messages/alerts/alert.messages.ts'
import { PageLink } from '../../../router/page-link.tsx'
import { VisuallyHidden } from '../../../ui/accessibility/visually-hidden.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/lists/card.tsx'
import { Badge } from '../../../ui/pictures/badge.tsx'
import { fittingText } from '../fitting-text.ts'
import styles from './alerts-page.module.css'

interface AlertCardProps {
  readonly alert: OwnAlert
  readonly isBusy: boolean
  readonly onPause: (isPaused: boolean) => void
  readonly onRemove: () => void
}

export function AlertCard({ alert, isBusy, onPause, onRemove }: AlertCardProps) {
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
