import { DAY_FIGURES, type DayFigure } from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { nameIn } from '@diandu/core/messages'
import { Card, Statistic, Typography } from 'antd'
import { lazy, Suspense } from 'react'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { todayMessages } from '../../messages/today.messages.ts'

/** The figures are there before the library that draws them. */
const DayChart = lazy(async () => ({ default: (await import('./day-chart.tsx')).DayChart }))

interface DayFiguresProps {
  readonly figures: readonly DayFigure[]
  readonly countedAt: number
}

/** The figures of today until now, each beside the whole same day of the week before. */
export function DayFigures({ figures, countedAt }: DayFiguresProps) {
  const texts = useMessages(todayMessages)
  const { locale } = usePreferences()
  return (
    <div className="queues">
      {figures.map(({ figure, days }) => {
        const { names, kind } = DAY_FIGURES[figure]
        const isMoney = kind === 'money'
        const text = (value = 0) => (isMoney ? formatMoney(value) : value.toLocaleString('en-US'))
        return (
          <Card key={figure} size="small">
            <Statistic title={nameIn(names, locale)} value={text(days.at(-1))} />
            <Typography.Text type="secondary">{texts.weekAgo(text(days[0]))}</Typography.Text>
            <Suspense fallback={<div className="day-chart" />}>
              <DayChart label={texts.lastDays(nameIn(names, locale))} days={days} until={countedAt} isMoney={isMoney} />
            </Suspense>
          </Card>
        )
      })}
    </div>
  )
}
