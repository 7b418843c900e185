import type { ChartPoint } from './sparkline.tsx'
import styles from './bar-chart.module.css'

interface BarChartProps {
  readonly caption: string
  readonly headings: { readonly label: string; readonly value: string }
  readonly points: readonly ChartPoint[]
}

/** The table is the chart: each row has its bar between its label and its number. */
export function BarChart({ caption, headings, points }: BarChartProps) {
  const max = Math.max(1, ...points.map((point) => point.value))
  return (
    <table className="type-line">
      <caption className={styles.caption}>{caption}</caption>
      <thead className="note">
        <tr>
          <th scope="col">{headings.label}</th>
          <th scope="col" className="text-right">
            {headings.value}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.key}>
            <th scope="row" className={styles.label}>
              {point.label}
            </th>
            <td className="text-right">
              <span className="grid items-center gap-12 cols-text-end">
                <svg className={styles.bar} aria-hidden="true" focusable="false">
                  <rect width={`${(Math.max(0, point.value) / max) * 100}%`} height="12" rx="2" />
                </svg>
                <span>{point.text}</span>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
