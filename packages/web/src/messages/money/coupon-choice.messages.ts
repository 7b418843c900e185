import { defineMessages } from '../messages.ts'

/** Which coupon an order is placed with. */
export const couponChoiceMessages = defineMessages({
  legend: { zh: '用哪张优惠券', en: 'Choose a coupon' },
  noneChosen: { zh: '不使用优惠券', en: 'No coupon' },
  claimable: { zh: '这一单还能领的券', en: 'Coupons you can claim for this order' },
  best: { zh: '最优惠', en: 'Best value' },
  chosenForYou: { zh: '已为您选好最优惠的一张，可以改。', en: 'We’ve picked your best coupon. You can change it.' },
  unknown: {
    title: { zh: '没能查到您的优惠券', en: 'Couldn’t load your coupons' },
    line: {
      zh: '可以再查一次；也可以直接提交，这笔订单就不用优惠券。',
      en: 'Try again, or submit the order without a coupon.',
    },
    again: { zh: '再查一次', en: 'Try again' },
  },
  saves: (yuan: string) => ({ zh: `可减 ${yuan}`, en: `${yuan} off` }),
  offBalance: { zh: '付尾款时减，定金不变', en: 'off the balance due; the deposit stays the same' },
  feeOnly: (yuan: string) => ({
    zh: `面值 ${yuan}，最多减去本单的服务费`,
    en: `worth ${yuan}, capped at the service fee of this order`,
  }),
  ownPart: (yuan: string) => ({ zh: `优惠券抵扣 ${yuan}`, en: `Coupon covers ${yuan}` }),
})
