import { mayDo, SYSTEM_ALERTS, WORK_QUEUES, type Today } from '@diandu/core/admin'
import { formatTime } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Alert, Empty, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { useSignedIn } from '../../app/access/self.tsx'
import { Loaded } from '../../app/loaded.tsx'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { QUEUE_MS, useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { todayMessages } from '../../messages/today.messages.ts'
import { DayFigures } from './day-figures.tsx'
import { QueueCard } from './queue-card.tsx'
import { ReviewTimes } from './review-times.tsx'
import { GlassAlerts } from './glass-alerts.tsx'

/** All that a member of staff begins the day with: what is wrong, what they have open, what waits, and the figures. */
export function TodayPage() {
  const { pages } = useMessages(frameMessages)
  const { work } = usePorts()
  const today = useLoad(['today'], work.today, { everyMs: QUEUE_MS })
  return (
    <>
      <h1>{pages.today}</h1>
      <GlassAlerts />
      <Loaded query={today}>{(shown) => <TodayView today={shown} />}</Loaded>
    </>
  )
}

function TodayView({ today: { queues, own, alerts, figures, reviews, countedAt } }: { readonly today: Today }) {
  const texts = useMessages(todayMessages)
  const { locale } = usePreferences()
  const { self } = useSignedIn()
  // Late queues come first.
  const shown = queues
    .filter(({ queue }) => mayDo(self.roles, WORK_QUEUES[queue].act))
    .toSorted((one, other) => Number(other.late > 0) - Number(one.late > 0))
  return (
    <div className="today">
      {alerts.map((alert) => (
        <Alert
          key={alert}
          type="error"
          showIcon
          title={nameIn(SYSTEM_ALERTS[alert], locale)}
          action={<Link to={`/system?part=${SYSTEM_ALERTS[alert].part}`}>{texts.toSystem}</Link>}
        />
      ))}
      {own.length > 0 && (
        <section aria-label={texts.own}>
          <h2>{texts.own}</h2>
          <ul className="plain-list">
            {own.map(({ queue, caseId, until }) => (
              <li key={`${queue} ${caseId}`}>
                <Link to={`/${queue}/${caseId}`}>{`${nameIn(WORK_QUEUES[queue].names, locale)} ${caseId}`}</Link>{' '}
                <Typography.Text type="secondary">{texts.until(formatTime(until, 'hh:mm'))}</Typography.Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={texts.queues}>
        <h2>{texts.queues}</h2>
        {shown.some(({ waiting }) => waiting > 0) ? (
          <div className="queues">
            {shown.map((standing) => (
              <QueueCard key={standing.queue} standing={standing} />
            ))}
          </div>
        ) : (
          <Empty description={texts.empty} />
        )}
      </section>
      {figures.length > 0 && (
        <section aria-label={texts.figures}>
          <h2>{texts.figures}</h2>
          <Typography.Paragraph type="secondary">
            {texts.countedAt(formatTime(countedAt, 'hh:mm'))}
          </Typography.Paragraph>
          <DayFigures figures={figures} countedAt={countedAt} />
        </section>
      )}
      {reviews.length > 0 && (
        <section aria-label={texts.reviews}>
          <h2>{texts.reviews}</h2>
          <Typography.Paragraph type="secondary">{texts.reviewsWhy}</Typography.Paragraph>
          <ReviewTimes reviews={reviews} />
        </section>
      )}
    </div>
  )
}
