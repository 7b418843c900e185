import { useState } from 'react'
import type { MonthTotals } from '@diandu/core/wallet'
import { useMessages } from '../../../app/preferences/preferences.ts'
import { BarChart } from '../../../ui/figures/bar-chart.tsx'
import { SegmentedControl } from '../../../ui/choices/segmented-control.tsx'
import { billMessages } from '../../../messages/money/bill.messages.ts'
import styles from './history-page.module.css'
import { grouped } from './money-text.ts'

/** Month by month, what came in or what went out: a chart that is its own table. The newest stands first. */
export function MonthChart({ months }: { readonly months: readonly MonthTotals[] }) {
  const messages = useMessages(billMessages)
  const [way, setWay] = useState<'in' | 'out'>('out')
  const points = months.toReversed().map(({ month, inFen, outFen }) => {
    const fen = way === 'in' ? inFen : outFen
    return { key: month, label: month, value: fen, text: grouped(fen) }
  })
  return (
    <>
      <div className={styles.ways}>
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
      <BarChart
        caption={messages.chart[way]}
        headings={{ label: messages.chart.month, value: messages.chart.amount }}
        points={points}
      />
    </>
  )
}
