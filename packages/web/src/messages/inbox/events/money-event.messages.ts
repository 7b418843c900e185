import type { Messages } from '../../messages.ts'
import { joined, joinedInEnglish, titled, type EventTexts } from './event-figures.ts'

type MoneyEvents = EventTexts<`money.${string}`>

export const moneyEventMessages: Messages<MoneyEvents> = {
  'zh-CN': {
    'money.recharge': ({ amount, status, why }) =>
      status === 'credited'
        ? titled(`充值 ${amount} 已到账`, '已计入可用余额。')
        : titled(`充值 ${amount} 没有成功`, why && `原因：${why}`),
    'money.withdrawal': ({ amount, status, why }) => {
      if (status === 'paid-out') return titled(`提现 ${amount} 已打款`, '请留意银行到账。')
      if (status === 'to-pay-out') return titled(`提现 ${amount} 审核通过`, '等待打款到您的银行卡。')
      return titled(`提现 ${amount} 没有成功`, joined(why && `原因：${why}。`, '款项已退回可用余额。'))
    },
    'money.invoice': ({ amount, status, why }) => {
      if (status === 'mailed') return titled(`发票已寄出：${amount}`, '请留意快递。')
      if (status === 'completed') return titled(`发票已开出：${amount}`, '可以下载了。')
      return titled(`发票没有开成：${amount}`, joined(why && `原因：${why}。`, '可以改好后再申请。'))
    },
    'money.arrived': ({ amount, status, shop, number }) =>
      titled(`${status}：${amount} 到账`, joined(shop && `${shop}（订单 ${number}）。`, '已计入可用余额。')),
    'money.merged': ({ name, amount }) =>
      titled(
        `账号“${name}”已并入本账号`,
        `钱包余额 ${amount}、金币、未用的优惠券和收藏已转到本账号。以前的订单和合同由客服代查。不是您要求的，请立即联系客服。`,
      ),
    'money.credential': ({ changed, by }) =>
      titled(`${changed}已更换`, `为保护您的资金，${by} 前不能提现和签合同。不是您本人操作的，请立即联系客服。`),
    'money.coupon': ({ amount, title, by }) => titled(`领到优惠券：${title}`, `可抵 ${amount}，${by} 前有效。`),
  },
  en: {
    'money.recharge': ({ amount, status, why }) =>
      status === 'credited'
        ? titled(`Your ${amount} top-up has arrived`, 'It’s in your available balance.')
        : titled(`Your ${amount} top-up failed`, why && `Reason: ${why}`),
    'money.withdrawal': ({ amount, status, why }) => {
      if (status === 'paid-out')
        return titled(`Your ${amount} withdrawal has been paid out`, 'Look out for it in your bank account.')
      if (status === 'to-pay-out')
        return titled(`Your ${amount} withdrawal was approved`, 'We’ll pay it to your bank card.')
      return titled(
        `Your ${amount} withdrawal failed`,
        joinedInEnglish(why && `Reason: ${why}.`, 'The money is back in your available balance.'),
      )
    },
    'money.invoice': ({ amount, status, why }) => {
      if (status === 'mailed') return titled(`Your invoice for ${amount} has been mailed`, 'Look out for the delivery.')
      if (status === 'completed')
        return titled(`Your invoice for ${amount} has been issued`, 'You can download it now.')
      return titled(
        `Your invoice for ${amount} couldn’t be issued`,
        joinedInEnglish(why && `Reason: ${why}.`, 'You can fix this and request it again.'),
      )
    },
    'money.arrived': ({ amount, status, shop, number }) =>
      titled(
        `${status}: ${amount} received`,
        joinedInEnglish(shop && `${shop} (order ${number}).`, 'It’s in your available balance.'),
      ),
    'money.merged': ({ name, amount }) =>
      titled(
        `The account “${name}” is part of this one now`,
        `Its balance of ${amount}, coins, unused coupons and favourites are in this account. Support looks up its earlier orders and contracts for you. If you didn’t ask for this, contact support at once.`,
      ),
    'money.credential': ({ changed, by }) =>
      titled(
        `Another ${changed} is set`,
        `To protect your money there are no withdrawals and no signing before ${by}. If it was not you, contact support at once.`,
      ),
    'money.coupon': ({ amount, title, by }) =>
      titled(`You’ve got a coupon: ${title}`, `${amount} off, valid until ${by}.`),
  },
}
