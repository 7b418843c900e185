import { defineMessages } from '../messages.ts'

export const couponMessages = defineMessages({
  list: {
    label: { zh: '我的优惠券', en: 'My coupons' },
    loading: { zh: '正在取优惠券', en: 'Loading coupons' },
    more: { zh: '加载更多', en: 'Load more' },
    end: { zh: '以上是全部优惠券', en: 'No more coupons' },
    failed: { zh: '优惠券没有加载出来', en: 'Couldn’t load your coupons' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
  none: {
    unused: { zh: '没有可用的优惠券。', en: 'You have no coupons to use.' },
    used: { zh: '还没有用过优惠券。', en: 'You haven’t used a coupon yet.' },
    expired: { zh: '没有过期的优惠券。', en: 'You have no expired coupons.' },
  },
  noneAction: { zh: '去看看店铺', en: 'Browse shops' },
  offers: { zh: '可以领的券', en: 'Coupons to claim' },
  ofCampaign: (name: string) => ({ zh: `${name}服务费券`, en: `${name} coupon` }),
  worth: (sum: string) => ({ zh: `${sum} 优惠券`, en: `${sum} coupon` }),
  off: (yuan: string) => ({ zh: `减 ${yuan}`, en: `${yuan} off` }),
  min: (yuan: string) => ({ zh: `满 ${yuan} 可用`, en: `on ${yuan} or more` }),
  anyAmount: { zh: '无门槛', en: 'no minimum' },
  maxFee: (percent: number) => ({
    zh: `最多减去本单的服务费（价格的 ${percent}%）`,
    en: `capped at the order’s service fee (${percent}% of the price)`,
  }),
  until: (day: string) => ({ zh: `有效期至 ${day}`, en: `valid until ${day}` }),
  left: (count: string) => ({ zh: `还剩 ${count} 张`, en: `${count} left` }),
  claim: { zh: '领取', en: 'Claim' },
  claimed: { zh: '已领取', en: 'Claimed' },
  gone: { zh: '已领完', en: 'None left' },
  got: { zh: '领到了，付款时可以用', en: 'Coupon claimed. You can use it when you pay' },
  usedFor: { zh: '查看用它的订单', en: 'View the order it was used on' },
})
