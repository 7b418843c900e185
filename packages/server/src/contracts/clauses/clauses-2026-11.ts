import {
  BALANCE_WITHIN_DAYS,
  DEPOSIT_PERCENT,
  HAND_OVER_WITHIN_DAYS,
  REPORT_MISMATCH_WITHIN_HOURS,
  SERVICE_FEE_PERCENT,
  SIGN_WITHIN_DAYS,
} from '@diandu/core/orders'
import { yuanText as yuan, type ClauseWriters } from './clause-writers.ts'

/**
 * The clauses as they were first written. Contracts are carried out by them, and so no sentence of them changes any
 * more.
 */
export const FIRST_CLAUSES: ClauseWriters = {
  subject: ({ priceFen }) => ({
    title: '转让标的',
    text: `甲方将附件一所列网店的经营权益转让给乙方，包括店铺账号、店铺数据及附件一写明的资质。转让价款为${yuan(priceFen)}。`,
  }),
  'company-shop': ({ equity }) => ({
    title: '企业店铺与股权',
    text: `该店铺登记在公司名下。甲方应将该公司不低于 ${equity?.leastPercent ?? 0}% 的股权${
      equity === null || equity.leastCapitalFen === null ? '' : `（对应注册资本不少于${yuan(equity.leastCapitalFen)}）`
    }变更登记至乙方或乙方指定的人名下，并配合变更法定代表人。股权变更前的公司债务由甲方承担。`,
  }),
  'full-payment': ({ dueNowFen, priceFen, serviceFeeFen }) => ({
    title: '付款方式：全款',
    text: `乙方已一次付清${yuan(dueNowFen)}，其中转让价款${yuan(priceFen)}，居间服务费${yuan(serviceFeeFen)}。`,
  }),
  'deposit-payment': ({ depositFen, balanceFen, serviceFeeFen, dueLaterFen }) => ({
    title: '付款方式：定金与尾款',
    text: `乙方已付定金${yuan(depositFen)}，为转让价款的 ${DEPOSIT_PERCENT}%；并已在付定金后 ${BALANCE_WITHIN_DAYS} 个自然日内付清${yuan(dueLaterFen)}，其中尾款${yuan(balanceFen)}，居间服务费${yuan(serviceFeeFen)}。`,
  }),
  'service-fee': ({ serviceFeeFen }) => ({
    title: '居间服务费',
    text: `丙方按转让价款的 ${SERVICE_FEE_PERCENT}% 收取居间服务费${yuan(serviceFeeFen)}，由乙方承担。乙方已付款项依本合同全部退还的，居间服务费一并退还。`,
  }),
  escrow: () => ({
    title: '资金托管',
    text: '乙方所付款项由丙方托管。乙方确认交接完成之前，丙方不向甲方支付转让价款。',
  }),
  signing: () => ({
    title: '签署期限',
    text: `甲方签署后，乙方应在 ${SIGN_WITHIN_DAYS} 日内签署。乙方签署时，丙方同时签章，本合同自此成立并生效。逾期未签署的，视为乙方放弃购买。`,
  }),
  'hand-over': () => ({
    title: '交接',
    text: `本合同生效后 ${HAND_OVER_WITHIN_DAYS} 个自然日内，甲方按附件三完成交接。逾期未交接的，由丙方核实后处理。`,
  }),
  mismatch: () => ({
    title: '与描述不符',
    text: `交接后 ${REPORT_MISMATCH_WITHIN_HOURS} 小时内，乙方发现店铺与附件一描述不符的，可以申请退款，由丙方核实处理。`,
  }),
  'buyer-gives-up': ({ damagesFen, damagesPercent }) => ({
    title: '乙方违约',
    text: `店铺与描述相符而乙方放弃购买的，乙方应向甲方支付违约金${yuan(damagesFen)}，为转让价款的 ${damagesPercent}%；其余已付款项退还乙方。`,
  }),
  'seller-fails': ({ damagesFen }) => ({
    title: '甲方违约',
    text: `甲方不能履行的，乙方已付款项全部退还，甲方另行承担违约金${yuan(damagesFen)}。`,
  }),
}
