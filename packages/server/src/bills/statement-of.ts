import { fail, ok, refused, type Name, type Result } from '@diandu/core/kernel'
import {
  validateSpan,
  statementCsv,
  type DetailedBill,
  type Statement,
  type StatementRequest,
} from '@diandu/core/wallet'
import type { Database, Queries } from '../database/index.ts'
import { balanceBefore, selectBills } from './bill-store.ts'
import { renderStatement } from './render-statement.ts'

/** More bills than a person can have in a year. */
const MAX_BILLS = 100_000
/** A document takes a thousandth of a second a line to render, during which no other request is answered. */
const MAX_IN_PDF = 1_000

/** A person's bills of some days, read at one moment. */
export async function readStatement(
  db: Database,
  userId: string,
  { fromDay, untilDay, format }: StatementRequest,
  nowMs: number,
): Promise<Result<Statement>> {
  const span = validateSpan(fromDay, untilDay, nowMs)
  if (!span.ok) return fail(span.failure)
  return db.transaction(
    async (tx) => {
      const bills = await selectBills(tx, userId, {
        ...span.value,
        kind: null,
        before: Number.MAX_SAFE_INTEGER,
        max: MAX_BILLS,
      })
      if (format === 'pdf' && bills.length > MAX_IN_PDF)
        return fail(refused('too-many', `账单超过 ${MAX_IN_PDF} 笔，请缩短日期或保存为表格`, 'untilDay'))
      const oldest = bills.at(-1)
      return ok({
        holder: await nameOf(tx, userId),
        fromDay,
        untilDay,
        openingFen: oldest === undefined ? await balanceBefore(tx, userId, span.value.from) : leftBefore(oldest.bill),
        bills: bills.map(({ bill }) => bill).toReversed(),
      })
    },
    { isolation: 'repeatable read' },
  )
}

const leftBefore = ({ balanceFen, direction, amountFen }: DetailedBill): number =>
  direction === 'in' ? balanceFen - amountFen : balanceFen + amountFen

/** The bytes of its file. */
export async function statementFile(
  statement: Statement,
  format: StatementRequest['format'],
  language: keyof Name,
  nowMs: number,
): Promise<Uint8Array> {
  return format === 'csv' ? Buffer.from(statementCsv(statement, language)) : renderStatement(statement, language, nowMs)
}

async function nameOf(db: Queries, userId: string): Promise<string> {
  return (await db.query<{ username: string }>('SELECT username FROM users WHERE id = $1', [userId]))[0]?.username ?? ''
}
