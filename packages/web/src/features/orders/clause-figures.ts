import type { PurchaseTerms } from '@diandu/core/orders'
import type { ClauseFigures } from '../../words/clause.words.ts'
import { yuan } from './yuan.ts'

export const clauseFigures = (terms: PurchaseTerms): ClauseFigures => ({
  price: yuan(terms.priceFen),
  deposit: yuan(terms.depositFen),
  balance: yuan(terms.balanceFen),
  fee: yuan(terms.serviceFeeFen),
  now: yuan(terms.dueNowFen),
  later: yuan(terms.dueLaterFen),
  damages: yuan(terms.damagesFen),
})
