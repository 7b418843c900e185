import { completingPaymentFen, type PurchaseTerms } from '@diandu/core/orders'
import type { ClauseFigures } from '../../../messages/orders/clause-texts.ts'
import { yuan } from '../../money/yuan.ts'

export function clauseFigures(terms: PurchaseTerms): ClauseFigures {
  const { couponFen, equity } = terms
  const known = (fen: number | null | undefined) => (fen === null || fen === undefined ? null : yuan(fen))
  return {
    price: yuan(terms.priceFen),
    deposit: yuan(terms.depositFen),
    balance: yuan(terms.balanceFen),
    fee: yuan(terms.serviceFeeFen),
    now: yuan(terms.dueNowFen),
    later: yuan(terms.dueLaterFen),
    damages: yuan(terms.damagesFen),
    damagesShare: `${terms.damagesPercent}%`,
    capital: known(equity?.capitalFen),
    share: known(equity?.leastCapitalFen),
    coupon: couponFen === 0 ? null : yuan(couponFen),
    own: couponFen === 0 ? null : yuan(completingPaymentFen(terms) - couponFen),
  }
}
