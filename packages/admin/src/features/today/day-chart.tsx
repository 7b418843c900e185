import { chineseTime, shortMoney } from '@diandu/core/format'
import { DAY_MS } from '@diandu/core/kernel'
import { theme } from 'antd'
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../../app/preferences.tsx'

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

export interface DayChartProps {
  readonly label: string
  /** The oldest first; the last one is that of `until`. */
  readonly days: readonly number[]
  readonly until: number
  readonly isMoney: boolean
}

/** One bar for each day, today and the same day of the week before in colour. The page has both as numbers. */
export function DayChart({ label, days, until, isMoney }: DayChartProps) {
  const { locale } = usePreferences()
  const { token } = theme.useToken()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { colorText, colorPrimary, colorFill } = token
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return undefined
    const last = days.length - 1
    const text = (value: number) => (isMoney ? shortMoney(value, locale) : String(value))
    const chart = new Chart(context, {
      type: 'bar',
      data: {
        labels: days.map((_, place) => chineseTime(until - (last - place) * DAY_MS, 'MM-DD')),
        datasets: [
          {
            label,
            data: [...days],
            backgroundColor: days.map((_, place) => (place === 0 || place === last ? colorPrimary : colorFill)),
          },
        ],
      },
      options: {
        animation: false,
        maintainAspectRatio: false,
        scales: {
          x: { ticks: { color: colorText, maxRotation: 0 }, grid: { display: false } },
          y: { display: false, beginAtZero: true },
        },
        plugins: { tooltip: { callbacks: { label: ({ raw }) => text(Number(raw)) } } },
      },
    })
    return () => chart.destroy()
  }, [label, days, until, isMoney, locale, colorText, colorPrimary, colorFill])
  return (
    <div className="day-chart">
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  )
}
