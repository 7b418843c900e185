import { useState } from 'react'
import type { MonthTotals } from '@diandu/core/wallet'
import { useWords } from '../../../app/preferences.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { billWords } from '../../../words/bill.words.ts'
import styles from './history-page.module.css'
import { grouped } from './money-text.ts'

/** Month by month, what came in or what went out: a chart that is its own table. The newest stands first. */
export function MonthChart({ months }: { readonly months: readonly MonthTotals[] }) {
  const words = useWords(billWords)
  const [way, setWay] = useState<'in' | 'out'>('out')
  const points = months.toReversed().map(({ month, inFen, outFen }) => {
    const fen = way === 'in' ? inFen : outFen
    return { key: month, label: month, value: fen, text: grouped(fen) }
  })
  return (
    <>
      <div className={styles.ways}>
        <SegmentedControl
          label={words.ways.label}
          value={way}
          segments={[
            { value: 'out', label: words.ways.out },
            { value: 'in', label: words.ways.in },
          ]}
          onChange={setWay}
        />
      </div>
      <BarChart caption={words.chart[way]} headings={{ label: words.chart.month, value: words.chart.amount }} points={points} />
    </>
  )
}
