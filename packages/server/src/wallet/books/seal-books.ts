import { HOUR_MS } from '@diandu/core/kernel'
import { chineseTime } from '@diandu/core/format'
import { monthSpan } from '@diandu/core/wallet'
import { archivedUntil } from '../../archive/index.ts'
import type { Database, Transaction } from '../../database/index.ts'
import { checkBooks } from '../check-books.ts'
import { firstPostedAt } from './closing-store.ts'
import { addSealedBalances, figuresOf, insertSeal, noteSums, sealedUntil, uncountedSeals } from './seal-store.ts'

/** The youngest hour stays open: a request that was about to write into it has written by then, or was given up. */
const OPEN_MS = HOUR_MS

/**
 * Closes the books up to an hour ago, a span at a time and never one that reaches over a month's end. Wrong books
 * stay open, so that every check finds what is wrong with them. Answers how many spans were closed.
 */
export async function sealBooks(db: Database, nowMs: number): Promise<number> {
  await noteMissingSums(db)
  const until = nowMs - OPEN_MS
  const from = (await sealedUntil(db)) ?? (await firstPostedAt(db))
  if (from === null || until - from < OPEN_MS) return 0
  if ((await checkBooks(db, await sealedUntil(db))).length > 0) return 0
  let closed = 0
  while (await db.transaction((tx) => sealNext(tx, until, nowMs), { isUnlimited: true })) closed += 1
  return closed
}

/** Of seals by a version that did not count fees and coupons; archived entries cannot be counted any more. */
async function noteMissingSums(db: Database): Promise<void> {
  for (const { fromAt, untilAt } of await uncountedSeals(db, await archivedUntil(db, 'entries')))
    await db.transaction(async (tx) => noteSums(tx, untilAt, await figuresOf(tx, fromAt, untilAt)), {
      isUnlimited: true,
    })
}

/** False where there is nothing left to close. */
async function sealNext(tx: Transaction, until: number, nowMs: number): Promise<boolean> {
  // Another server that was taken for fallen may be doing the same.
  // A month of postings is sorted in memory, or takes many times as long.
  await tx.script("LOCK TABLE book_seals IN EXCLUSIVE MODE; SET LOCAL work_mem = '128MB'")
  const fromAt = (await sealedUntil(tx)) ?? (await firstPostedAt(tx))
  if (fromAt === null || fromAt >= until) return false
  const untilAt = Math.min(until, monthEndsAt(fromAt))
  const figures = await figuresOf(tx, fromAt, untilAt)
  await insertSeal(tx, { fromAt, untilAt, ...figures }, nowMs)
  await addSealedBalances(tx, fromAt, untilAt)
  return true
}

/** The first instant of the month after, in China. */
const monthEndsAt = (at: number): number => (monthSpan(chineseTime(at, 'YYYY-MM'))?.until ?? at) + 1
