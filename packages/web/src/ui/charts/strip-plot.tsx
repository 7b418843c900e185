import { factorScale, labelStride, textWidth } from './scale.ts'
import { useCursor } from './use-cursor.ts'
import { usePlot } from './use-plot.ts'
import styles from './charts.module.css'

export interface StripBox {
  readonly low: number
  readonly quarter: number
  readonly middle: number
  readonly threeQuarter: number
  readonly high: number
}

export interface Strip {
  readonly key: string
  readonly label: string
  /** How many values lie, or each of a few. */
  readonly box: StripBox | null
  readonly dots: readonly number[]
  readonly says: string
}

interface StripPlotProps {
  readonly label: string
  readonly strips: readonly Strip[]
  /** A line through all of them. */
  readonly own: { readonly value: number; readonly text: string }
  /** How a value is written at the ends of the scale. */
  readonly write: (value: number) => string
}

const HEIGHT = 148

/** Values of each month: many as a box over their whole range, a few as dots; one value of one's own as a line. */
export function StripPlot({ label, strips, own, write }: StripPlotProps) {
  const [box, { width: whole, em }] = usePlot()
  const last = strips.findLastIndex(({ box: lies, dots }) => lies !== null || dots.length > 0)
  const { at, props } = useCursor({ label, texts: strips.map(({ says }) => says), start: Math.max(0, last) })
  const values = strips.flatMap(({ box: lies, dots }) => (lies === null ? dots : [lies.low, lies.high]))
  const [low, high] = [Math.min(own.value, ...values), Math.max(own.value, ...values)]
  const share = factorScale(low, high)
  // Leaves room at the right for the labels of both ends of the scale.
  const width = whole - Math.max(textWidth(write(low), em), textWidth(write(high), em)) - 6
  const head = em * 1.4
  const y = (value: number) => HEIGHT - 8 - share(value) * (HEIGHT - 8 - head)
  const slot = width / Math.max(1, strips.length)
  const stride = labelStride(strips.length, slot, Math.max(...strips.map((one) => textWidth(one.label, em))) + 4)
  return (
    <div className="type-note" ref={box}>
      <div className={styles.over} {...props} style={{ marginRight: whole - width }}>
        <svg width="100%" height={HEIGHT + em * 1.6} aria-hidden="true" focusable="false">
          <rect className={styles.band} x={at * slot} y="0" width={slot} height={HEIGHT} rx="3" />
          {strips.map(({ key, label: name, box: lies, dots }, place) => {
            const middle = place * slot + slot / 2
            const half = Math.min(9, slot * 0.32)
            return (
              <g key={key}>
                {lies !== null && (
                  <>
                    <path className={styles.whisker} d={`M${middle} ${y(lies.low)}V${y(lies.high)}`} />
                    <rect
                      className={styles.half}
                      x={middle - half}
                      y={y(lies.threeQuarter)}
                      width={half * 2}
                      height={Math.max(2, y(lies.quarter) - y(lies.threeQuarter))}
                      rx="2"
                    />
                    <path className={styles.middle} d={`M${middle - half - 1} ${y(lies.middle)}h${half * 2 + 2}`} />
                  </>
                )}
                {dots.map((value, dot) => (
                  <circle key={dot} className="fill-ferry" cx={middle} cy={y(value)} r="3.5" />
                ))}
                {(strips.length - 1 - place) % stride === 0 && (
                  <text className="fill-quiet" x={middle} y={HEIGHT + em * 1.3} textAnchor="middle">
                    {name}
                  </text>
                )}
              </g>
            )
          })}
          {[...new Set([low, high])].map((end) => (
            <text key={end} className="fill-quiet" x={width + 6} y={y(end) + em * 0.35} textAnchor="start">
              {write(end)}
            </text>
          ))}
          <path className={styles.ownLine} d={`M0 ${y(own.value)}H${width}`} />
          <text className="strong fill-ink" x="0" y={Math.max(em, y(own.value) - em * 0.35)} textAnchor="start">
            {own.text}
          </text>
        </svg>
      </div>
      <p className="quiet one-line">{strips[at]?.says}</p>
    </div>
  )
}
