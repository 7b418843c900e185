import { factorScale, textWidth, withinPlot } from './scale.ts'
import { usePlot } from './use-plot.ts'
import styles from './charts.module.css'

interface Marked {
  readonly value: number
  readonly text: string
}

interface RangeDotProps {
  readonly low: Marked
  readonly quarter: number
  readonly middle: Marked
  readonly threeQuarter: number
  readonly high: Marked
  readonly own: Marked
}

/** Where one value lies among others: the whole range as a line, its middle half as a box, the middle as a tick. */
export function RangeDot({ low, quarter, middle, threeQuarter, high, own }: RangeDotProps) {
  const [box, { width, em }] = usePlot()
  const edge = 8
  const share = factorScale(Math.min(low.value, own.value), Math.max(high.value, own.value))
  const x = (value: number) => edge + share(value) * (width - 2 * edge)
  const line = em * 2.6
  const text = (marked: Marked) => withinPlot(x(marked.value), textWidth(marked.text, em), width)
  return (
    <div className="type-note" ref={box}>
      <svg width="100%" height={em * 7} aria-hidden="true" focusable="false">
        <path className={styles.whisker} d={`M${x(low.value)} ${line}H${x(high.value)}`} />
        <rect
          className={styles.half}
          x={x(quarter)}
          y={line - 9}
          width={Math.max(2, x(threeQuarter) - x(quarter))}
          height="18"
          rx="3"
        />
        <path className={styles.middle} d={`M${x(middle.value)} ${line - 13}v26`} />
        <circle className={styles.own} cx={x(own.value)} cy={line} r="7" />
        <text className="strong fill-ink" x={text(own)} y={em * 1.1} textAnchor="middle">
          {own.text}
        </text>
        <text className="fill-quiet" x={text(middle)} y={line + em * 2.4} textAnchor="middle">
          {middle.text}
        </text>
        <text className="fill-quiet" x="0" y={line + em * 4} textAnchor="start">
          {low.text}
        </text>
        <text className="fill-quiet" x={width} y={line + em * 4} textAnchor="end">
          {high.text}
        </text>
      </svg>
    </div>
  )
}
