import {
  ACCOUNT_KINDS,
  decideClosing,
  nextClosing,
  type AccountKind,
  type ClosingFacts,
  type MonthSum,
} from '@diandu/core/admin'
import { formatMoney } from '@diandu/core/format'
import { fail, ok } from '@diandu/core/kernel'
import { nameIn } from '@diandu/core/messages'
import type { Span } from '@diandu/core/wallet'
import type { Queries } from '../../../database/index.ts'
import { firstPostedAt, insertClosing, listClosings, readBooks, sealedUntil } from '../../../wallet/index.ts'
import { changedSince } from '../../proposals/changed-since.ts'
import type { ProposedAct } from '../../proposals/proposed-act.ts'

interface MonthClosing {
  readonly month: string
  /** The sums when it was proposed. */
  readonly sums: readonly MonthSum[]
}

export const closeMonthAct: ProposedAct<MonthClosing> = {
  act: 'close-month',
  changes: async (_db, { month, sums }, { locale }) => [
    {
      what: month,
      before: locale === 'en' ? 'at its beginning' : '月初',
      after: locale === 'en' ? 'at its end' : '月末',
    },
    ...sums.map(({ account, openingFen, closingFen }) => ({
      what: nameIn(ACCOUNT_KINDS[account], locale),
      before: formatMoney(openingFen),
      after: formatMoney(closingFen),
    })),
  ],
  carryOut: async (tx, { month, sums }, { staff, maker, nowMs }) => {
    const decided = decideClosing(month, await closingFacts(tx, nowMs))
    if (!decided.ok) return decided
    const { span } = decided.value
    const isSame = JSON.stringify(await sumsOf(tx, span)) === JSON.stringify(sums.map(plain))
    const closing = { month, fromAt: span.from, untilAt: span.until + 1, closedAt: nowMs, sums }
    const names = { proposedBy: maker.name, approvedBy: staff.name }
    if (!isSame || !(await insertClosing(tx, { ...closing, ...names }))) return fail(changedSince())
    return ok({ object: { kind: 'month', id: month }, userId: null, before: null, after: { month, sums } })
  },
}

/** JSON of the database has its keys in another order. */
const plain = ({ account, openingFen, inFen, outFen, closingFen }: MonthSum): MonthSum => ({
  account,
  openingFen,
  inFen,
  outFen,
  closingFen,
})

export async function closingFacts(db: Queries, nowMs: number): Promise<ClosingFacts> {
  return {
    lastClosed: (await listClosings(db))[0]?.month ?? null,
    firstPostedAt: await firstPostedAt(db),
    sealedUntil: await sealedUntil(db),
    nowMs,
  }
}

export async function sumsOf(db: Queries, span: Span): Promise<readonly MonthSum[]> {
  return (await readBooks(db, span)).map((line) => plain({ ...line, account: line.account as AccountKind }))
}

export async function nextToClose(db: Queries, nowMs: number) {
  const next = nextClosing(await closingFacts(db, nowMs))
  return next === undefined ? null : { month: next.month, hindrance: next.hindrance, sums: await sumsOf(db, next.span) }
}
