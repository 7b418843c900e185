import { billsOf, monthlyTotals, monthOf } from '../bills-of.ts'
import { mapResult, ok, type Result } from '../../src/kernel/index.ts'
import type { OrderId } from '../../src/orders/index.ts'
import {
  validateSpan,
  statementCsv,
  twelveMonthsUntil,
  type Bills,
  type DetailedBill,
  type StatementRequest,
} from '../../src/wallet/index.ts'
import type { Desk } from './desk.ts'
import { keepFile } from './keep-file.ts'
import { notFound, type MarketState, type Member } from './market-state.ts'
import { pageAfter } from './page-after.ts'

export function createMemoryBills({ state, call }: Desk): Bills {
  const detailed = ({ userId }: Member): readonly DetailedBill[] =>
    billsOf(state.postings, userId).map((bill) => {
      const order = state.orders.get(bill.subject as OrderId)
      return {
        ...bill,
        about:
          order === undefined
            ? { kind: 'request', id: bill.subject, channel: null }
            : { kind: 'order', orderId: order.id, number: order.number, title: order.shop.title },
      }
    })
  return {
    months: () => call((who) => ok(monthlyTotals(detailed(who), twelveMonthsUntil(state.clock.now())))),
    list: ({ month, kind }, cursor) =>
      call((who) =>
        pageAfter(
          detailed(who).toReversed(),
          cursor,
          (bill) => (month === null || monthOf(bill.at) === month) && (kind === null || bill.kind === kind),
        ),
      ),
    find: (id) =>
      call((who) => {
        const bill = detailed(who).find((one) => one.id === id)
        return bill === undefined ? notFound() : ok(bill)
      }),
    statement: (request) =>
      call((who) =>
        mapResult(statementOf(state, who, detailed(who), request), (bytes) =>
          keepFile(state, `statement.${request.format}`, bytes),
        ),
      ),
  }
}

/** This market prints nothing: a statement as a document is its text. */
function statementOf(
  state: MarketState,
  { username }: Member,
  bills: readonly DetailedBill[],
  { fromDay, untilDay, format, language }: StatementRequest,
): Result<Uint8Array> {
  const span = validateSpan(fromDay, untilDay, state.clock.now())
  if (!span.ok) return span
  const { from, until } = span.value
  const found = bills.filter(({ at }) => at >= from && at <= until)
  const openingFen = bills.findLast(({ at }) => at < from)?.balanceFen ?? 0
  const text = statementCsv({ holder: username, fromDay, untilDay, openingFen, bills: found }, language)
  return ok(new TextEncoder().encode(format === 'pdf' ? `%PDF ${text}` : text))
}
