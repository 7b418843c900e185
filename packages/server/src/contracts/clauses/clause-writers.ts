import { formatAmount } from '@diandu/core/format'
import type { Clause, OlderClause, PurchaseTerms } from '@diandu/core/orders'

export interface WrittenClause {
  readonly title: string
  readonly text: string
}

/** One version of a contract's clauses: each is written from the deal's terms. */
export type ClauseWriters = Readonly<Record<OlderClause, ClauseWriter> & Partial<Record<Clause, ClauseWriter>>>

type ClauseWriter = (terms: PurchaseTerms) => WrittenClause

export const yuanText = (fen: number): string => `人民币 ${formatAmount(fen)} 元`
