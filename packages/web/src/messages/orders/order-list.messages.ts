import { defineMessages } from '../messages.ts'

export const orderListMessages = defineMessages({
  label: { zh: '我的订单', en: 'My orders' },
  groups: {
    all: { zh: '全部', en: 'All' },
    unpaid: { zh: '待付款', en: 'To pay' },
    open: { zh: '进行中', en: 'In progress' },
    completed: { zh: '已完成', en: 'Completed' },
    closed: { zh: '已关闭', en: 'Closed' },
  },
  empty: { zh: '这里还没有订单', en: 'No orders here yet' },
  emptyAction: { zh: '去找一家店铺', en: 'Find a shop' },
  emptySelling: { zh: '还没有人买您的店铺', en: 'No one has bought your shops yet' },
  more: { zh: '加载更多', en: 'Load more' },
  loading: { zh: '正在加载', en: 'Loading' },
  end: { zh: '以上是全部订单', en: 'No more orders' },
  failed: { zh: '订单没有加载出来', en: 'Couldn’t load your orders' },
  retry: { zh: '再试一次', en: 'Try again' },
  role: { buyer: { zh: '我买的', en: 'Buying' }, seller: { zh: '我卖的', en: 'Selling' } },
  side: { zh: '看哪一边', en: 'Show buying or selling' },
  bothSides: { zh: '全部', en: 'Both' },
  offers: { zh: '议价记录', en: 'Offers' },
  pull: {
    pull: { zh: '下拉刷新', en: 'Pull to refresh' },
    release: { zh: '松开刷新', en: 'Release to refresh' },
    refreshing: { zh: '正在刷新', en: 'Refreshing' },
    refresh: { zh: '刷新订单', en: 'Refresh orders' },
  },
})
