import type { ReactNode } from 'react'
import { Price } from './price.tsx'
import { VisuallyHidden } from '../accessibility/visually-hidden.tsx'
import styles from './cost-table.module.css'

export interface CostRow {
  readonly key: string
  readonly what: string
  readonly amountFen: number
  readonly when: string
  readonly toWhom: string
  /** How it comes about: “成交价的 10%”. */
  readonly note?: string
}

/** Amounts due at one time: now, or later. */
export interface CostGroup {
  readonly key: string
  readonly title: string
  readonly sumFen: number
  readonly rows: readonly CostRow[]
  /** The cash needed now: its sum wears the hot colour. */
  readonly isNow: boolean
}

interface CostTableProps {
  readonly caption: string
  readonly headings: { readonly what: string; readonly amount: string }
  readonly groups: readonly CostGroup[]
  readonly total: { readonly label: string; readonly fen: number; readonly note?: ReactNode }
}

/** Name, amount, time and recipient of each cost; now and later apart; the sum. */
export function CostTable({ caption, headings, groups, total }: CostTableProps) {
  return (
    <table className={`relative ${styles.table}`}>
      <caption className={styles.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead className={styles.headings}>
        <tr>
          <th scope="col">{headings.what}</th>
          <th scope="col">{headings.amount}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr className={styles.group}>
            <th scope="rowgroup">{group.title}</th>
            <td>
              <Price fen={group.sumFen} tone={group.isNow ? 'price' : 'ink'} size={group.isNow ? 'large' : 'medium'} />
            </td>
          </tr>
          {group.rows.map((row) => (
            <tr key={row.key} className={styles.row}>
              <th scope="row">
                <span>{row.what}</span>
                {row.note && <span className="note"> {row.note}</span>}
                <span className="note regular block">
                  {row.when} · {row.toWhom}
                </span>
              </th>
              <td>
                <Price fen={row.amountFen} tone="ink" size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot>
        <tr className={styles.total}>
          <th scope="row">
            <span>{total.label}</span>
            {total.note && <span className="note regular block">{total.note}</span>}
          </th>
          <td>
            <Price fen={total.fen} tone="ink" />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
