import { WORK_QUEUES, type ReviewTime } from '@diandu/core/admin'
import { nameIn } from '@diandu/core/messages'
import { Table } from 'antd'
import { durationText } from '../../app/duration-text.ts'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { todayMessages } from '../../messages/today.messages.ts'

/** How long the cases of each queue had waited that were decided today, and a week ago. */
export function ReviewTimes({ reviews }: { readonly reviews: readonly ReviewTime[] }) {
  const texts = useMessages(todayMessages)
  const { locale } = usePreferences()
  const text = (ms: number | null) => (ms === null ? texts.noneDecided : durationText(ms, locale))
  return (
    <Table<ReviewTime>
      size="small"
      rowKey="queue"
      pagination={false}
      dataSource={[...reviews]}
      columns={[
        { title: texts.queue, render: (_, { queue }) => nameIn(WORK_QUEUES[queue].names, locale) },
        { title: texts.today, render: (_, { todayMs }) => text(todayMs) },
        { title: texts.dayOfWeekAgo, render: (_, { weekAgoMs }) => text(weekAgoMs) },
        { title: texts.limit, render: (_, { queue }) => durationText(WORK_QUEUES[queue].withinMs, locale) },
      ]}
    />
  )
}
