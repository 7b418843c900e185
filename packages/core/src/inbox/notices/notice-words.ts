import type { Name } from '../../kernel/index.ts'

/**
 * Names for notices that other modules own. Those modules import this one, so that it cannot import them. A general
 * word replaces a name that is missing here.
 */
export const ACT_NAMES: Readonly<Record<string, Name>> = {
  pay: { zh: '付款', en: 'pay' },
  'pay-balance': { zh: '付清尾款', en: 'pay the balance due' },
  'open-viewing': { zh: '开放看店', en: 'open the shop for viewing' },
  'seller-sign': { zh: '签合同', en: 'sign the contract' },
  sign: { zh: '签合同', en: 'sign the contract' },
  'hand-over': { zh: '交接店铺', en: 'hand over the shop' },
  confirm: { zh: '核对并确认收店', en: 'check the shop and confirm receipt' },
  'review-refund': { zh: '等平台审核退款', en: 'wait for the refund review' },
}

export const OTHERWISE_NAMES: Readonly<Record<string, Name>> = {
  'order-cancelled': { zh: '订单自动取消', en: 'the order is cancelled automatically' },
  'deposit-forfeited': { zh: '定金不退', en: 'you lose the deposit' },
  'damages-forfeited': { zh: '按协议扣违约金', en: 'damages are deducted' },
  'refund-review': { zh: '进入退款审核', en: 'a refund review starts' },
  'mismatch-closed': { zh: '不能再报告不符', en: 'you can no longer report a mismatch' },
}

export const ORDER_STATUS_NAMES: Readonly<Record<string, Name>> = {
  'awaiting-payment': { zh: '等待付款', en: 'awaiting payment' },
  cancelled: { zh: '订单已取消', en: 'cancelled' },
  'deposit-paid': { zh: '定金已付', en: 'deposit paid' },
  paid: { zh: '款项已付清', en: 'paid in full' },
  'handing-over': { zh: '合同已签，正在交接', en: 'contract signed, handover in progress' },
  completed: { zh: '交易完成', en: 'completed' },
  'refund-under-review': { zh: '退款审核中', en: 'refund under review' },
  'closed-with-damages': { zh: '交易终止，已扣违约金', en: 'ended, damages deducted' },
  refunded: { zh: '已退款', en: 'refunded' },
}

export const MONEY_STATUS_NAMES: Readonly<Record<string, Name>> = {
  credited: { zh: '已到账', en: 'credited' },
  'to-pay-out': { zh: '审核通过', en: 'approved' },
  'paid-out': { zh: '已打款', en: 'paid out' },
  failed: { zh: '没有成功', en: 'failed' },
  'not-approved': { zh: '审核没有通过', en: 'not approved' },
  completed: { zh: '已开出', en: 'issued' },
  mailed: { zh: '已寄出', en: 'mailed' },
  refused: { zh: '没有开成', en: 'refused' },
  'approval-withdrawn': { zh: '没有开成', en: 'refused' },
}

/** The other side's answer to this person's counter-offer, or its own offer. */
export const OFFER_END_NAMES: Readonly<Record<string, Name>> = {
  accepted: { zh: '对方接受了您的还价', en: 'Your counter-offer was accepted' },
  refused: { zh: '对方没有接受您的还价', en: 'Your counter-offer was declined' },
  withdrawn: { zh: '对方撤回了还价', en: 'A counter-offer was withdrawn' },
}

export const OFFER_STATUS_NAMES: Readonly<Record<string, Name>> = {
  accepted: { zh: '对方接受了您的出价', en: 'Your offer was accepted' },
  countered: { zh: '对方还价', en: 'Counter-offer' },
  refused: { zh: '对方没有接受您的出价', en: 'Your offer was declined' },
}

/** By which a user moves money and signs. */
export const CREDENTIAL_NAMES = {
  mobile: { zh: '手机号', en: 'mobile' },
  'payment-password': { zh: '支付密码', en: 'payment password' },
} as const satisfies Readonly<Record<string, Name>>

export type Credential = keyof typeof CREDENTIAL_NAMES
