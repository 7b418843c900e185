import { defineMessages } from '../messages.ts'

/** Shown to a seller on the public page of their own shop. */
export const ownShopMessages = defineMessages(
  {
    title: '这是您的店铺',
    card: (views: string, favourites: string, offers: string) =>
      `您的店铺 · 浏览 ${views} · 收藏 ${favourites} · 待回复 ${offers}`,
    views: '浏览',
    favourites: '收藏',
    offers: '待回复出价',
    listed: '已上架',
    days: (count: number) => `${count} 天`,
    change: '编辑',
    price: '改价',
    withdraw: '下架',
    toPage: '管理店铺',
    pageNote: '暂停展示、每天的浏览和收藏',
    toOffers: '回复出价',
    offersNote: (_count: number, text: string) => `${text} 位买家在等您回复`,
    toOrders: '看我卖的订单',
    ordersNote: '有买家下单了，订单结束前不能修改',
  },
  {
    title: 'Your shop',
    card: (views, favourites, offers) => `Your shop · ${views} views · ${favourites} saves · ${offers} open offers`,
    views: 'Views',
    favourites: 'Saves',
    offers: 'Open offers',
    listed: 'On sale',
    days: (count) => (count === 1 ? '1 day' : `${count} days`),
    change: 'Edit',
    price: 'Price',
    withdraw: 'Take off sale',
    toPage: 'Manage',
    pageNote: 'Pause it, see daily views',
    toOffers: 'Reply to offers',
    offersNote: (count, text) =>
      count === 1 ? '1 buyer is waiting for your reply' : `${text} buyers are waiting for your reply`,
    toOrders: 'View orders I’m selling',
    ordersNote: 'A buyer has ordered. You can’t make changes until the order ends',
  },
)
