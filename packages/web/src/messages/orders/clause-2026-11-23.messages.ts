import { clauseMessages as earlier } from './clause-2026-11-22.messages.ts'
import type { ClauseTexts } from './clause-texts.ts'
import type { Messages } from '../messages.ts'

/** The agreement of 2026-11-22 with a viewing, and with signatures before the balance. */
export const clauseMessages: Messages<ClauseTexts> = {
  'zh-CN': {
    ...earlier['zh-CN'],
    'deposit-payment': {
      title: '定金和尾款',
      text: ({ deposit, later, balance, fee, coupon, own }) =>
        `下单后 24 小时内付定金 ${deposit}（价款的 20%），逾期没有付，订单自动取消，不收任何费用。付定金后 7 个自然日内付清 ${later}，其中尾款 ${balance}、居间服务费 ${fee}；在这期间记录了看店结果的，看店后 7 个自然日内付清，以较晚的一天为准。${
          coupon === null
            ? '用优惠券的，在付尾款时抵扣，抵扣的部分由店渡替您付。'
            : `付尾款时优惠券抵扣 ${coupon}，由店渡替您付；您自己付 ${own ?? ''}。`
        }逾期没有付清，视为您不买了，定金 ${deposit} 付给卖家，不退还。`,
    },
    viewing: {
      title: '看店',
      text: () =>
        '付了定金或全款，卖家就把店铺开放给您看，在订单里写明怎样进入、看什么。您看过以后，在付款和签署的期限内记录一次结果：与描述相符，或者不符。不符的，说明理由，由店渡核实：属实的，您付的钱全部退还；不属实的，订单继续，付款和签署的期限从核实之时重新计算。',
    },
    signing: {
      title: '签合同',
      text: ({ damages }) =>
        `付了定金或全款就可以签合同，买卖双方谁先签都可以。卖家签署后，您在 3 天内签署；付定金的，付尾款的最后一天以前签都不算晚；付全款的，看店后 3 天内签都不算晚。逾期没有签，视为您不买了：违约金 ${damages} 付给卖家，其余退还给您。`,
    },
    'hand-over': {
      title: '交接',
      text: () =>
        '款项付清、双方都签好合同后，卖家在 7 个自然日内把店铺交接给您。逾期没有交接，由店渡核实处理：您付的钱全部退还，或者再给卖家 7 个自然日。',
    },
  },
  en: {
    ...earlier.en,
    'deposit-payment': {
      title: 'Deposit and balance',
      text: ({ deposit, later, balance, fee, coupon, own }) =>
        `You pay a deposit of ${deposit} (20% of the price) within 24 hours of ordering; otherwise the order is cancelled, free of charge. Within 7 natural days of the deposit you pay ${later}: the balance of ${balance} and the service fee of ${fee}; where you record a viewing within them, within 7 natural days of the viewing, whichever is later. ${
          coupon === null
            ? 'What a coupon takes off the balance, Diandu pays for you.'
            : `A coupon takes ${coupon} off the balance, which Diandu pays for you; you pay ${own ?? ''} yourself.`
        } If you do not pay in time, you count as giving up: the deposit of ${deposit} goes to the seller and does not come back.`,
    },
    viewing: {
      title: 'Viewing',
      text: () =>
        'With the deposit or the full price paid, the seller opens the shop to you, and says in the order how you get in and what to look at. Within the time to pay and to sign you record once what you saw: as described, or not. If not, you say why, and Diandu looks into it: if it is so, everything you paid comes back; if not, the order goes on, and the time to pay and to sign runs anew from then.',
    },
    signing: {
      title: 'Signing',
      text: ({ damages }) =>
        `With the deposit or the full price paid, the contract can be signed, by either party first. Once the seller has signed, you sign within 3 days; with a deposit you are not late before the last day of the balance, and after a full payment not before 3 days of the viewing. If you do not, you count as giving up: ${damages} goes to the seller as damages, and the rest comes back to you.`,
    },
    'hand-over': {
      title: 'Hand-over',
      text: () =>
        'With everything paid and the contract signed by both, the seller hands the shop over within 7 natural days. If they do not, Diandu looks into it: everything you paid comes back, or the seller has another 7 natural days.',
    },
  },
}
