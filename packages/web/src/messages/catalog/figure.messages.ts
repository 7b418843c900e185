import type { FigureName } from '@diandu/core/orders'
import type { Messages } from '../messages.ts'

const figures = {
  price: '转让价款',
  deposit: '定金',
  balance: '尾款',
  'service-fee': '居间服务费',
  'due-now': '价款加服务费',
  'due-later': '尾款加服务费',
  coupon: '优惠券抵扣',
  damages: '违约金',
  'damages-share': '违约金比例',
  'deposit-share': '定金比例',
  'service-fee-share': '服务费比例',
  'equity-share': '股权至少',
  'registered-capital': '公司注册资本',
  'equity-capital': '对应注册资本至少',
  'pay-within': '付款期限',
  'balance-within': '付尾款期限',
  'settle-after-viewing-within': '看店后签约付款',
  'sign-within': '签署期限',
  'hand-over-within': '交接期限',
  'report-within': '申请退款期限',
} as const satisfies Readonly<Record<FigureName, string>>

/** The name and unit of each figure of the agreement. */
export const figureMessages: Messages<{
  readonly inThisDeal: (clause: string) => string
  readonly unknownVersion: string
  /** Of an agreement that its seller reads in the words that the buyer read. */
  readonly addressesBuyer: string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  readonly names: Readonly<Record<FigureName, string>>
  readonly units: Readonly<Record<'percent' | 'hours' | 'days' | 'natural-days', (amount: number) => string>>
}> = {
  'zh-CN': {
    inThisDeal: (clause) => `这笔交易：${clause}`,
    loading: '正在加载',
    failed: '协议没有加载出来',
    retry: '再试一次',
    unknownVersion: '这笔订单的协议比当前页面新。请刷新页面后再读。',
    addressesBuyer: '文中的“您”指买家。',
    names: figures,
    units: {
      percent: (amount) => `${amount}%`,
      hours: (amount) => `${amount} 小时内`,
      days: (amount) => `${amount} 天内`,
      'natural-days': (amount) => `${amount} 个自然日内`,
    },
  },
  en: {
    inThisDeal: (clause) => `In this deal: ${clause}`,
    loading: 'Loading',
    failed: 'Couldn’t load the agreement',
    retry: 'Try again',
    unknownVersion: 'This order’s agreement is newer than this page. Refresh the page to read it.',
    addressesBuyer: '“You” here means the buyer.',
    names: {
      price: 'Price',
      deposit: 'Deposit',
      balance: 'Balance due',
      'service-fee': 'Service fee',
      'due-now': 'Price plus service fee',
      'due-later': 'Balance due plus service fee',
      coupon: 'Coupon discount',
      damages: 'Damages',
      'damages-share': 'Damages, % of price',
      'deposit-share': 'Deposit, % of price',
      'service-fee-share': 'Service fee, % of price',
      'equity-share': 'Equity, at least',
      'registered-capital': 'Registered capital',
      'equity-capital': 'Matching registered capital, at least',
      'pay-within': 'Time to pay',
      'balance-within': 'Time to pay the balance due',
      'settle-after-viewing-within': 'Time to sign and pay after the viewing',
      'sign-within': 'Time to sign',
      'hand-over-within': 'Time to hand over',
      'report-within': 'Time to request a refund',
    },
    units: {
      percent: (amount) => `${amount}%`,
      hours: (amount) => `within ${amount} hours`,
      days: (amount) => `within ${amount} days`,
      'natural-days': (amount) => `within ${amount} calendar days`,
    },
  },
}
