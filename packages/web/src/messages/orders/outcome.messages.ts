import { defineMessages } from '../messages.ts'

/** Where the money of an order went that has ended, in plain words, to each of the two. */
export const outcomeMessages = defineMessages(
  {
    title: '款项去向',
    /** The reason of the end, for the buyer and for the seller. */
    endings: {
      buyer: {
        'bill.confirmed': '您确认了交接，交易完成。',
        'buyer.silent': '72 小时核对期过后，店渡核实交接并完成了交易。',
        'balance.late': '尾款没有在期限内付清，视为您放弃购买。',
        'signature.late': '合同没有在期限内签署，视为您放弃购买。',
        'buyer.gave-up': '您放弃了购买。',
        'seller.failed': '卖家违约，没有继续交易。您付的钱已全部退回。',
        'refund.agreed': '店渡同意了退款，您付的钱已全部退回，您不用付违约金。',
      },
      seller: {
        'bill.confirmed': '买家确认了交接，交易完成。',
        'buyer.silent': '72 小时核对期过后，店渡核实交接并完成了交易。',
        'balance.late': '买家没有在期限内付清尾款，视为放弃购买。',
        'signature.late': '买家没有在期限内签署合同，视为放弃购买。',
        'buyer.gave-up': '买家放弃了购买。',
        'seller.failed': '您没能继续交易，是您违约。买家付的钱已全部退回。',
        'refund.agreed': '店渡同意了退款，买家付的钱已全部退回，您不用付违约金。',
      },
    },
    rows: {
      buyer: {
        paid: '您付过的钱',
        back: '退回您的可用余额',
        price: '付给卖家的货款',
        damages: '您的违约金，付给卖家',
        fee: '居间服务费，付给店渡',
        owed: '卖家应付您的违约金',
        part: '其中已付给您',
        left: '卖家还欠您',
      },
      seller: {
        paid: '买家付过的钱',
        back: '退回买家',
        price: '付给您的货款',
        damages: '买家的违约金，付给您',
        fee: '居间服务费，付给店渡',
        owed: '您应付买家的违约金',
        part: '其中已从您的货款里扣',
        left: '您还欠买家',
      },
    },
    stored: '其中抵了您以前欠的违约金',
    net: '实际进您的可用余额',
    leftNote: {
      buyer: '卖家以后卖店，货款先付您这笔钱，到账就进您的可用余额。着急可以找客服。',
      seller: '从您以后卖店的货款里先扣，扣完为止。欠着的数额要留在钱包里不能提现，也不能注销账号。',
    },
    couponBack: '这笔订单用的优惠券已退回，没过期就能再用。',
    failed: '款项去向没有加载出来',
    retry: '再试一次',
  },
  {
    title: 'Where the money went',
    endings: {
      buyer: {
        'bill.confirmed': 'You confirmed receipt and the deal is complete.',
        'buyer.silent': 'After the 72 hours to check, Diandu verified the handover and completed the deal.',
        'balance.late': 'The balance due wasn’t paid in time, so the purchase is treated as cancelled by you.',
        'signature.late': 'The contract wasn’t signed in time, so the purchase is treated as cancelled by you.',
        'buyer.gave-up': 'You cancelled the purchase.',
        'seller.failed':
          'The seller was in breach and didn’t complete the deal. Everything you paid has been refunded.',
        'refund.agreed': 'Diandu approved the refund. Everything you paid has been refunded, and you owe no damages.',
      },
      seller: {
        'bill.confirmed': 'The buyer confirmed receipt and the deal is complete.',
        'buyer.silent': 'After the 72 hours to check, Diandu verified the handover and completed the deal.',
        'balance.late':
          'The buyer didn’t pay the balance due in time, so the purchase is treated as cancelled by them.',
        'signature.late':
          'The buyer didn’t sign the contract in time, so the purchase is treated as cancelled by them.',
        'buyer.gave-up': 'The buyer cancelled the purchase.',
        'seller.failed':
          'You couldn’t complete the deal and were in breach. Everything the buyer paid has been refunded.',
        'refund.agreed':
          'Diandu approved the refund. Everything the buyer paid has been refunded, and you owe no damages.',
      },
    },
    rows: {
      buyer: {
        paid: 'What you paid',
        back: 'Refunded to your balance',
        price: 'Price paid to the seller',
        damages: 'Your damages, paid to the seller',
        fee: 'Service fee, paid to Diandu',
        owed: 'Damages the seller owes you',
        part: 'Paid to you so far',
        left: 'The seller still owes you',
      },
      seller: {
        paid: 'What the buyer paid',
        back: 'Refunded to the buyer',
        price: 'Price paid to you',
        damages: 'The buyer’s damages, paid to you',
        fee: 'Service fee, paid to Diandu',
        owed: 'Damages you owe the buyer',
        part: 'Taken from your proceeds so far',
        left: 'You still owe the buyer',
      },
    },
    stored: 'Used to pay damages you already owed',
    net: 'Added to your available balance',
    leftNote: {
      buyer:
        'When the seller next sells a shop, the proceeds go to you first, straight into your available balance. If it’s urgent, contact customer support.',
      seller:
        'We’ll take this first from your future sale proceeds until it’s paid in full. Until then you can’t withdraw this amount or close your account.',
    },
    couponBack: 'The coupon used on this order has been returned. You can use it again until it expires.',
    failed: 'Couldn’t load where the money went',
    retry: 'Try again',
  },
)
