import { useState } from 'react'
import type { MonthTotals } from '@diandu/core/wallet'
import { formatMoney } from '@diandu/core/format'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { ColumnChart } from '../../../ui/charts/column-chart.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { billMessages } from '../../../messages/money/bill.messages.ts'
import { foldEmptyMonths } from './fold-empty-months.ts'

/** Month by month, what came in or what went out: columns, and a table in which months without entries are one row. */
export function MonthChart({ months }: { readonly months: readonly MonthTotals[] }) {
  const messages = useMessages(billMessages)
  const [way, setWay] = useState<'in' | 'out'>('out')
  const folded = foldEmptyMonths(months)
  const amountOf = ({ inFen, outFen }: MonthTotals) => (way === 'in' ? inFen : outFen)
  const columns = months.map((one) => {
    const text = formatMoney(amountOf(one))
    return { key: one.month, label: one.month.slice(5), value: amountOf(one), text, says: `${one.month}: ${text}` }
  })
  const rows = folded.map((one) =>
    'month' in one ? [one.month, formatMoney(amountOf(one))] : [messages.noEntries(one.from, one.to), formatMoney(0)],
  )
  return (
    <>
      <div className="mb-12">
        <SegmentedControl
          label={messages.ways.label}
          value={way}
          segments={[
            { value: 'out', label: messages.ways.out },
            { value: 'in', label: messages.ways.in },
          ]}
          onChange={setWay}
        />
      </div>
      <ChartFrame
        title={messages.chart[way]}
        table={{ headings: [messages.chart.month, messages.chart.amount], rows }}
        labels={messages.chart.shown}
      >
        <ColumnChart label={messages.chart[way]} columns={columns} middleLabel="" />
      </ChartFrame>
    </>
  )
}
