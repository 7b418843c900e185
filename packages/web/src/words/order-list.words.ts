import { defineWords } from './words.ts'

export const orderListWords = defineWords(
  {
    label: '我的订单',
    groups: { all: '全部', unpaid: '待付款', open: '进行中', completed: '已完成', closed: '已关闭' },
    empty: '这里还没有订单',
    emptyAction: '去找一家店铺',
    more: '加载更多',
    loading: '正在加载',
    end: '以上是全部订单',
    failed: '订单没有加载出来',
    retry: '再试一次',
    role: { buyer: '我买的', seller: '我卖的' },
    pull: { pull: '下拉刷新', release: '松开刷新', refreshing: '正在刷新', refresh: '刷新订单' },
  },
  {
    label: 'My orders',
    groups: { all: 'All', unpaid: 'To pay', open: 'Under way', completed: 'Done', closed: 'Closed' },
    empty: 'No orders here yet',
    emptyAction: 'Find a shop',
    more: 'Load more',
    loading: 'Loading',
    end: 'That is all of them',
    failed: 'The orders did not load',
    retry: 'Try again',
    role: { buyer: 'Buying', seller: 'Selling' },
    pull: { pull: 'Pull to refresh', release: 'Release to refresh', refreshing: 'Refreshing', refresh: 'Refresh the orders' },
  },
)
