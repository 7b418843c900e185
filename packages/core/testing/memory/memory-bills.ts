import { fail, mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { SessionStore } from '../../src/session/index.ts'
import {
  billsOf,
  validateSpan,
  monthlyTotals,
  monthOf,
  statementCsv,
  twelveMonthsUntil,
  type BillAbout,
  type Bills,
  type DetailedBill,
  type StatementRequest,
} from '../../src/wallet/index.ts'
import { keepFile } from './keep-file.ts'
import { notFound, type MarketState, type Member } from './market-state.ts'
import { pageAfter } from './page-after.ts'
import { callAsMember } from './order-desk.ts'

export function createMemoryBills(state: MarketState, store: SessionStore): Bills {
  const call = <T>(answer: (who: Member, bills: readonly DetailedBill[]) => Result<T>): Result<T> =>
    callAsMember(state, store, (who) =>
      answer(
        who,
        billsOf(state.postings, who.userId).map((bill) => ({ ...bill, about: aboutOf(state, bill.subject) })),
      ),
    )
  return {
    months: async () => call((_who, bills) => ok(monthlyTotals(bills, twelveMonthsUntil(state.clock.now())))),
    list: async ({ month, kind }, cursor) =>
      call((_who, bills) =>
        pageAfter(
          bills.toReversed(),
          cursor,
          (bill) => (month === null || monthOf(bill.at) === month) && (kind === null || bill.kind === kind),
        ),
      ),
    find: async (id) =>
      call((_who, bills) => {
        const bill = bills.find((one) => one.id === id)
        return bill === undefined ? notFound() : ok(bill)
      }),
    statement: async (request) =>
      call((who, bills) =>
        mapResult(statementOf(state, who, bills, request), (bytes) =>
          keepFile(state, `statement.${request.format}`, bytes),
        ),
      ),
  }
}

function aboutOf(state: MarketState, subject: string): BillAbout {
  const order = [...state.orders.values()].find(({ id }) => id === subject)
  return order === undefined
    ? { kind: 'request', id: subject, channel: null }
    : { kind: 'order', orderId: order.id, number: order.number, title: order.shop.title }
}

/** This market prints nothing: a statement as a document is its text. */
function statementOf(
  state: MarketState,
  { username }: Member,
  bills: readonly DetailedBill[],
  { fromDay, untilDay, format, language }: StatementRequest,
): Result<Uint8Array> {
  const span = validateSpan(fromDay, untilDay, state.clock.now())
  if (!span.ok) return fail(span.failure)
  const { from, until } = span.value
  const told = bills.filter(({ at }) => at >= from && at <= until)
  const openingFen = bills.findLast(({ at }) => at < from)?.balanceFen ?? 0
  const text = statementCsv({ holder: username, fromDay, untilDay, openingFen, bills: told }, language)
  return ok(new TextEncoder().encode(format === 'pdf' ? `%PDF ${text}` : text))
}
