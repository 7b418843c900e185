import { defineMessages } from '../messages.ts'

interface CampaignMessages {
  readonly title: string
  readonly open: (until: string) => string
  readonly over: (from: string, until: string) => string
  readonly opens: (day: string) => string
  readonly instead: { readonly current: (name: string) => string; readonly next: (name: string) => string }
  /** Days, hours, minutes, seconds. */
  readonly units: readonly [string, string, string, string]
  readonly remind: string
  readonly willRemind: string
  readonly hasOpened: string
  readonly missed: string
  readonly all: string
  readonly noShops: string
  readonly rankingRule: string
  readonly ranked: (favouriteCount: string, price: string) => string
  readonly noNeeds: string
  readonly untilDay: (day: string) => string
  readonly noCoupons: string
  readonly oneForAnOrder: string
  readonly claimAll: string
  readonly claimed: (count: string) => string
  readonly logInToClaim: string
  readonly myCoupons: string
  readonly logIn: string
  readonly loggedInAs: (name: string) => string
  readonly goOn: string
  readonly choosePlatform: string
  readonly close: string
  readonly codeOf: (name: string) => string
  readonly saveCode: string
  readonly holdCode: string
  readonly tabs: string
  readonly share: string
  readonly shareFailed: string
  readonly load: { readonly loading: string; readonly failed: string; readonly retry: string }
}

export const campaignMessages = defineMessages<CampaignMessages>(
  {
    title: '活动',
    open: (until) => `进行中，到 ${until} 24 点结束`,
    over: (from, until) => `已结束（${from} 至 ${until}）`,
    opens: (day) => `${day} 0 点开始`,
    instead: { current: (name) => `正在进行：${name}`, next: (name) => `下一场：${name}` },
    units: ['天', '时', '分', '秒'],
    remind: '开始时提醒我',
    willRemind: '已记下，开始时在消息里提醒您',
    hasOpened: '活动开始了',
    missed: '活动已经结束',
    all: '全部',
    noShops: '现在没有符合的店铺，换个条件看看',
    rankingRule: '按收藏人数排序；人数相同，先上架的在前。每次打开都重新计算。',
    ranked: (favouriteCount, price) => `${favouriteCount} 人收藏 · ${price}`,
    noNeeds: '现在没有求购',
    untilDay: (day) => `${day} 前有效`,
    noCoupons: '现在没有可以领的券，活动开始后在这里领。',
    oneForAnOrder: '一笔订单用一张券，不能叠加。',
    claimAll: '一键领取',
    claimed: (count) => `领到 ${count} 张，在“我的—优惠券”里`,
    logInToClaim: '登录后领取',
    myCoupons: '看我的优惠券',
    logIn: '登录',
    loggedInAs: (name) => `已登录：${name}`,
    goOn: '进入会场',
    choosePlatform: '选择平台',
    close: '关闭',
    codeOf: (name) => `${name}的二维码`,
    saveCode: '保存二维码图片',
    holdCode: '长按二维码，识别或保存下来',
    share: '分享',
    shareFailed: '没有打开分享，请检查网络再试',
    tabs: '会场页面',
    load: { loading: '正在加载', failed: '没有加载出来', retry: '再试一次' },
  },
  {
    title: 'Campaign',
    open: (until) => `Open until the end of ${until}`,
    over: (from, until) => `Ended (${from} to ${until})`,
    opens: (day) => `Starts at 00:00 on ${day}`,
    instead: { current: (name) => `On now: ${name}`, next: (name) => `Coming next: ${name}` },
    units: ['d', 'h', 'm', 's'],
    remind: 'Remind me',
    willRemind: 'Reminder set. We’ll message you when it starts',
    hasOpened: 'The campaign has started',
    missed: 'The campaign has ended',
    all: 'All',
    noShops: 'No shops match right now. Try a different filter',
    rankingRule: 'Ranked by number of saves. Ties go to the earlier listing. Recalculated on every visit.',
    ranked: (favouriteCount, price) => `Saved by ${favouriteCount} · ${price}`,
    noNeeds: 'No buyer requests right now',
    untilDay: (day) => `Valid until ${day}`,
    noCoupons: 'No coupons yet. Come back and claim them here once the campaign starts.',
    oneForAnOrder: 'One coupon per order. Coupons can’t be combined.',
    claimAll: 'Claim all',
    claimed: (count) => `Claimed: ${count}. Find them in Account → Coupons`,
    logInToClaim: 'Log in to claim',
    myCoupons: 'My coupons',
    logIn: 'Log in',
    loggedInAs: (name) => `Logged in as ${name}`,
    goOn: 'Enter',
    choosePlatform: 'Choose a platform',
    close: 'Close',
    codeOf: (name) => `QR code: ${name}`,
    saveCode: 'Save the QR code',
    holdCode: 'Press and hold the QR code to scan it or save it',
    share: 'Share',
    shareFailed: 'Couldn’t open sharing. Check your connection and try again',
    tabs: 'Campaign pages',
    load: { loading: 'Loading', failed: 'Couldn’t load', retry: 'Try again' },
  },
)
