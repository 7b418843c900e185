import { defineMessages } from '../messages.ts'

/** Which coupon an order is placed with. */
export const couponChoiceMessages = defineMessages(
  {
    legend: '用哪张优惠券',
    noneChosen: '不使用优惠券',
    claimable: '这一单还能领的券',
    best: '最优惠',
    chosenForYou: '已为您选好最优惠的一张，可以改。',
    unknown: {
      title: '没能查到您的优惠券',
      line: '可以再查一次；也可以直接提交，这笔订单就不用优惠券。',
      again: '再查一次',
    },
    saves: (yuan: string) => `可减 ${yuan}`,
    offBalance: '付尾款时减，定金不变',
    feeOnly: (yuan: string) => `面值 ${yuan}，最多减去本单的服务费`,
    ownPart: (yuan: string) => `优惠券抵扣 ${yuan}`,
  },
  {
    legend: 'Choose a coupon',
    noneChosen: 'No coupon',
    claimable: 'Coupons you can claim for this order',
    best: 'Best value',
    chosenForYou: 'We’ve picked your best coupon. You can change it.',
    unknown: {
      title: 'Couldn’t load your coupons',
      line: 'Try again, or submit the order without a coupon.',
      again: 'Try again',
    },
    saves: (yuan: string) => `${yuan} off`,
    offBalance: 'off the balance due; the deposit stays the same',
    feeOnly: (yuan: string) => `worth ${yuan}, capped at the service fee of this order`,
    ownPart: (yuan: string) => `Coupon covers ${yuan}`,
  },
)
