import { textWidth, withinPlot } from './scale.ts'
import { useCursor } from './use-cursor.ts'
import { usePlot } from './use-plot.ts'
import styles from './charts.module.css'

export interface Step {
  readonly at: number
  readonly value: number
  readonly text: string
  readonly says: string
}

interface StepChartProps {
  readonly label: string
  readonly steps: readonly Step[]
  /** Where the last step ends. */
  readonly until: number
  readonly ends: { readonly from: string; readonly until: string }
}

const HEIGHT = 84

/** Values that hold for a while and then change: a stepped line with its numbers beside it. */
export function StepChart({ label, steps, until, ends }: StepChartProps) {
  const [box, { width, em }] = usePlot()
  const { at, props } = useCursor({ label, texts: steps.map(({ says }) => says), start: steps.length - 1 })
  const values = steps.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const head = em * 1.8
  const [first] = steps
  const from = first?.at ?? 0
  const x = (time: number) => ((time - from) / Math.max(1, until - from)) * width
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : head + ((high - value) / (high - low)) * (HEIGHT - head - 8)
  const path = steps.map(
    ({ at: time, value }, place) => `${place === 0 ? 'M' : 'H'}${x(time)}${place === 0 ? ' ' : 'V'}${y(value)}`,
  )
  const chosen = steps[at]
  const ended = steps[at + 1]?.at ?? until
  return (
    <div className="type-note" ref={box}>
      <div className={styles.over} {...props}>
        <svg width="100%" height={HEIGHT + em * 1.8} aria-hidden="true" focusable="false">
          <path className={styles.line} d={`${path.join('')}H${width}`} />
          {chosen !== undefined && (
            <>
              <path className={styles.lineChosen} d={`M${x(chosen.at)} ${y(chosen.value)}H${x(ended)}`} />
              <text
                className="strong fill-ink"
                x={withinPlot((x(chosen.at) + x(ended)) / 2, textWidth(chosen.text, em), width)}
                y={y(chosen.value) - em * 0.5}
                textAnchor="middle"
              >
                {chosen.text}
              </text>
            </>
          )}
          <text className="fill-quiet" x="0" y={HEIGHT + em * 1.4} textAnchor="start">
            {ends.from}
          </text>
          <text className="fill-quiet" x={width} y={HEIGHT + em * 1.4} textAnchor="end">
            {ends.until}
          </text>
        </svg>
      </div>
      <p className="quiet one-line">{chosen?.says}</p>
    </div>
  )
}
