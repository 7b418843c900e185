import { defineMessages } from '../messages.ts'

/** Where the money of an order went that has ended, in plain words, to each of the two. */
export const outcomeMessages = defineMessages(
  {
    title: '款项去向',
    /** What ended it, told to the buyer and to the seller. */
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
      seller: '从您以后卖店的货款里先扣，扣完为止。欠着不影响提现，但不能注销账号。',
    },
    couponBack: '这笔订单用的优惠券已退回，没过期就能再用。',
    failed: '款项去向没有加载出来',
    retry: '再试一次',
  },
  {
    title: 'Where the money went',
    endings: {
      buyer: {
        'bill.confirmed': 'You confirmed the hand-over, and the deal is completed.',
        'buyer.silent': 'The 72 hours to check were over; Diandu looked at the hand-over and completed the deal.',
        'balance.late': 'The balance was not paid in time, so you have given up the purchase.',
        'signature.late': 'The contract was not signed in time, so you have given up the purchase.',
        'buyer.gave-up': 'You gave up the purchase.',
        'seller.failed': 'The seller could not go on and broke the agreement. Everything you paid is back.',
        'refund.agreed': 'Diandu agreed to the refund. Everything you paid is back, and you owe no damages.',
      },
      seller: {
        'bill.confirmed': 'The buyer confirmed the hand-over, and the deal is completed.',
        'buyer.silent': 'The 72 hours to check were over; Diandu looked at the hand-over and completed the deal.',
        'balance.late': 'The buyer did not pay the balance in time and has given up the purchase.',
        'signature.late': 'The buyer did not sign the contract in time and has given up the purchase.',
        'buyer.gave-up': 'The buyer gave up the purchase.',
        'seller.failed': 'You could not go on and broke the agreement. Everything the buyer paid is back with them.',
        'refund.agreed': 'Diandu agreed to the refund. Everything the buyer paid is back, and you owe no damages.',
      },
    },
    rows: {
      buyer: {
        paid: 'What you had paid',
        back: 'Back to your balance',
        price: 'Price, to the seller',
        damages: 'Your damages, to the seller',
        fee: 'Service fee, to Diandu',
        owed: 'Damages the seller owes you',
        part: 'Of it paid to you',
        left: 'The seller still owes you',
      },
      seller: {
        paid: 'What the buyer had paid',
        back: 'Back to the buyer',
        price: 'Price, to you',
        damages: 'The buyer’s damages, to you',
        fee: 'Service fee, to Diandu',
        owed: 'Damages you owe the buyer',
        part: 'Of it taken from your payouts',
        left: 'You still owe the buyer',
      },
    },
    stored: 'Of it kept for damages you owed before',
    net: 'Into your balance',
    leftNote: {
      buyer:
        'Whatever the seller earns next goes to you first, straight into your balance. Support can help if it is urgent.',
      seller:
        'It is taken first from whatever you sell next, until it is paid. You can still withdraw, but not close the account.',
    },
    couponBack: 'The coupon of this order is yours again, until it expires.',
    failed: 'Where the money went did not load',
    retry: 'Try again',
  },
)
