import { defineMessages } from '../messages.ts'

/** Shown to a seller on the public page of their own shop. */
export const ownShopMessages = defineMessages({
  title: { zh: '这是您的店铺', en: 'Your shop' },
  card: (views: string, favourites: string, offers: string) => ({
    zh: `您的店铺 · 浏览 ${views} · 收藏 ${favourites} · 待回复 ${offers}`,
    en: `Your shop · ${views} views · ${favourites} saves · ${offers} open offers`,
  }),
  views: { zh: '浏览', en: 'Views' },
  favourites: { zh: '收藏', en: 'Saves' },
  offers: { zh: '待回复出价', en: 'Open offers' },
  listed: { zh: '已上架', en: 'On sale' },
  days: (count: number) => ({ zh: `${count} 天`, en: count === 1 ? '1 day' : `${count} days` }),
  change: { zh: '编辑', en: 'Edit' },
  price: { zh: '改价', en: 'Price' },
  withdraw: { zh: '下架', en: 'Take off sale' },
  toPage: { zh: '管理店铺', en: 'Manage' },
  pageNote: { zh: '暂停展示、每天的浏览和收藏', en: 'Pause it, see daily views' },
  toOffers: { zh: '回复出价', en: 'Reply to offers' },
  offersNote: (count: number, text: string) => ({
    zh: `${text} 位买家在等您回复`,
    en: count === 1 ? '1 buyer is waiting for your reply' : `${text} buyers are waiting for your reply`,
  }),
  toOrders: { zh: '看我卖的订单', en: 'View orders I’m selling' },
  ordersNote: {
    zh: '有买家下单了，订单结束前不能修改',
    en: 'A buyer has ordered. You can’t make changes until the order ends',
  },
})
