import type { ClauseTexts } from './clause-texts.ts'
import { defineMessages } from '../messages.ts'

/** The same agreement as that of 2026-11-23, in the words in which it is spoken of elsewhere, and in plain English. */
export const clauseMessages = defineMessages<ClauseTexts>(
  {
    subject: {
      title: '买什么',
      text: ({ price }) => `您向卖家购买本页所列的店铺，连同它的账号、店铺数据和页面写明的全部资质，价款 ${price}。`,
    },
    'company-shop': {
      title: '企业店怎么转',
      text: ({ capital, share }) =>
        `这是企业店，通过公司股权转让：您取得公司 51% 或以上的股权${capital === null ? '' : `（公司注册资本 ${capital}，您取得的部分不少于 ${share ?? ''}）`}，并变更为法定代表人。`,
    },
    'full-payment': {
      title: '全款付款',
      text: ({ now, price, fee, coupon, own }) =>
        `下单后 24 小时内一次付清 ${now}，其中价款 ${price}、居间服务费 ${fee}。${
          coupon === null
            ? '用优惠券的，抵扣的部分由店渡替您付。'
            : `优惠券抵扣 ${coupon}，由店渡替您付；您自己付 ${own ?? ''}。`
        }逾期没有付款，订单自动取消，不收任何费用。`,
    },
    'deposit-payment': {
      title: '定金和尾款',
      text: ({ deposit, later, balance, fee, coupon, own }) =>
        `下单后 24 小时内付定金 ${deposit}（价款的 20%），逾期没有付，订单自动取消，不收任何费用。付定金后 7 个自然日内付清 ${later}，其中尾款 ${balance}、居间服务费 ${fee}；在这期间记录了看店结果的，看店后 7 个自然日内付清，以较晚的一天为准。${
          coupon === null
            ? '用优惠券的，在付尾款时抵扣，抵扣的部分由店渡替您付。'
            : `付尾款时优惠券抵扣 ${coupon}，由店渡替您付；您自己付 ${own ?? ''}。`
        }逾期没有付清，视为放弃购买，定金 ${deposit} 付给卖家，不退还。`,
    },
    viewing: {
      title: '看店',
      text: () =>
        '付了定金或全款，卖家就把店铺开放给您看，在订单里写明怎样进入、看什么。您看过以后，在付款和签署的期限内记录一次结果：与描述相符，或者不符。不符的，说明理由，由店渡核实：属实的，您付的钱全部退还；不属实的，订单继续，付款和签署的期限从核实之时重新计算。',
    },
    'service-fee': {
      title: '居间服务费',
      text: ({ fee }) =>
        `店渡收取价款的 10% 作为居间服务费，共 ${fee}，由您支付。交易没有完成的，不论是哪一方的原因，已付的服务费都退还给您。`,
    },
    escrow: {
      title: '资金托管',
      text: () =>
        '您付的钱由店渡托管。您确认交接无误后，价款付给卖家。交接满 72 小时后，您还没有确认、也没有退款申请在审核的，店渡核实交接已经完成后，可以视为您已确认，把价款付给卖家。除此之外，没有您的确认，卖家拿不到价款。',
    },
    signing: {
      title: '签合同',
      text: ({ damages }) =>
        `付了定金或全款就可以签合同，买卖双方谁先签都可以。卖家签署后，您在 3 天内签署；付定金的，付尾款的最后一天以前签都不算晚；付全款的，看店后 3 天内签都不算晚。逾期没有签，视为放弃购买：违约金 ${damages} 付给卖家，其余退还给您。`,
    },
    'hand-over': {
      title: '交接',
      text: () =>
        '款项付清、双方都签好合同后，卖家在 7 个自然日内把店铺交接给您。逾期没有交接，由店渡核实处理：您付的钱全部退还，或者再给卖家 7 个自然日。',
    },
    mismatch: {
      title: '和描述不符怎么办',
      text: () =>
        '交接后 72 小时内，如果店铺和页面描述不符，您可以申请退款，由店渡核实处理：属实的，您付的钱全部退还；不属实的，交接继续，72 小时不重新计算。超过 72 小时不能再报告不符。',
    },
    'buyer-gives-up': {
      title: '您中途不买了',
      text: ({ damages, damagesShare }) =>
        `店铺与描述相符而您不买了，要付给卖家违约金 ${damages}（价款的 ${damagesShare}），从您付的钱里扣，其余退还给您；这笔订单用的优惠券不退。`,
    },
    'seller-fails': {
      title: '卖家违约',
      text: ({ damages }) =>
        `卖家违约，您付的钱全部退还，优惠券也退还。卖家另外承担违约金 ${damages}，从卖家以后的货款里扣下来付给您。`,
    },
  },
  {
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
)
