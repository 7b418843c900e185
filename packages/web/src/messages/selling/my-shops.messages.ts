import type { Name } from '@diandu/core/kernel'
import type { SaleAct, SaleGroup, SaleStage } from '@diandu/core/selling'
import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

/** A person's shops for sale, and one of them. */
export const myShopsMessages = defineMessages({
  groups: {
    selling: { zh: '在售', en: 'On sale' },
    review: { zh: '审核', en: 'Under review' },
    dealing: { zh: '交易中', en: 'In a deal' },
    ended: { zh: '已结束', en: 'Ended' },
  } satisfies Record<SaleGroup, Name>,
  groupsLabel: { zh: '按状态看', en: 'Filter by status' },
  list: { zh: '我出售的店铺', en: 'My listings' },
  sellOne: { zh: '卖一家店铺', en: 'Sell a shop' },
  empty: {
    selling: {
      zh: '还没有在售的店铺。提交后一般一个工作日内审核完。',
      en: 'You have no shops on sale yet. Reviews usually take 1 business day.',
    },
    review: { zh: '没有等待审核的店铺。', en: 'You have no shops under review.' },
    dealing: {
      zh: '没有正在交易的店铺。有买家付款后会出现在这里。',
      en: 'No deals in progress. Your shop will show up here once a buyer pays.',
    },
    ended: { zh: '没有已售出或已下架的店铺。', en: 'You have no shops that were sold or taken off sale.' },
  } satisfies Record<SaleGroup, Name>,
  next: {
    'under-review': {
      zh: '审核员正在查看，一般一个工作日内有结果。',
      en: 'Under review. This usually takes 1 business day.',
    },
    'more-wanted': { zh: '请补充后重新提交。', en: 'Add what’s missing and submit again.' },
    'on-sale': { zh: '买家现在可以看到并下单。', en: 'Buyers can see and order your shop now.' },
    paused: {
      zh: '买家现在看不到，可随时恢复展示，不用再审核。',
      en: 'Buyers can’t see your shop. You can show it again at any time without another review.',
    },
    'deposit-taken': {
      zh: '买家已付定金。请按订单完成看店与签约。',
      en: 'A buyer has paid the deposit. Go to the order to complete the viewing and sign the contract.',
    },
    'handing-over': {
      zh: '买家已付款。请按订单完成交接。',
      en: 'The buyer has paid. Go to the order to complete the handover.',
    },
    sold: { zh: '已经售出。', en: 'Sold.' },
    withdrawn: {
      zh: '已下架。可以重新提交审核，再次出售。',
      en: 'Taken off sale. You can submit it for review to sell it again.',
    },
    refused: { zh: '可以按原因修改后重新提交。', en: 'Fix the issues and submit again.' },
  } satisfies Record<SaleStage, Name>,
  waitingOrder: {
    zh: '有买家已下单，正在等付款。订单结束前不能修改。',
    en: 'A buyer has ordered this shop and hasn’t paid yet. You can’t make changes until the order ends.',
  },
  toOrders: { zh: '看我卖的订单', en: 'View orders I’m selling' },
  asks: (field: string) => ({ zh: `审核员请补充：${field}`, en: `The reviewer needs: ${field}` }),
  reason: { zh: '原因', en: 'Reason' },
  views: { zh: '浏览', en: 'Views' },
  favourites: { zh: '收藏', en: 'Saves' },
  offers: { zh: '议价', en: 'Offers' },
  orders: { zh: '下单', en: 'Orders' },
  figuresLine: (views: string, favourites: string) => ({
    zh: `${views} 次浏览 · ${favourites} 人收藏`,
    en: `${counted(views, 'view', 'views')} · saved by ${favourites}`,
  }),
  chart: {
    title: { zh: '近 14 天', en: 'Last 14 days' },
    label: (views: string) => ({
      zh: `近 14 天每天的浏览量，共 ${views} 次`,
      en: `Daily views over the last 14 days, ${views} in total`,
    }),
    funnel: { zh: '从浏览到下单', en: 'From view to order' },
    total: { zh: '累计', en: 'Total' },
    metric: { zh: '数据', en: 'Figure' },
    count: { zh: '次数', en: 'Count' },
    none: {
      zh: '近 14 天还没有人浏览。好的照片和完整的数据会让更多人点进来。',
      en: 'No views in the last 14 days. Good photos and complete figures attract more buyers.',
    },
    day: (day: string, views: string, favourites: string, offers: string, orders: string) => ({
      zh: `${day}：浏览 ${views}，收藏 ${favourites}，议价 ${offers}，下单 ${orders}`,
      en: `${day}: ${counted(views, 'view', 'views')}, ${favourites} saved, ${counted(offers, 'offer', 'offers')}, ${counted(orders, 'order', 'orders')}`,
    }),
    legend: {
      views: { zh: '浏览', en: 'Views' },
      marks: { zh: '圆点：当天有收藏、议价或下单', en: 'Dots: a save, offer or order that day' },
    },
    days: { zh: '每天的数字', en: 'Daily figures' },
  },
  change: { zh: '修改资料', en: 'Edit listing' },
  fix: { zh: '补充并重新提交', en: 'Complete and resubmit' },
  price: { zh: '改价', en: 'Change price' },
  priceTitle: { zh: '修改标价', en: 'Change asking price' },
  priceText: {
    zh: '改价会通知收藏了这家店铺的买家；暂停期间改的价，恢复展示时才通知。已经出价的买家仍按各自谈好的价格。',
    en: 'We’ll tell buyers who saved this shop about the new price. If your listing is paused, we’ll tell them when you show it again. Prices you’ve already agreed with a buyer stay the same.',
  },
  priceLabel: { zh: '新的标价（元）', en: 'New asking price (yuan)' },
  priceSend: { zh: '按这个价格出售', en: 'Sell at this price' },
  priceSent: { zh: '标价已修改', en: 'Asking price changed' },
  priceFault: { zh: '请填写 100 元到 1 亿元之间的金额', en: 'Enter an amount from ¥100 to ¥100 million' },
  priceSame: { zh: '与现在的标价一样', en: 'That’s already your asking price' },
  acts: {
    pause: { zh: '暂停展示', en: 'Pause' },
    resume: { zh: '恢复展示', en: 'Show again' },
    withdraw: { zh: '下架', en: 'Take off sale' },
    resubmit: { zh: '再次出售', en: 'Sell again' },
  } satisfies Record<SaleAct, Name>,
  actTitles: {
    pause: { zh: '暂停展示这家店铺？', en: 'Pause this listing?' },
    resume: { zh: '恢复展示？', en: 'Show it again?' },
    withdraw: { zh: '下架这家店铺？', en: 'Take this shop off sale?' },
    resubmit: { zh: '再次出售这家店铺？', en: 'Sell this shop again?' },
  } satisfies Record<SaleAct, Name>,
  actTexts: {
    pause: {
      zh: '买家暂时看不到，收藏的人会看到它暂不展示。可以随时恢复。',
      en: 'Buyers won’t be able to see it for now, and anyone who saved it will see it’s off sale. You can show it again at any time.',
    },
    resume: { zh: '买家马上可以看到并下单。', en: 'Buyers will be able to see and order it right away.' },
    withdraw: {
      zh: '买家不再看到。之后想卖需要重新审核。',
      en: 'Buyers will no longer see it. To sell it later, it’ll need another review.',
    },
    resubmit: {
      zh: '按现在的资料重新提交审核。想先改资料，请用“修改资料”。',
      en: 'We’ll submit it for review as it is. To edit it first, use “Edit listing”.',
    },
  } satisfies Record<SaleAct, Name>,
  actDone: {
    pause: { zh: '已暂停展示', en: 'Listing paused' },
    resume: { zh: '已恢复展示', en: 'Listing shown again' },
    withdraw: { zh: '已下架', en: 'Taken off sale' },
    resubmit: { zh: '已提交审核', en: 'Submitted for review' },
  } satisfies Record<SaleAct, Name>,
  keep: { zh: '再想想', en: 'Not now' },
  close: { zh: '关闭', en: 'Close' },
  changed: {
    zh: '店铺已在别处改过，已显示最新内容',
    en: 'This shop was changed elsewhere. You’re now seeing the latest version',
  },
  history: { zh: '经过', en: 'History' },
  historyStates: {
    done: { zh: '已完成', en: 'Done' },
    now: { zh: '现在', en: 'Now' },
    next: { zh: '接下来', en: 'Next' },
    failed: { zh: '未通过', en: 'Not approved' },
  },
  marked: (fields: string) => ({
    zh: `审核员会查看像联系方式的内容：${fields}`,
    en: `A reviewer will check what look like contact details: ${fields}`,
  }),
  asBuyer: { zh: '看买家看到的页面', en: 'View as a buyer' },
  related: { zh: '同类在售', en: 'Similar shops on sale' },
  relations: {
    'same-seller': { zh: '您的其他店铺', en: 'Your other shops' },
    'same-industry': { zh: '同平台同行业', en: 'Same platform and industry' },
    'same-kind': { zh: '同平台同类型', en: 'Same platform and type' },
  },
  missing: { zh: '没有找到这家店铺，可能不是您的。', en: 'We couldn’t find this shop. It may not be yours.' },
  toList: { zh: '看我出售的店铺', en: 'View my listings' },
  more: { zh: '加载更多', en: 'Load more' },
  loading: { zh: '正在加载', en: 'Loading' },
  end: { zh: '以上是全部', en: 'No more shops' },
  failed: { zh: '没有加载出来', en: 'Couldn’t load this' },
  retry: { zh: '再试一次', en: 'Try again' },
})
