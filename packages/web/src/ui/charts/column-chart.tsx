import { labelStride, textWidth, withinPlot } from './scale.ts'
import { useCursor } from './use-cursor.ts'
import { usePlot } from './use-plot.ts'
import styles from './charts.module.css'

export interface Column {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly text: string
  /** The middle of others at the same place, where it is known. */
  readonly middle?: number
  /** All about it, in a sentence. */
  readonly says: string
}

interface ColumnChartProps {
  readonly label: string
  readonly columns: readonly Column[]
  /** The meaning of a tick over a column. */
  readonly middleLabel: string
}

const HEIGHT = 132
const GAP_SHARE = 0.34

/** Columns from zero, the chosen one with its number; a tick over each marks the middle value of others. */
export function ColumnChart({ label, columns, middleLabel }: ColumnChartProps) {
  const [box, { width, em }] = usePlot()
  const { at, props } = useCursor({ label, texts: columns.map(({ says }) => says), start: columns.length - 1 })
  const top = Math.max(1, ...columns.map(({ value, middle = 0 }) => Math.max(value, middle)))
  const slot = width / Math.max(1, columns.length)
  const bar = slot * (1 - GAP_SHARE)
  const head = em * 1.5
  const high = (value: number) => (Math.max(0, value) / top) * (HEIGHT - head)
  const stride = labelStride(columns.length, slot, Math.max(...columns.map((one) => textWidth(one.label, em))) + 4)
  const chosen = columns[at]
  return (
    <div className="type-note" ref={box}>
      <div className={styles.over} {...props}>
        <svg width="100%" height={HEIGHT + em * 1.6} aria-hidden="true" focusable="false">
          {columns.map(({ key, value, middle, label: name }, place) => {
            const [x, height] = [place * slot + (slot - bar) / 2, high(value)]
            return (
              <g key={key}>
                <rect
                  className={place === at ? 'fill-ferry' : styles.column}
                  x={x}
                  y={HEIGHT - Math.max(1, height)}
                  width={bar}
                  height={Math.max(1, height)}
                  rx="2"
                />
                {middle !== undefined && (
                  <path className={styles.middle} d={`M${x - 3} ${HEIGHT - high(middle)}h${bar + 6}`} />
                )}
                {(columns.length - 1 - place) % stride === 0 && (
                  <text className="fill-quiet" x={place * slot + slot / 2} y={HEIGHT + em * 1.3} textAnchor="middle">
                    {name}
                  </text>
                )}
              </g>
            )
          })}
          {chosen !== undefined && (
            <text
              className="strong fill-ink"
              x={withinPlot(at * slot + slot / 2, textWidth(chosen.text, em), width)}
              y={Math.max(em, HEIGHT - high(Math.max(chosen.value, chosen.middle ?? 0)) - em * 0.4)}
              textAnchor="middle"
            >
              {chosen.text}
            </text>
          )}
        </svg>
      </div>
      <p className="quiet one-line">{chosen?.says}</p>
      {columns.some(({ middle }) => middle !== undefined) && (
        <p className="note row mt-4">
          <svg className="mr-8 flex-none" width="18" height="8" aria-hidden="true" focusable="false">
            <path className={styles.middle} d="M0 4h18" />
          </svg>
          {middleLabel}
        </p>
      )}
    </div>
  )
}
