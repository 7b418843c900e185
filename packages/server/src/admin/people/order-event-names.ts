import type { Name } from '@diandu/core/kernel'
import { nameIn, type Locale } from '@diandu/core/messages'
import { isRefundReason, REFUND_REASONS, type OrderEvent } from '@diandu/core/orders'

const NAMES: Readonly<Record<OrderEvent | 'placed', Name>> = {
  placed: { zh: '下单', en: 'Placed' },
  'deposit.paid': { zh: '支付定金', en: 'Deposit paid' },
  'full.paid': { zh: '一次付清', en: 'Paid in full' },
  'balance.paid': { zh: '付清尾款', en: 'Balance paid' },
  'bill.confirmed': { zh: '买家确认收店', en: 'Receipt confirmed by the buyer' },
  'buyer.cancelled': { zh: '买家取消', en: 'Cancelled by the buyer' },
  'buyer.gave-up': { zh: '买家放弃', en: 'Given up by the buyer' },
  'buyer.silent': { zh: '买家没有回应，按完成处理', en: 'Completed: the buyer was silent' },
  'buyer.signed': { zh: '买家签署', en: 'Signed by the buyer' },
  'seller.signed': { zh: '卖家签署', en: 'Signed by the seller' },
  'all.signed': { zh: '各方签署完成', en: 'Signed by all' },
  'seller.failed': { zh: '卖家违约', en: 'The seller failed' },
  'shop.taken': { zh: '店铺先被他人付款', en: 'Another buyer paid first' },
  'shop.handed-over': { zh: '卖家交出店铺', en: 'Handed over by the seller' },
  'viewing.opened': { zh: '卖家开放看店', en: 'Opened for viewing' },
  'viewing.agreed': { zh: '看店相符', en: 'Viewed: as described' },
  'viewing.mismatched': { zh: '看店不符', en: 'Viewed: not as described' },
  'mismatch.reported': { zh: '买家申请退款', en: 'Mismatch reported by the buyer' },
  'refund.agreed': { zh: '同意退款', en: 'Refund granted' },
  'refund.refused': { zh: '不同意退款', en: 'Refund refused' },
  'payment.late': { zh: '逾期未付', en: 'Not paid in time' },
  'balance.late': { zh: '尾款逾期', en: 'Balance late' },
  'signature.late': { zh: '签署逾期', en: 'Signature late' },
  'hand-over.late': { zh: '交接逾期', en: 'Hand-over late' },
}

/** What happened to an order; an event of another version is named as it is stored. */
export const orderEventName = (event: string): Name =>
  (NAMES as Readonly<Record<string, Name>>)[event] ?? { zh: event, en: event }

/** The buyer's reason is stored by its key; any other words are shown as staff wrote them. */
export const orderEventWords = (why: string, locale: Locale): string =>
  isRefundReason(why) ? nameIn(REFUND_REASONS[why], locale) : why

export const ROLE_NAMES = {
  buyer: { zh: '买家', en: 'Buyer' },
  seller: { zh: '卖家', en: 'Seller' },
  sweeper: { zh: '到期自动', en: 'By the deadline' },
  reviewer: { zh: '工作人员', en: 'Staff' },
  market: { zh: '平台自动', en: 'By the market' },
} as const satisfies Readonly<Record<string, Name>>
