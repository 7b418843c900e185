import { formatAmount, formatTime } from '@diandu/core/format'
import type { Name } from '@diandu/core/kernel'
import {
  closingFen,
  STATEMENT_COLUMNS,
  STATEMENT_MESSAGES,
  statementLine,
  totalFen,
  type Statement,
  type StatementColumn,
} from '@diandu/core/wallet'
import { renderPdf } from '../pdf/index.ts'

/** Shares of the page width. */
const SHARES: Readonly<Record<StatementColumn, number>> = {
  time: 16,
  kind: 12,
  about: 28,
  inYuan: 15,
  outYuan: 15,
  balance: 15,
  number: 20,
}
const FIGURES: ReadonlySet<StatementColumn> = new Set(['inYuan', 'outYuan', 'balance'])

/** A statement for people, as a document. */
export function renderStatement(statement: Statement, language: keyof Name, nowMs: number): Promise<Buffer> {
  const word = (name: keyof typeof STATEMENT_MESSAGES) => STATEMENT_MESSAGES[name][language]
  const { holder, fromDay, untilDay, openingFen, bills } = statement
  return renderPdf({
    title: `${language === 'zh' ? '店渡' : 'Diandu'} ${word('title')}`,
    subtitle: `${fromDay} ~ ${untilDay}`,
    madeAt: nowMs,
    blocks: [
      {
        kind: 'figures',
        rows: [
          [word('holder'), holder],
          [word('span'), `${fromDay} ~ ${untilDay}`],
          [word('opening'), formatAmount(openingFen)],
          [word('inYuan'), formatAmount(totalFen(bills, 'in'))],
          [word('outYuan'), formatAmount(totalFen(bills, 'out'))],
          [word('closing'), formatAmount(closingFen(statement))],
        ],
      },
      {
        kind: 'table',
        columns: STATEMENT_COLUMNS.map((column) => ({
          label: word(column),
          share: SHARES[column],
          align: FIGURES.has(column) ? 'right' : 'left',
        })),
        rows: bills.map((bill) =>
          STATEMENT_COLUMNS.map((column) => statementLine(bill, language, formatAmount)[column]),
        ),
      },
      { kind: 'note', text: formatTime(nowMs) },
    ],
  })
}
