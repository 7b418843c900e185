import { defineMessages } from '../messages.ts'

export const sellerMessages = defineMessages({
  card: { zh: '卖家', en: 'Seller' },
  open: { zh: '看卖家主页', en: 'View seller’s page' },
  verified: {
    person: { zh: '已实名', en: 'Identity verified' },
    company: { zh: '企业已认证', en: 'Company verified' },
  },
  unverified: { zh: '未认证', en: 'Not verified' },
  joined: (month: string) => ({ zh: `${month} 加入店渡`, en: `On Diandu since ${month}` }),
  labels: {
    onSale: { zh: '在售店铺', en: 'Shops on sale' },
    deals: { zh: '成交', en: 'Deals completed' },
    response: { zh: '答复出价', en: 'Reply time' },
  },
  response: {
    unknown: { zh: '答复还少', en: 'Not enough data' },
    withinHour: { zh: '1 小时内', en: 'Within an hour' },
    hours: (count: string) => ({ zh: `约 ${count} 小时`, en: count === '1' ? 'About 1 hour' : `About ${count} hours` }),
    days: (count: string) => ({ zh: `约 ${count} 天`, en: count === '1' ? 'About 1 day' : `About ${count} days` }),
  },
  answered: (answered: string, asked: string) => ({
    zh: `近 90 天有 ${asked} 次出价，答复了 ${answered} 次；时间是一半答复所用的上限。`,
    en: `Replied to ${answered} of ${asked} offers in the past 90 days. Half of the replies came within this time.`,
  }),
  shops: {
    title: { zh: '店铺', en: 'Shops' },
    label: { zh: '卖家的店铺', en: 'The seller’s shops' },
    which: { 'on-sale': { zh: '在售', en: 'On sale' }, sold: { zh: '已成交', en: 'Sold' } },
    none: { zh: '这里还没有店铺', en: 'No shops here yet' },
  },
  reviews: {
    title: { zh: '买家评价', en: 'Buyer reviews' },
    none: {
      zh: '还没有买家评价。评价只能由成交的买家写。',
      en: 'No reviews yet. Only buyers who completed a deal can write one.',
    },
    count: (count: string) => ({ zh: `${count} 条评价`, en: count === '1' ? '1 review' : `${count} reviews` }),
    deal: (number: string, day: string) => ({ zh: `订单 ${number} · ${day}`, en: `Order ${number} · ${day}` }),
    reply: { zh: '卖家回复', en: 'Seller’s reply' },
    list: { zh: '买家评价', en: 'Buyer reviews' },
  },
  gone: { zh: '没有找到这位卖家', en: 'We couldn’t find this seller' },
  goneAction: { zh: '看看别的店铺', en: 'Browse other shops' },
  loading: { zh: '正在打开卖家主页', en: 'Loading seller’s page' },
  list: {
    more: { zh: '看更多', en: 'Show more' },
    loading: { zh: '正在加载', en: 'Loading' },
    end: { zh: '没有更多了', en: 'No more to show' },
    failed: { zh: '没能加载', en: 'Couldn’t load this' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
  masked: {
    zh: '卖家的名字和电话不公开，成交后在合同里写明。',
    en: 'Sellers’ names and phone numbers aren’t public. You’ll see them in the contract.',
  },
})
