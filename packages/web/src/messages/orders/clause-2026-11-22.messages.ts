import type { ClauseTexts } from './clause-texts.ts'
import type { Messages } from '../messages.ts'

/** The purchase agreement with whatever its deadlines, a silence and a coupon do to the money. */
export const clauseMessages: Messages<ClauseTexts> = {
  'zh-CN': {
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
        `下单后 24 小时内付定金 ${deposit}（价款的 20%），逾期没有付，订单自动取消，不收任何费用。付定金后 7 个自然日内看店、签约并付清 ${later}，其中尾款 ${balance}、居间服务费 ${fee}。${
          coupon === null
            ? '用优惠券的，在付尾款时抵扣，抵扣的部分由店渡替您付。'
            : `付尾款时优惠券抵扣 ${coupon}，由店渡替您付；您自己付 ${own ?? ''}。`
        }逾期没有付清，视为您不买了，定金 ${deposit} 付给卖家，不退还。`,
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
        `卖家签署合同后，您在 3 天内签署。逾期没有签，视为您不买了：违约金 ${damages} 付给卖家，其余退还给您。`,
    },
    'hand-over': {
      title: '交接',
      text: () =>
        '合同签好后，卖家在 7 个自然日内把店铺交接给您。逾期没有交接，由店渡核实处理：您付的钱全部退还，或者再给卖家 7 个自然日。',
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
      title: '卖家不卖了',
      text: ({ damages }) =>
        `卖家违约，您付的钱全部退还，优惠券也退还。卖家另外承担违约金 ${damages}，从卖家以后的货款里扣下来付给您。`,
    },
  },
  en: {
    subject: {
      title: 'What you buy',
      text: ({ price }) =>
        `You buy the shop shown on its page, with its account, its data and every right named there, for ${price}.`,
    },
    'company-shop': {
      title: 'A company shop',
      text: ({ capital, share }) =>
        `This shop is sold with its company: you receive 51% or more of the equity${capital === null ? '' : `, at least ${share ?? ''} of the registered capital of ${capital}`}, and become its legal representative.`,
    },
    'full-payment': {
      title: 'Paying in full',
      text: ({ now, price, fee, coupon, own }) =>
        `You pay ${now} within 24 hours of ordering: the price of ${price} and the service fee of ${fee}. ${
          coupon === null
            ? 'What a coupon takes off, Diandu pays for you.'
            : `A coupon takes off ${coupon}, which Diandu pays for you; you pay ${own ?? ''} yourself.`
        } If you do not pay in time, the order is cancelled, free of charge.`,
    },
    'deposit-payment': {
      title: 'Deposit and balance',
      text: ({ deposit, later, balance, fee, coupon, own }) =>
        `You pay a deposit of ${deposit} (20% of the price) within 24 hours of ordering; otherwise the order is cancelled, free of charge. Within 7 natural days of the deposit you view the shop, sign, and pay ${later}: the balance of ${balance} and the service fee of ${fee}. ${
          coupon === null
            ? 'What a coupon takes off the balance, Diandu pays for you.'
            : `A coupon takes ${coupon} off the balance, which Diandu pays for you; you pay ${own ?? ''} yourself.`
        } If you do not pay in time, you count as giving up: the deposit of ${deposit} goes to the seller and does not come back.`,
    },
    'service-fee': {
      title: 'Service fee',
      text: ({ fee }) =>
        `Diandu charges 10% of the price, ${fee}, which you pay. Where the deal is not completed, whoever is the reason, the fee that you paid comes back to you.`,
    },
    escrow: {
      title: 'Money held',
      text: () =>
        'Diandu holds what you pay. Once you confirm the hand-over, the price goes to the seller. If 72 hours after the hand-over you have not confirmed it and no refund of yours is under review, Diandu may, after checking that the hand-over was made, treat it as confirmed and pay the price to the seller. In no other case does the seller have the price without your confirmation.',
    },
    signing: {
      title: 'Signing',
      text: ({ damages }) =>
        `Once the seller has signed the contract, you sign within 3 days. If you do not, you count as giving up: ${damages} goes to the seller as damages, and the rest comes back to you.`,
    },
    'hand-over': {
      title: 'Hand-over',
      text: () =>
        'With the contract signed, the seller hands the shop over within 7 natural days. If they do not, Diandu looks into it: everything you paid comes back, or the seller has another 7 natural days.',
    },
    mismatch: {
      title: 'If it is not as described',
      text: () =>
        'Within 72 hours of the hand-over you can ask for a refund where the shop differs from its page. Diandu looks into it: if it is so, everything you paid comes back; if not, the hand-over goes on, and the 72 hours do not begin anew. After 72 hours a mismatch can no longer be reported.',
    },
    'buyer-gives-up': {
      title: 'If you give up',
      text: ({ damages, damagesShare }) =>
        `If the shop is as described and you give up, the seller receives ${damages} as damages (${damagesShare} of the price) out of what you paid, and the rest comes back to you; a coupon used for the order does not.`,
    },
    'seller-fails': {
      title: 'If the seller fails',
      text: ({ damages }) =>
        `If the seller fails, everything you paid comes back, and so does your coupon. The seller owes damages of ${damages}, which are kept from their later payouts and paid to you.`,
    },
  },
}
