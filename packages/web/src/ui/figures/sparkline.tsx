import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import styles from './sparkline.module.css'

export interface ChartPoint {
  readonly key: string
  readonly label: string
  readonly value: number
  /** As it is written beside the mark and in the table. */
  readonly text: string
}

const WIDTH = 120
const HEIGHT = 36
const EDGE = 4

/** How a figure moved: one line, first and last named; the numbers as a table for those who listen. */
export function Sparkline({ caption, points }: { readonly caption: string; readonly points: readonly ChartPoint[] }) {
  const values = points.map((point) => point.value)
  const low = Math.min(...values)
  const range = Math.max(...values) - low || 1
  const step = (WIDTH - 2 * EDGE) / Math.max(1, points.length - 1)
  const places = points.map((point, index) => ({
    x: EDGE + index * step,
    y: HEIGHT - EDGE - ((point.value - low) / range) * (HEIGHT - 2 * EDGE),
  }))
  const last = places[places.length - 1]
  return (
    <div className={styles.sparkline}>
      <span className={styles.end} aria-hidden="true">
        {points[0]?.text}
      </span>
      <svg
        className={styles.line}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        <polyline
          vectorEffect="non-scaling-stroke"
          points={places.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        />
        {last && <path className={styles.now} vectorEffect="non-scaling-stroke" d={`M${last.x} ${last.y}h0.01`} />}
      </svg>
      <b className={styles.end} aria-hidden="true">
        {points[points.length - 1]?.text}
      </b>
      <VisuallyHidden>
        <span role="table" aria-label={caption}>
          {points.map((point) => (
            <span role="row" key={point.key}>
              <span role="rowheader">{point.label}</span> <span role="cell">{point.text}</span>
            </span>
          ))}
        </span>
      </VisuallyHidden>
    </div>
  )
}
