import { CONTENT_KINDS } from '@diandu/core/admin'
import type { Name } from '@diandu/core/kernel'

/** Steps of a login and of an account, which are no acts of the table. */
export const LOG_STEPS: Readonly<Record<string, Name>> = {
  'logged-in': { zh: '登录', en: 'Logged in' },
  'login-refused': { zh: '登录未成功', en: 'Log-in refused' },
  'proof-refused': { zh: '再次验证未成功', en: 'Proof refused' },
  'invitation-accepted': { zh: '接受邀请', en: 'Accepted an invitation' },
  'break-glass': { zh: '紧急越权', en: 'Broke the glass' },
}

/** Of what kinds the objects of entries are. */
export const LOG_OBJECTS: Readonly<Record<string, Name>> = {
  ...Object.fromEntries(Object.entries(CONTENT_KINDS).map(([kind, { names }]): [string, Name] => [kind, names])),
  application: { zh: '活动报名', en: 'Application' },
  'bank-statement': { zh: '银行流水', en: 'Bank statement' },
  contract: { zh: '合同', en: 'Contract' },
  document: { zh: '授权书或股权证明', en: 'Consent or proof of equity' },
  export: { zh: '导出', en: 'Export' },
  feedback: { zh: '用户建议', en: 'Feedback' },
  gift: { zh: '礼品', en: 'Gift' },
  hold: { zh: '提现冻结', en: 'Hold' },
  invoice: { zh: '发票', en: 'Invoice' },
  listing: { zh: '上架申请', en: 'Listing' },
  month: { zh: '月份', en: 'Month' },
  notice: { zh: '短信或推送', en: 'Notice' },
  order: { zh: '订单', en: 'Order' },
  'payout-batch': { zh: '打款批次', en: 'Payout batch' },
  'phone-change': { zh: '换绑手机', en: 'New mobile' },
  prize: { zh: '奖品', en: 'Prize' },
  proposal: { zh: '待复核', en: 'Proposal' },
  question: { zh: '提问', en: 'Question' },
  recharge: { zh: '充值', en: 'Recharge' },
  report: { zh: '举报', en: 'Report' },
  request: { zh: '求购', en: 'Buyer request' },
  review: { zh: '评价', en: 'Review' },
  'service-request': { zh: '服务申请', en: 'Request for a service' },
  session: { zh: '登录', en: 'Session' },
  shop: { zh: '店铺', en: 'Shop' },
  staff: { zh: '工作人员', en: 'Staff' },
  user: { zh: '用户', en: 'User' },
  verification: { zh: '实名认证', en: 'Verification' },
  withdrawal: { zh: '提现', en: 'Withdrawal' },
}
