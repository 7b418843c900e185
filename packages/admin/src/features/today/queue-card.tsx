import { WORK_QUEUES, type QueueStanding } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Card, Space, Statistic, Tag, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { durationText } from '../../app/duration-text.ts'
import { pathOfQueue } from '../../app/pages.ts'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { Waited } from '../../app/waited.tsx'
import { todayMessages } from '../../messages/today.messages.ts'

/** How many wait, since when, and how many longer than the queue allows. */
export function QueueCard({ standing: { queue, waiting, oldestSince, late } }: { readonly standing: QueueStanding }) {
  const texts = useMessages(todayMessages)
  const { locale } = usePreferences()
  const { names, withinMs } = WORK_QUEUES[queue]
  const state =
    waiting === 0 ? (
      <Tag>{texts.none}</Tag>
    ) : late > 0 ? (
      <Tag color="error">{texts.late(late)}</Tag>
    ) : (
      <Tag color="success">{texts.onTime}</Tag>
    )
  return (
    <Card
      className="queue-card"
      title={nameIn(names, locale)}
      extra={<Link to={pathOfQueue(queue)}>{texts.open}</Link>}
    >
      <Statistic value={waiting} suffix={<span className="unit">{texts.waiting}</span>} />
      <Space className="queue-state" wrap>
        {state}
        <Typography.Text type="secondary">{texts.within(durationText(withinMs, locale))}</Typography.Text>
      </Space>
      {oldestSince !== null && (
        <Space size={4}>
          <Typography.Text type="secondary">{texts.oldest}</Typography.Text>
          <Waited since={oldestSince} lateAfterMs={withinMs} />
        </Space>
      )}
    </Card>
  )
}
