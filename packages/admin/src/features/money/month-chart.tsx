import type { MoneyMonth } from '@diandu/core/admin'
import { formatMoney, shortMoney } from '@diandu/core/format'
import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js'
import { theme } from 'antd'
import { useEffect, useRef } from 'react'
import { useMessages, usePreferences } from '../../app/preferences.tsx'
import { moneyMessages } from '../../messages/money.messages.ts'

Chart.register(BarController, BarElement, CategoryScale, Legend, LinearScale, Tooltip)

const WIDEST_BAR = 40
const FEES = '#1677ff'
const COUPONS = '#fa8c16'

/** The table below it has the same figures for who does not see it. */
export function MonthChart({ months }: { readonly months: readonly MoneyMonth[] }) {
  const texts = useMessages(moneyMessages)
  const { locale } = usePreferences()
  const { token } = theme.useToken()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { colorText, colorBorderSecondary } = token
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return undefined
    const axis = { ticks: { color: colorText }, grid: { color: colorBorderSecondary } }
    const chart = new Chart(context, {
      type: 'bar',
      data: {
        labels: months.map(({ month }) => month),
        datasets: [
          { label: texts.fees, data: months.map(({ feesFen }) => feesFen), backgroundColor: FEES },
          { label: texts.coupons, data: months.map(({ couponsFen }) => couponsFen), backgroundColor: COUPONS },
        ],
      },
      options: {
        datasets: { bar: { maxBarThickness: WIDEST_BAR } },
        animation: false,
        maintainAspectRatio: false,
        scales: {
          x: axis,
          y: { ...axis, ticks: { ...axis.ticks, callback: (fen) => shortMoney(Number(fen), locale) } },
        },
        plugins: {
          legend: { labels: { color: colorText } },
          tooltip: { callbacks: { label: ({ dataset, raw }) => `${dataset.label ?? ''} ${formatMoney(Number(raw))}` } },
        },
      },
    })
    return () => chart.destroy()
  }, [months, texts, locale, colorText, colorBorderSecondary])
  return (
    <div className="money-chart">
      <canvas ref={canvas} role="img" aria-label={texts.chart} />
    </div>
  )
}
