import type { Name } from '@diandu/core/kernel'
import type { BalanceWay, OrderRole } from '@diandu/core/orders'
import { defineMessages } from '../messages.ts'

type TextsByWay = Readonly<Record<BalanceWay, Readonly<Record<OrderRole, Name>>>>

/** A balance that is on its way, and a transfer that is for one order. */
export const awaitedMoneyMessages = defineMessages({
  turn: { zh: '店渡处理中', en: 'With Diandu' },
  acts: {
    transfer: { zh: '核对汇款', en: 'checking the transfer' },
    cashier: { zh: '核对付款', en: 'checking the payment' },
  },
  explanations: {
    transfer: {
      buyer: {
        zh: '您的汇款凭证已提交，店渡正在核对是否到账。核对期间不算逾期，定金不会付给卖家；到账后自动付清尾款，您不用再操作。没有收到这笔款的，仍按尾款期限处理。等久了可以找客服。',
        en: 'You submitted your transfer receipt, and we’re checking whether the money has arrived. While we check, you aren’t overdue and your deposit won’t go to the seller. Once the money arrives, we’ll pay the balance due automatically. You don’t need to do anything else. If we don’t receive it, the original deadline for the balance due applies. If this takes a long time, contact customer support.',
      },
      seller: {
        zh: '买家在期限内提交了尾款的汇款凭证，店渡正在核对是否到账，核对期间不算逾期。到账后自动付清；没有收到这笔款的，仍按尾款期限处理。等久了可以找客服。',
        en: 'The buyer submitted a transfer receipt for the balance due before the deadline, and we’re checking whether the money has arrived. While we check, the buyer isn’t overdue. Once it arrives, the balance due is paid automatically. If we don’t receive it, the original deadline applies. If this takes a long time, contact customer support.',
      },
    },
    cashier: {
      buyer: {
        zh: '尾款期限已过，店渡正在向支付渠道确认您是否在期限内付过款，最多一小时有结果。期限内付过的，自动付清尾款，定金不受影响；请不要再付一次。',
        en: 'The deadline for the balance due has passed. We’re asking the payment provider whether you paid before it, which takes up to an hour. If you did, the balance due is paid automatically and your deposit isn’t affected. Please don’t pay again.',
      },
      seller: {
        zh: '尾款期限已过，店渡正在向支付渠道确认买家是否在期限内付过款，最多一小时有结果。',
        en: 'The deadline for the balance due has passed. We’re asking the payment provider whether the buyer paid before it, which takes up to an hour.',
      },
    },
  } as TextsByWay,
  title: { zh: '用转账付这笔订单', en: 'Pay for this order by bank transfer' },
  exactly: {
    zh: '请按这个金额转账，不多也不少，再上传汇款凭证。店渡核对到账后自动付清，您不用再操作。',
    en: 'Transfer exactly this amount, then upload the receipt. Once we’ve confirmed the money has arrived, the order is paid automatically. You don’t need to do anything else.',
  },
  toAccount: {
    zh: '请转到上面的账户，再在下面上传汇款凭证。',
    en: 'Transfer to the account above, then upload the receipt below.',
  },
  notes: {
    balance: {
      zh: '在尾款期限前提交凭证，核对期间就不算逾期。',
      en: 'Submit the receipt before the deadline for the balance due, and you won’t be overdue while we check.',
    },
    first: {
      zh: '到账之前店铺不会为您保留。24 小时内没有到账的，订单自动取消，钱会放进您的余额。',
      en: 'The shop isn’t reserved for you until the money arrives. If it hasn’t arrived within 24 hours, the order is cancelled automatically and the money goes to your balance.',
    },
  },
  reviewing: {
    zh: '我们收到凭证后会核对到账情况，到账后自动付清订单，结果会显示在这里。',
    en: 'We’ll check that the money has arrived, then pay the order automatically. You’ll see the result here.',
  },
  nothingDue: { zh: '这笔订单现在不用用转账付款', en: 'This order has nothing to pay by bank transfer right now' },
  toOrder: { zh: '查看订单', en: 'View order' },
})
