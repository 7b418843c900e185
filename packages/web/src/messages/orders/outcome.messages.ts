import { defineMessages } from '../messages.ts'

/** Where the money of an order went that has ended, in plain words, to each of the two. */
export const outcomeMessages = defineMessages({
  title: { zh: '款项去向', en: 'Where the money went' },
  /** The reason of the end, for the buyer and for the seller. */
  endings: {
    buyer: {
      'bill.confirmed': { zh: '您确认了交接，交易完成。', en: 'You confirmed receipt and the deal is complete.' },
      'buyer.silent': {
        zh: '72 小时核对期过后，店渡核实交接并完成了交易。',
        en: 'After the 72 hours to check, Diandu verified the handover and completed the deal.',
      },
      'balance.late': {
        zh: '尾款没有在期限内付清，视为您放弃购买。',
        en: 'The balance due wasn’t paid in time, so the purchase is treated as cancelled by you.',
      },
      'signature.late': {
        zh: '合同没有在期限内签署，视为您放弃购买。',
        en: 'The contract wasn’t signed in time, so the purchase is treated as cancelled by you.',
      },
      'buyer.gave-up': { zh: '您放弃了购买。', en: 'You cancelled the purchase.' },
      'seller.failed': {
        zh: '卖家违约，没有继续交易。您付的钱已全部退回。',
        en: 'The seller was in breach and didn’t complete the deal. Everything you paid has been refunded.',
      },
      'refund.agreed': {
        zh: '店渡同意了退款，您付的钱已全部退回，您不用付违约金。',
        en: 'Diandu approved the refund. Everything you paid has been refunded, and you owe no damages.',
      },
    },
    seller: {
      'bill.confirmed': {
        zh: '买家确认了交接，交易完成。',
        en: 'The buyer confirmed receipt and the deal is complete.',
      },
      'buyer.silent': {
        zh: '72 小时核对期过后，店渡核实交接并完成了交易。',
        en: 'After the 72 hours to check, Diandu verified the handover and completed the deal.',
      },
      'balance.late': {
        zh: '买家没有在期限内付清尾款，视为放弃购买。',
        en: 'The buyer didn’t pay the balance due in time, so the purchase is treated as cancelled by them.',
      },
      'signature.late': {
        zh: '买家没有在期限内签署合同，视为放弃购买。',
        en: 'The buyer didn’t sign the contract in time, so the purchase is treated as cancelled by them.',
      },
      'buyer.gave-up': { zh: '买家放弃了购买。', en: 'The buyer cancelled the purchase.' },
      'seller.failed': {
        zh: '您没能继续交易，是您违约。买家付的钱已全部退回。',
        en: 'You couldn’t complete the deal and were in breach. Everything the buyer paid has been refunded.',
      },
      'refund.agreed': {
        zh: '店渡同意了退款，买家付的钱已全部退回，您不用付违约金。',
        en: 'Diandu approved the refund. Everything the buyer paid has been refunded, and you owe no damages.',
      },
    },
  },
  rows: {
    buyer: {
      paid: { zh: '您付过的钱', en: 'What you paid' },
      back: { zh: '退回您的可用余额', en: 'Refunded to your balance' },
      price: { zh: '付给卖家的货款', en: 'Price paid to the seller' },
      damages: { zh: '您的违约金，付给卖家', en: 'Your damages, paid to the seller' },
      fee: { zh: '居间服务费，付给店渡', en: 'Service fee, paid to Diandu' },
      owed: { zh: '卖家应付您的违约金', en: 'Damages the seller owes you' },
      part: { zh: '其中已付给您', en: 'Paid to you so far' },
      left: { zh: '卖家还欠您', en: 'The seller still owes you' },
    },
    seller: {
      paid: { zh: '买家付过的钱', en: 'What the buyer paid' },
      back: { zh: '退回买家', en: 'Refunded to the buyer' },
      price: { zh: '付给您的货款', en: 'Price paid to you' },
      damages: { zh: '买家的违约金，付给您', en: 'The buyer’s damages, paid to you' },
      fee: { zh: '居间服务费，付给店渡', en: 'Service fee, paid to Diandu' },
      owed: { zh: '您应付买家的违约金', en: 'Damages you owe the buyer' },
      part: { zh: '其中已从您的货款里扣', en: 'Taken from your proceeds so far' },
      left: { zh: '您还欠买家', en: 'You still owe the buyer' },
    },
  },
  stored: { zh: '其中抵了您以前欠的违约金', en: 'Used to pay damages you already owed' },
  net: { zh: '实际进您的可用余额', en: 'Added to your available balance' },
  leftNote: {
    buyer: {
      zh: '卖家以后卖店，货款先付您这笔钱，到账就进您的可用余额。着急可以找客服。',
      en: 'When the seller next sells a shop, the proceeds go to you first, straight into your available balance. If it’s urgent, contact customer support.',
    },
    seller: {
      zh: '从您以后卖店的货款里先扣，扣完为止。欠着的数额要留在钱包里不能提现，也不能注销账号。',
      en: 'We’ll take this first from your future sale proceeds until it’s paid in full. Until then you can’t withdraw this amount or close your account.',
    },
  },
  couponBack: {
    zh: '这笔订单用的优惠券已退回，没过期就能再用。',
    en: 'The coupon used on this order has been returned. You can use it again until it expires.',
  },
  failed: { zh: '款项去向没有加载出来', en: 'Couldn’t load where the money went' },
  retry: { zh: '再试一次', en: 'Try again' },
})
