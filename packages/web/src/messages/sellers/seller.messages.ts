import { defineMessages } from '../messages.ts'

export const sellerMessages = defineMessages(
  {
    card: '卖家',
    open: '看卖家主页',
    verified: { person: '已实名', company: '企业已认证' },
    unverified: '未认证',
    joined: (month: string) => `${month} 加入店渡`,
    labels: { onSale: '在售店铺', deals: '成交', response: '答复出价' },
    response: {
      unknown: '答复还少',
      withinHour: '1 小时内',
      hours: (count: string) => `约 ${count} 小时`,
      days: (count: string) => `约 ${count} 天`,
    },
    answered: (answered: string, asked: string) =>
      `近 90 天有 ${asked} 次出价，答复了 ${answered} 次；时间是一半答复所用的上限。`,
    shops: { title: '店铺', label: '卖家的店铺', which: { 'on-sale': '在售', sold: '已成交' }, none: '这里还没有店铺' },
    reviews: {
      title: '买家评价',
      none: '还没有买家评价。评价只能由成交的买家写。',
      count: (count: string) => `${count} 条评价`,
      deal: (number: string, day: string) => `订单 ${number} · ${day}`,
      reply: '卖家回复',
      list: '买家评价',
    },
    gone: '没有找到这位卖家',
    goneAction: '看看别的店铺',
    loading: '正在打开卖家主页',
    list: { more: '看更多', loading: '正在加载', end: '没有更多了', failed: '没能加载', retry: '再试一次' },
    masked: '卖家的名字和电话不公开，成交后在合同里写明。',
  },
  {
    card: 'Seller',
    open: 'Seller’s page',
    verified: { person: 'Identity verified', company: 'Company verified' },
    unverified: 'Not verified',
    joined: (month: string) => `On Diandu since ${month}`,
    labels: { onSale: 'Shops on sale', deals: 'Deals done', response: 'Answers offers' },
    response: {
      unknown: 'Too few to tell',
      withinHour: 'Within an hour',
      hours: (count: string) => (count === '1' ? 'About 1 hour' : `About ${count} hours`),
      days: (count: string) => (count === '1' ? 'About 1 day' : `About ${count} days`),
    },
    answered: (answered: string, asked: string) =>
      `Answered ${answered} of ${asked} offers in the past 90 days; half of the answers came within this time.`,
    shops: {
      title: 'Shops',
      label: 'The seller’s shops',
      which: { 'on-sale': 'On sale', sold: 'Sold' },
      none: 'No shops here yet',
    },
    reviews: {
      title: 'Reviews by buyers',
      none: 'No reviews yet. Only buyers of a finished deal can write one.',
      count: (count: string) => (count === '1' ? '1 review' : `${count} reviews`),
      deal: (number: string, day: string) => `Order ${number} · ${day}`,
      reply: 'The seller replied',
      list: 'Reviews by buyers',
    },
    gone: 'This seller was not found',
    goneAction: 'See other shops',
    loading: 'Opening the seller’s page',
    list: { more: 'Show more', loading: 'Loading', end: 'That is all', failed: 'Loading failed', retry: 'Try again' },
    masked: 'Name and mobile of a seller are not public; the contract states them.',
  },
)
