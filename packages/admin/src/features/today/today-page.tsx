import { mayDo, WORK_QUEUES, type QueueStanding } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Card, Empty, Space, Statistic, Tag, Typography } from 'antd'
import { Link } from 'react-router-dom'
import { useSignedIn } from '../../app/access/self.tsx'
import { durationText } from '../../app/duration-text.ts'
import { Loaded } from '../../app/loaded.tsx'
import { pathOfQueue } from '../../app/pages.ts'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { QUEUE_MS, useLoad } from '../../app/queries/use-load.ts'
import { usePorts } from '../../app/services.tsx'
import { Waited } from '../../app/waited.tsx'
import { frameMessages } from '../../messages/frame.messages.ts'
import { todayMessages } from '../../messages/today.messages.ts'

/** Every queue of the person's roles: how many wait, since when, and what is late. */
export function TodayPage() {
  const texts = useMessages(todayMessages)
  const { pages } = useMessages(frameMessages)
  const { self } = useSignedIn()
  const { work } = usePorts()
  const today = useLoad(['today'], work.today, { everyMs: QUEUE_MS })
  return (
    <>
      <h1>{pages.today}</h1>
      <Loaded query={today}>
        {(standings) => {
          const own = standings.filter(({ queue }) => mayDo(self.roles, WORK_QUEUES[queue].act))
          return own.some(({ waiting }) => waiting > 0) ? (
            <div className="queues">
              {own.map((standing) => (
                <QueueCard key={standing.queue} standing={standing} />
              ))}
            </div>
          ) : (
            <Empty description={texts.empty} />
          )
        }}
      </Loaded>
    </>
  )
}

function QueueCard({ standing: { queue, waiting, oldestSince, late } }: { readonly standing: QueueStanding }) {
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
    <Card title={nameIn(names, locale)} extra={<Link to={pathOfQueue(queue)}>{texts.open}</Link>}>
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
