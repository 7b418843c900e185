import type { BalanceWay, OrderRole } from '@diandu/core/orders'
import { defineMessages } from '../messages.ts'

type Told = Readonly<Record<BalanceWay, Readonly<Record<OrderRole, string>>>>

/** A balance that is on its way, and a transfer that is for one order. */
export const awaitedMoneyMessages = defineMessages(
  {
    turn: '店渡处理中',
    acts: { transfer: '核对汇款', cashier: '核对付款' },
    told: {
      transfer: {
        buyer:
          '您的汇款凭证已提交，店渡正在核对是否到账。核对期间不算逾期，定金不会付给卖家；到账后自动付清尾款，您不用再操作。没有收到这笔款的，仍按尾款期限处理。等久了可以找客服。',
        seller:
          '买家在期限内提交了尾款的汇款凭证，店渡正在核对是否到账，核对期间不算逾期。到账后自动付清；没有收到这笔款的，仍按尾款期限处理。等久了可以找客服。',
      },
      cashier: {
        buyer:
          '尾款期限已过，店渡正在向支付渠道确认您是否在期限内付过款，最多一小时有结果。期限内付过的，自动付清尾款，定金不受影响；请不要再付一次。',
        seller: '尾款期限已过，店渡正在向支付渠道确认买家是否在期限内付过款，最多一小时有结果。',
      },
    } as Told,
    title: '用转账付这笔订单',
    exactly: '请按这个金额转账，不多也不少，再上传汇款凭证。店渡核对到账后自动付清，您不用再操作。',
    toAccount: '请转到上面的账户，再在下面上传汇款凭证。',
    notes: {
      balance: '在尾款期限前提交凭证，核对期间就不算逾期。',
      first: '到账之前店铺不会为您保留。24 小时内没有到账的，订单自动取消，钱会放进您的余额。',
    },
    reviewing: '我们收到凭证后会核对到账情况，到账后自动付清订单，结果会显示在这里。',
    nothingDue: '这笔订单现在不用用转账付款',
    toOrder: '查看订单',
  },
  {
    turn: 'With Diandu',
    acts: { transfer: 'checking the transfer', cashier: 'checking the payment' },
    told: {
      transfer: {
        buyer:
          'You handed in the receipt of your transfer, and Diandu checks whether the money is there. Until that is decided you are not late, and the deposit does not go to the seller. Once it is there the balance is paid by itself; there is nothing more for you to do. If it never came, the day for the balance holds. If it takes long, ask support.',
        seller:
          'The buyer handed in the receipt of a transfer for the balance in time, and Diandu checks whether the money is there; until that is decided they are not late. Once it is there the balance is paid; if it never came, the day for the balance holds. If it takes long, ask support.',
      },
      cashier: {
        buyer:
          'The day for the balance is over, and Diandu asks the payment channel whether you paid before that, which takes an hour at most. If you did, the balance is paid by itself and your deposit is safe. Please do not pay again.',
        seller:
          'The day for the balance is over, and Diandu asks the payment channel whether the buyer paid before that, which takes an hour at most.',
      },
    } as Told,
    title: 'Pay this order by transfer',
    exactly:
      'Transfer exactly this sum, no more and no less, and upload the receipt. Once Diandu sees the money the order is paid by itself; there is nothing more for you to do.',
    toAccount: 'Transfer to the account above, then upload the receipt below.',
    notes: {
      balance: 'Hand in the receipt before the day for the balance is over, and you are not late while we check.',
      first:
        'Until the money is there the shop is not kept for you. If it has not come within 24 hours the order is cancelled, and the money goes to your balance.',
    },
    reviewing:
      'We check whether the money has arrived, and then the order is paid by itself; the result is shown here.',
    nothingDue: 'There is nothing to pay by transfer for this order now',
    toOrder: 'See the order',
  },
)
