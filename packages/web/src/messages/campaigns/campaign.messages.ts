import { defineMessages } from '../messages.ts'

export const campaignMessages = defineMessages({
  title: { zh: '活动', en: 'Campaign' },
  open: (until: string) => ({ zh: `进行中，到 ${until} 24 点结束`, en: `Open until the end of ${until}` }),
  over: (from: string, until: string) => ({ zh: `已结束（${from} 至 ${until}）`, en: `Ended (${from} to ${until})` }),
  opens: (day: string) => ({ zh: `${day} 0 点开始`, en: `Starts at 00:00 on ${day}` }),
  instead: {
    current: (name: string) => ({ zh: `正在进行：${name}`, en: `On now: ${name}` }),
    next: (name: string) => ({ zh: `下一场：${name}`, en: `Coming next: ${name}` }),
  },
  /** Days, hours, minutes, seconds. */
  units: { zh: ['天', '时', '分', '秒'], en: ['d', 'h', 'm', 's'] },
  remind: { zh: '开始时提醒我', en: 'Remind me' },
  willRemind: { zh: '已记下，开始时在消息里提醒您', en: 'Reminder set. We’ll message you when it starts' },
  hasOpened: { zh: '活动开始了', en: 'The campaign has started' },
  missed: { zh: '活动已经结束', en: 'The campaign has ended' },
  all: { zh: '全部', en: 'All' },
  noShops: { zh: '现在没有符合的店铺，换个条件看看', en: 'No shops match right now. Try a different filter' },
  rankingRule: {
    zh: '按收藏人数排序；人数相同，先上架的在前。每次打开都重新计算。',
    en: 'Ranked by number of saves. Ties go to the earlier listing. Recalculated on every visit.',
  },
  ranked: (favouriteCount: string, price: string) => ({
    zh: `${favouriteCount} 人收藏 · ${price}`,
    en: `Saved by ${favouriteCount} · ${price}`,
  }),
  noNeeds: { zh: '现在没有求购', en: 'No buyer requests right now' },
  untilDay: (day: string) => ({ zh: `${day} 前有效`, en: `Valid until ${day}` }),
  noCoupons: {
    zh: '现在没有可以领的券，活动开始后在这里领。',
    en: 'No coupons yet. Come back and claim them here once the campaign starts.',
  },
  oneForAnOrder: { zh: '一笔订单用一张券，不能叠加。', en: 'One coupon per order. Coupons can’t be combined.' },
  claimAll: { zh: '一键领取', en: 'Claim all' },
  claimed: (count: string) => ({
    zh: `领到 ${count} 张，在“我的—优惠券”里`,
    en: `Claimed: ${count}. Find them in Account → Coupons`,
  }),
  logInToClaim: { zh: '登录后领取', en: 'Log in to claim' },
  myCoupons: { zh: '看我的优惠券', en: 'My coupons' },
  logIn: { zh: '登录', en: 'Log in' },
  loggedInAs: (name: string) => ({ zh: `已登录：${name}`, en: `Logged in as ${name}` }),
  goOn: { zh: '进入会场', en: 'Enter' },
  choosePlatform: { zh: '选择平台', en: 'Choose a platform' },
  close: { zh: '关闭', en: 'Close' },
  codeOf: (name: string) => ({ zh: `${name}的二维码`, en: `QR code: ${name}` }),
  saveCode: { zh: '保存二维码图片', en: 'Save the QR code' },
  holdCode: { zh: '长按二维码，识别或保存下来', en: 'Press and hold the QR code to scan it or save it' },
  share: { zh: '分享', en: 'Share' },
  shareFailed: { zh: '没有打开分享，请检查网络再试', en: 'Couldn’t open sharing. Check your connection and try again' },
  tabs: { zh: '会场页面', en: 'Campaign pages' },
  load: {
    loading: { zh: '正在加载', en: 'Loading' },
    failed: { zh: '没有加载出来', en: 'Couldn’t load' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
})
