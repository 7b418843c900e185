import { usePlot } from './use-plot.ts'
import styles from './charts.module.css'

export interface ComparedBar {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly text: string
  /** The others' average, where it is known. */
  readonly average?: number
  readonly says?: string
}

interface ComparedBarsProps {
  readonly bars: readonly ComparedBar[]
  readonly from: number
  readonly to: number
}

/** Each with its number, on one scale whose ends are named, and a tick at the average of others. */
export function ComparedBars({ bars, from, to }: ComparedBarsProps) {
  const [box, { width }] = usePlot()
  const x = (value: number) => Math.min(1, Math.max(0, (value - from) / Math.max(0.01, to - from))) * width
  return (
    <div className="type-note" ref={box}>
      {bars.map(({ key, label, value, text, average, says }) => (
        <div key={key} className="mb-8" aria-hidden="true">
          <span>{label}</span> <b>{text}</b>
          {says !== undefined && <span className="ml-8 quiet">{says}</span>}
          <svg width="100%" height="16" focusable="false">
            <rect className={styles.track} y="5" width="100%" height="6" rx="3" />
            <rect className="fill-ferry" y="5" width={Math.max(4, x(value))} height="6" rx="3" />
            {average !== undefined && <path className={styles.middle} d={`M${x(average)} 1v14`} />}
          </svg>
        </div>
      ))}
    </div>
  )
}
