import { completingPaymentFen, type PurchaseTerms } from '@diandu/core/orders'
import { formatMoney } from '@diandu/core/format'
import type { ClauseFigures } from '../../../messages/orders/clause-texts.ts'

export function clauseFigures(terms: PurchaseTerms): ClauseFigures {
  const { couponFen, equity } = terms
  const known = (fen: number | null | undefined) => (fen === null || fen === undefined ? null : formatMoney(fen))
  return {
    price: formatMoney(terms.priceFen),
    deposit: formatMoney(terms.depositFen),
    balance: formatMoney(terms.balanceFen),
    fee: formatMoney(terms.serviceFeeFen),
    now: formatMoney(terms.dueNowFen),
    later: formatMoney(terms.dueLaterFen),
    damages: formatMoney(terms.damagesFen),
    damagesShare: `${terms.damagesPercent}%`,
    capital: known(equity?.capitalFen),
    share: known(equity?.leastCapitalFen),
    coupon: couponFen === 0 ? null : formatMoney(couponFen),
    own: couponFen === 0 ? null : formatMoney(completingPaymentFen(terms) - couponFen),
  }
}
