import { formatTime } from '@diandu/core/format'
import { Typography } from 'antd'
import { durationText } from './duration-text.ts'
import { usePreferences } from './preferences.tsx'
import { useNow } from './use-now.ts'

interface WaitedProps {
  readonly since: number
  readonly lateAfterMs?: number
}

/** How long something waits; the instant itself appears when it is pointed at. */
export function Waited({ since, lateAfterMs }: WaitedProps) {
  const { locale } = usePreferences()
  const waitedMs = useNow() - since
  const isLate = lateAfterMs !== undefined && waitedMs > lateAfterMs
  return (
    <Typography.Text type={isLate ? 'danger' : 'secondary'} title={formatTime(since, 'yyyy-mm-dd hh:mm')}>
      {durationText(waitedMs, locale)}
    </Typography.Text>
  )
}
