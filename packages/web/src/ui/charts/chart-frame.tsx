import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './charts.module.css'

export interface ChartTable {
  readonly headings: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[]
}

interface ChartFrameProps {
  readonly title: string
  /** The chart's message, in a sentence. */
  readonly says?: string
  /** Empty where the sentence is all there is. */
  readonly table?: ChartTable
  readonly labels: { readonly table: string; readonly chart: string }
  readonly note?: ReactNode
  readonly children?: ReactElement | false | null | readonly (ReactElement | false | null)[]
}

/** A chart with its title, its message, and the same numbers as a table: shown instead, or for screen readers. */
export function ChartFrame({ title, says, table, labels, note, children }: ChartFrameProps) {
  const id = useId()
  const [isTable, showTable] = useState(false)
  return (
    <div role="group" aria-labelledby={id} className={styles.frame}>
      <div className="grid items-center gap-8 cols-text-end">
        <h3 id={id} className="type-line">
          {title}
        </h3>
        {table !== undefined && (
          <button type="button" className={styles.toggle} data-screen-only onClick={() => showTable(!isTable)}>
            {isTable ? labels.chart : labels.table}
          </button>
        )}
      </div>
      {says !== undefined && <p className="mb-8 type-line">{says}</p>}
      {!isTable && children}
      {table !== undefined && (
        <div className={classNames(!isTable && 'visually-hidden')}>
          <NumbersTable table={table} />
        </div>
      )}
      {note !== undefined && <p className="note mt-4">{note}</p>}
    </div>
  )
}

function NumbersTable({ table: { headings, rows } }: { readonly table: ChartTable }) {
  return (
    <table className={`quiet-head type-line ${styles.table}`}>
      <thead>
        <tr>
          {headings.map((heading, at) =>
            heading === '' ? (
              <td key={at} />
            ) : (
              <th key={at} scope="col">
                {heading}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], at) => (
          <tr key={at}>
            <th scope="row">{name}</th>
            {cells.map((cell, place) => (
              <td key={place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
