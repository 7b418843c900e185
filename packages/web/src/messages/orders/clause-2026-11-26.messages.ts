import { clauseMessages as earlier } from './clause-2026-11-23.messages.ts'
import type { ClauseTexts } from './clause-texts.ts'
import type { Messages } from '../messages.ts'

/** The same agreement as that of 2026-11-23, in the words in which it is spoken of elsewhere, and in plain English. */
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
        }逾期没有付清，视为放弃购买，定金 ${deposit} 付给卖家，不退还。`,
    },
    signing: {
      title: '签合同',
      text: ({ damages }) =>
        `付了定金或全款就可以签合同，买卖双方谁先签都可以。卖家签署后，您在 3 天内签署；付定金的，付尾款的最后一天以前签都不算晚；付全款的，看店后 3 天内签都不算晚。逾期没有签，视为放弃购买：违约金 ${damages} 付给卖家，其余退还给您。`,
    },
    'seller-fails': {
      title: '卖家违约',
      text: ({ damages }) =>
        `卖家违约，您付的钱全部退还，优惠券也退还。卖家另外承担违约金 ${damages}，从卖家以后的货款里扣下来付给您。`,
    },
  },
  en: {
    subject: {
      title: 'What you’re buying',
      text: ({ price }) =>
        `You’re buying the shop shown on its page, with its account, its data and every right listed there, for ${price}.`,
    },
    'company-shop': {
      title: 'Company shops',
      text: ({ capital, share }) =>
        `This shop is transferred with its company: you receive at least 51% of the equity${capital === null ? '' : ` (at least ${share ?? ''} of the registered capital of ${capital})`} and become its legal representative.`,
    },
    'full-payment': {
      title: 'Paying in full',
      text: ({ now, price, fee, coupon, own }) =>
        `You pay ${now} within 24 hours of placing the order: the price of ${price} plus the service fee of ${fee}. ${
          coupon === null
            ? 'If you use a coupon, Diandu pays that part for you.'
            : `Your coupon takes off ${coupon}, which Diandu pays for you. You pay ${own ?? ''} yourself.`
        } If you don’t pay in time, the order is cancelled at no cost.`,
    },
    'deposit-payment': {
      title: 'Deposit and balance',
      text: ({ deposit, later, balance, fee, coupon, own }) =>
        `You pay a deposit of ${deposit} (20% of the price) within 24 hours of placing the order. Otherwise, the order is cancelled at no cost. Within 7 calendar days of paying the deposit, you pay ${later}: the balance of ${balance} plus the service fee of ${fee}. If you record a viewing during that time, you have 7 calendar days from the viewing, if that is later. ${
          coupon === null
            ? 'If you use a coupon, it comes off the balance, and Diandu pays that part for you.'
            : `Your coupon takes ${coupon} off the balance, which Diandu pays for you. You pay ${own ?? ''} yourself.`
        } If you don’t pay in time, the purchase is treated as cancelled by you: the deposit of ${deposit} goes to the seller and isn’t refunded.`,
    },
    viewing: {
      title: 'Viewing',
      text: () =>
        'Once you’ve paid the deposit or the full price, the seller opens the shop to you and explains in the order how to get in and what to look at. Before your deadlines to pay and to sign, you record once what you found: as described, or not. If not, you say why, and Diandu checks. If you’re right, everything you paid is refunded. If not, the order continues, and the deadlines to pay and to sign start again from then.',
    },
    'service-fee': {
      title: 'Service fee',
      text: ({ fee }) =>
        `Diandu charges 10% of the price, ${fee}, which you pay. If the deal isn’t completed, whichever side is responsible, the fee you paid is refunded.`,
    },
    escrow: {
      title: 'Escrow',
      text: () =>
        'Diandu holds your payment in escrow. Once you confirm the handover, the price goes to the seller. If, 72 hours after the handover, you haven’t confirmed it and no refund request of yours is under review, Diandu may treat it as confirmed, after checking that the handover took place, and pay the price to the seller. In no other case does the seller receive the price without your confirmation.',
    },
    signing: {
      title: 'Signing',
      text: ({ damages }) =>
        `Once the deposit or the full price is paid, either side can sign the contract first. After the seller signs, you have 3 days to sign. If you paid a deposit, you’re in time until the last day for the balance; if you paid in full, until 3 days after a viewing. If you don’t sign in time, the purchase is treated as cancelled by you: ${damages} goes to the seller as damages, and the rest is refunded.`,
    },
    'hand-over': {
      title: 'Handover',
      text: () =>
        'Once everything is paid and both sides have signed, the seller hands over the shop within 7 calendar days. If they don’t, Diandu looks into it: either everything you paid is refunded, or the seller gets another 7 calendar days.',
    },
    mismatch: {
      title: 'If it isn’t as described',
      text: () =>
        'Within 72 hours of the handover, you can request a refund if the shop differs from its page. Diandu checks. If you’re right, everything you paid is refunded. If not, the handover continues, and the 72 hours don’t start again. After 72 hours, a mismatch can no longer be reported.',
    },
    'buyer-gives-up': {
      title: 'If you change your mind',
      text: ({ damages, damagesShare }) =>
        `If the shop is as described and you cancel the purchase, the seller receives ${damages} in damages (${damagesShare} of the price) from what you paid, and the rest is refunded. A coupon used for this order isn’t returned.`,
    },
    'seller-fails': {
      title: 'If the seller defaults',
      text: ({ damages }) =>
        `If the seller defaults, everything you paid is refunded and your coupon is returned. The seller also owes ${damages} in damages, which are withheld from their later payouts and paid to you.`,
    },
  },
}
