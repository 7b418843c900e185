import type { ClauseTexts } from './clause-texts.ts'
import type { Messages } from '../messages.ts'

/**
 * The purchase agreement as it was first written. Orders are carried out by it, and so no sentence of it changes any
 * more.
 */
export const firstClauseMessages: Messages<ClauseTexts> = {
  'zh-CN': {
    subject: {
      title: '买什么',
      text: ({ price }) => `您向卖家购买本页所列的店铺，连同它的账号、店铺数据和页面写明的全部资质，价款 ${price}。`,
    },
    'company-shop': {
      title: '企业店怎么转',
      text: () => '这是企业店，通过公司股权转让：您取得公司 51% 或以上的股权，并变更为法定代表人。',
    },
    'full-payment': {
      title: '全款付款',
      text: ({ now, price, fee }) => `下单后 24 小时内一次付清 ${now}，其中价款 ${price}、居间服务费 ${fee}。`,
    },
    'deposit-payment': {
      title: '定金和尾款',
      text: ({ deposit, later, balance, fee }) =>
        `下单后 24 小时内付定金 ${deposit}（价款的 20%）。付定金后 7 个自然日内看店、签约并付清 ${later}，其中尾款 ${balance}、居间服务费 ${fee}。`,
    },
    'service-fee': {
      title: '居间服务费',
      text: ({ fee }) =>
        `店渡收取价款的 10% 作为居间服务费，共 ${fee}，由您支付。交易没有成、款项全部退还时，这笔费用一并退还。`,
    },
    escrow: {
      title: '资金托管',
      text: () => '您付的钱由店渡托管。在您确认交接无误之前，卖家拿不到这笔钱。',
    },
    signing: {
      title: '签合同',
      text: () => '卖家签署合同后，您在 3 天内签署。',
    },
    'hand-over': {
      title: '交接',
      text: () => '合同签好后，卖家在 7 个自然日内把店铺交接给您。',
    },
    mismatch: {
      title: '和描述不符怎么办',
      text: () => '交接后 72 小时内，如果店铺和页面描述不符，您可以申请退款，由店渡核实处理。',
    },
    'buyer-gives-up': {
      title: '您中途不买了',
      text: ({ damages }) => `店铺与描述相符而您不买了，要付给卖家违约金 ${damages}，其余退还给您。`,
    },
    'seller-fails': {
      title: '卖家不卖了',
      text: ({ damages }) => `卖家违约，您付的全部款项退还，卖家另外承担违约金 ${damages}。`,
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
      text: () =>
        'This shop is sold with its company: you receive 51% or more of the equity and become its legal representative.',
    },
    'full-payment': {
      title: 'Paying in full',
      text: ({ now, price, fee }) =>
        `You pay ${now} within 24 hours of ordering: the price of ${price} and the service fee of ${fee}.`,
    },
    'deposit-payment': {
      title: 'Deposit and balance',
      text: ({ deposit, later, balance, fee }) =>
        `You pay a deposit of ${deposit} (20% of the price) within 24 hours of ordering. Within 7 natural days you view the shop, sign, and pay ${later}: the balance of ${balance} and the service fee of ${fee}.`,
    },
    'service-fee': {
      title: 'Service fee',
      text: ({ fee }) =>
        `Diandu charges 10% of the price, ${fee}, which you pay. It comes back whenever everything you paid is refunded.`,
    },
    escrow: {
      title: 'Money held',
      text: () => 'Diandu holds what you pay. The seller cannot have it before you confirm the hand-over.',
    },
    signing: { title: 'Signing', text: () => 'Once the seller has signed the contract, you sign within 3 days.' },
    'hand-over': {
      title: 'Hand-over',
      text: () => 'With the contract signed, the seller hands the shop over within 7 natural days.',
    },
    mismatch: {
      title: 'If it is not as described',
      text: () =>
        'Within 72 hours of the hand-over you can ask for a refund where the shop differs from its page; Diandu looks into it.',
    },
    'buyer-gives-up': {
      title: 'If you give up',
      text: ({ damages }) =>
        `If the shop is as described and you give up, the seller receives ${damages} as damages and the rest comes back to you.`,
    },
    'seller-fails': {
      title: 'If the seller fails',
      text: ({ damages }) =>
        `If the seller fails, everything you paid comes back and the seller owes damages of ${damages}.`,
    },
  },
}
