import type { Name, Result } from '@diandu/core/kernel'
import { fail, ok } from '@diandu/core/kernel'
import { judgeSpan, statementCsv, type Statement, type StatementRequest } from '@diandu/core/wallet'
import type { Database, Queries } from '../database/index.ts'
import { balanceBefore, selectBills } from './bill-store.ts'
import { drawStatement } from './draw-statement.ts'

/** More bills than a person can have in a year. */
const MOST_BILLS = 100_000

/** A person's bills of some days, read at one moment. */
export async function readStatement(db: Database, userId: string, { fromDay, untilDay }: StatementRequest, nowMs: number): Promise<Result<Statement>> {
  const span = judgeSpan(fromDay, untilDay, nowMs)
  if (!span.ok) return fail(span.failure)
  return db.transaction(
    async (tx) => {
      const openingFen = await balanceBefore(tx, userId, span.value.from)
      const bills = await selectBills(tx, userId, { ...span.value, kind: null, before: Number.MAX_SAFE_INTEGER, most: MOST_BILLS })
      return ok({ holder: await nameOf(tx, userId), fromDay, untilDay, openingFen, bills: bills.map(({ bill }) => bill).toReversed() })
    },
    { isolation: 'repeatable read' },
  )
}

/** The bytes of its file. */
export async function statementFile(statement: Statement, format: StatementRequest['format'], language: keyof Name, nowMs: number): Promise<Uint8Array> {
  return format === 'csv' ? Buffer.from(statementCsv(statement, language)) : drawStatement(statement, language, nowMs)
}

async function nameOf(db: Queries, userId: string): Promise<string> {
  return (await db.query<{ username: string }>('SELECT username FROM users WHERE id = $1', [userId]))[0]?.username ?? ''
}
