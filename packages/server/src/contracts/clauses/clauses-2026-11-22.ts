import {
  BALANCE_WITHIN_DAYS,
  DEPOSIT_PERCENT,
  HAND_OVER_WITHIN_DAYS,
  REPORT_MISMATCH_WITHIN_HOURS,
  SERVICE_FEE_PERCENT,
  SIGN_WITHIN_DAYS,
} from '@diandu/core/orders'
import { couponText, yuanText as yuan, type ClauseWriters } from './clause-writers.ts'

/** The clauses with whatever a deadline, a silence and a coupon do to the money. */
export const CLAUSES_2026_11_22: ClauseWriters = {
  subject: ({ priceFen }) => ({
    title: '转让标的',
    text: `甲方将附件一所列网店的经营权益转让给乙方，包括店铺账号、店铺数据及附件一写明的资质。转让价款为${yuan(priceFen)}。`,
  }),
  'company-shop': ({ equity }) => ({
    title: '企业店铺与股权',
    text: `该店铺登记在公司名下。甲方应将该公司不低于 ${equity?.leastPercent ?? 0}% 的股权${
      equity === null || equity.capitalFen === null
        ? ''
        : `（公司注册资本${yuan(equity.capitalFen)}，对应不少于${yuan(equity.leastCapitalFen ?? 0)}）`
    }变更登记至乙方或乙方指定的人名下，并配合变更法定代表人。股权变更前的公司债务由甲方承担。`,
  }),
  'full-payment': (terms) => ({
    title: '付款方式：全款',
    text: `乙方应付的${yuan(terms.dueNowFen)}已一次付清，其中转让价款${yuan(terms.priceFen)}，居间服务费${yuan(terms.serviceFeeFen)}。${couponText(terms)}`,
  }),
  'deposit-payment': (terms) => ({
    title: '付款方式：定金与尾款',
    text: `乙方已付定金${yuan(terms.depositFen)}，为转让价款的 ${DEPOSIT_PERCENT}%；其余${yuan(terms.dueLaterFen)}已在付定金后 ${BALANCE_WITHIN_DAYS} 个自然日内付清，其中尾款${yuan(terms.balanceFen)}，居间服务费${yuan(terms.serviceFeeFen)}。${couponText(terms)}`,
  }),
  'service-fee': ({ serviceFeeFen }) => ({
    title: '居间服务费',
    text: `丙方按转让价款的 ${SERVICE_FEE_PERCENT}% 收取居间服务费${yuan(serviceFeeFen)}，由乙方承担。转让没有完成的，不论因何方原因，居间服务费退还乙方。`,
  }),
  escrow: () => ({
    title: '资金托管',
    text: `乙方所付款项由丙方托管。乙方确认交接完成之前，丙方不向甲方支付转让价款；但交接满 ${REPORT_MISMATCH_WITHIN_HOURS} 小时后，乙方既未确认、也没有在审核的退款申请的，丙方核实交接已经完成后，可以视为乙方已确认，向甲方支付转让价款。`,
  }),
  signing: ({ damagesFen }) => ({
    title: '签署期限',
    text: `甲方签署后，乙方应在 ${SIGN_WITHIN_DAYS} 日内签署。乙方签署时，丙方同时签章，本合同自此成立并生效。逾期未签署的，视为乙方放弃购买，依乙方同意的购买协议向甲方支付违约金${yuan(damagesFen)}，其余已付款项退还乙方。`,
  }),
  'hand-over': () => ({
    title: '交接',
    text: `本合同生效后 ${HAND_OVER_WITHIN_DAYS} 个自然日内，甲方按附件三完成交接。逾期未交接的，由丙方核实后，将乙方已付款项全部退还，或者给予甲方新的 ${HAND_OVER_WITHIN_DAYS} 个自然日。`,
  }),
  mismatch: () => ({
    title: '与描述不符',
    text: `交接后 ${REPORT_MISMATCH_WITHIN_HOURS} 小时内，乙方发现店铺与附件一描述不符的，可以申请退款，由丙方核实：属实的，乙方已付款项全部退还；不属实的，交接继续，上述期限不重新计算。`,
  }),
  'buyer-gives-up': ({ damagesFen, damagesPercent }) => ({
    title: '乙方违约',
    text: `店铺与描述相符而乙方放弃购买的，乙方应向甲方支付违约金${yuan(damagesFen)}，为转让价款的 ${damagesPercent}%，由丙方从托管的款项中支付；其余已付款项退还乙方。`,
  }),
  'seller-fails': ({ damagesFen }) => ({
    title: '甲方违约',
    text: `甲方不能履行的，乙方已付款项全部退还，甲方另行向乙方承担违约金${yuan(damagesFen)}，丙方可以从此后应付甲方的款项中扣付给乙方。`,
  }),
}
