import { formatAmount } from '@diandu/core/format'
import { completingPaymentFen, type Clause, type OlderClause, type PurchaseTerms } from '@diandu/core/orders'

export interface WrittenClause {
  readonly title: string
  readonly text: string
}

/** One version of a contract's clauses: each is written from the deal's terms. */
export type ClauseWriters = Readonly<Record<OlderClause, ClauseWriter> & Partial<Record<Clause, ClauseWriter>>>

type ClauseWriter = (terms: PurchaseTerms) => WrittenClause

export const yuanText = (fen: number): string => `人民币 ${formatAmount(fen)} 元`

/** The platform pays a coupon's part: it is no payment of the buyer's, and does not come back to them. */
export function couponText(terms: PurchaseTerms): string {
  if (terms.couponFen === 0) return ''
  const ownFen = completingPaymentFen(terms) - terms.couponFen
  return `上述款项中，${yuanText(terms.couponFen)}以优惠券抵扣，由丙方支付，乙方在该次付款中自付${yuanText(ownFen)}；款项退还乙方时，优惠券抵扣的部分由丙方收回。`
}
