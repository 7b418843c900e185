import {
  BALANCE_WITHIN_DAYS,
  DEPOSIT_PERCENT,
  SETTLE_WITHIN_DAYS_OF_VIEWING,
  SIGN_WITHIN_DAYS,
} from '@diandu/core/orders'
import { couponText, yuanText as yuan, type ClauseWriters } from './clause-writers.ts'
import { CLAUSES_2026_11_22 } from './clauses-2026-11-22.ts'

/** The clauses of a contract that is signed by either party first, before the balance is paid or after it. */
export const CLAUSES_2026_11_23: ClauseWriters = {
  ...CLAUSES_2026_11_22,
  'deposit-payment': (terms) => ({
    title: '付款方式：定金与尾款',
    text: `乙方已付定金${yuan(terms.depositFen)}，为转让价款的 ${DEPOSIT_PERCENT}%；其余${yuan(terms.dueLaterFen)}应在付定金后 ${BALANCE_WITHIN_DAYS} 个自然日内付清，其中尾款${yuan(terms.balanceFen)}，居间服务费${yuan(terms.serviceFeeFen)}；乙方在该期限内记录看店结果的，应在看店后 ${SETTLE_WITHIN_DAYS_OF_VIEWING} 个自然日内付清，以较晚者为准。${couponText(terms)}逾期未付清的，视为乙方放弃购买，定金${yuan(terms.depositFen)}归甲方所有，不予退还。`,
  }),
  viewing: () => ({
    title: '看店',
    text: '乙方付定金或付清款项后，甲方应将店铺开放给乙方查看，并在订单中写明查看的方式和内容。乙方查看后，应在付款和签署的期限内记录一次结果。店铺与附件一描述不符的，由丙方核实：属实的，乙方已付款项全部退还；不属实的，本次转让继续，乙方付款和签署的期限自核实之时重新计算。',
  }),
  signing: ({ damagesFen }) => ({
    title: '签署期限',
    text: `甲乙任何一方均可先行签署。甲方签署后，乙方应在 ${SIGN_WITHIN_DAYS} 日内签署；乙方付定金的，签署期限不早于付清其余款项的期限；乙方付全款的，不早于看店后 ${SIGN_WITHIN_DAYS} 日。最后一方签署时，丙方同时签章，本合同自此成立，自各方签署且乙方付清全部款项时生效。逾期未签署的，视为乙方放弃购买，依乙方同意的购买协议向甲方支付违约金${yuan(damagesFen)}，其余已付款项退还乙方。`,
  }),
}
