import { fail, ok, refused, type Page, type Result } from '@diandu/core/kernel'
import {
  monthSpan,
  twelveMonthsUntil,
  type DetailedBill,
  type MonthTotals,
  type PostingKind,
} from '@diandu/core/wallet'
import { badParameter, pageByNumber } from '../calls/index.ts'
import type { Queries } from '../database/index.ts'
import { findBill, selectBills, totalsOf } from './bill-store.ts'

const EVER = { from: 0, until: Number.MAX_SAFE_INTEGER }

export interface BillsQuery {
  readonly id?: string | undefined
  readonly month?: string | undefined
  readonly kind?: PostingKind | undefined
  readonly cursor?: string | undefined
}

interface BillList extends Page<DetailedBill> {
  readonly months: readonly MonthTotals[]
}

/** A person's bills, newest first; the first page brings the months. */
export async function listBills(
  db: Queries,
  userId: string,
  { id, month, kind, cursor }: BillsQuery,
  nowMs: number,
): Promise<Result<BillList>> {
  if (id !== undefined) return oneBill(db, userId, id)
  const span = month === undefined ? EVER : monthSpan(month)
  if (span === undefined) return fail(badParameter('month', '没有这个月份'))
  // Each of the two adds up all that ever moved: side by side they take the time of one.
  const [page, months] = await Promise.all([
    pageByNumber(cursor, {
      read: (before, max) => selectBills(db, userId, { ...span, kind: kind ?? null, before, max }),
      show: ({ bill }) => bill,
    }),
    cursor === undefined ? monthsUntil(db, userId, nowMs) : [],
  ])
  return page.ok ? ok({ months, ...page.value }) : page
}

async function oneBill(db: Queries, userId: string, id: string): Promise<Result<BillList>> {
  const found = await findBill(db, userId, id)
  return found === undefined
    ? fail(refused('not-found', '没有找到这笔账单', 'id'))
    : ok({ months: [], items: [found.bill], nextCursor: null })
}

async function monthsUntil(db: Queries, userId: string, nowMs: number): Promise<readonly MonthTotals[]> {
  const months = twelveMonthsUntil(nowMs)
  const totals = await totalsOf(
    db,
    userId,
    months.map((month) => monthSpan(month) ?? EVER),
  )
  return months.map((month, index) => ({ month, inFen: totals[index]?.inFen ?? 0, outFen: totals[index]?.outFen ?? 0 }))
}
