import { defineMessages } from '../messages.ts'

/** For the home page's part for returning visitors, and the page of shops within a budget. */
export const returningMessages = defineMessages({
  viewed: { zh: '看过的店', en: 'Recently viewed' },
  saved: { zh: '收藏的店', en: 'Saved shops' },
  all: { zh: '全部', en: 'See all' },
  falls: { zh: '刚降价', en: 'Price drops' },
  fallsNote: { zh: '30 天内的标价变动', en: 'Asking price changes in the last 30 days' },
  fell: (amount: string) => ({ zh: `降 ${amount}`, en: `Down ${amount}` }),
  before: (yuan: string) => ({ zh: `原来 ${yuan}`, en: `Was ${yuan}` }),
  now: (yuan: string) => ({ zh: `现在 ${yuan}`, en: `Now ${yuan}` }),
  sales: { zh: '最近成交', en: 'Recently sold' },
  salesNote: { zh: '真实成交价，不显示买卖双方', en: 'Real sale prices. Buyers and sellers stay anonymous' },
  soldOn: (day: string) => ({ zh: `${day} 成交`, en: `Sold ${day}` }),
  sameOnSale: { zh: '看同类在售', en: 'See similar shops' },
  budget: {
    title: (sum: string) => ({ zh: `${sum}能买什么`, en: `What ${sum} buys` }),
    line: (fee: string, price: string) => ({
      zh: `已含 ${fee}% 服务费：标价不超过 ${price}。保证金等费用每家不同，店铺页逐项列出。`,
      en: `Includes the ${fee}% service fee: asking prices up to ${price}. Deposits and other costs vary by shop and are itemised on its page.`,
    }),
    sums: { zh: '选一个预算', en: 'Choose a budget' },
    own: { zh: '自己填预算（元）', en: 'Enter a budget (yuan)' },
    go: { zh: '看能买什么', en: 'See what it buys' },
    wrong: { zh: '请填 1 到 9 位的整数，单位是元', en: 'Enter a whole number of yuan, up to 9 digits' },
    found: (count: string) => ({ zh: `在售 ${count} 家买得起`, en: `${count} for sale in this budget` }),
    seeAll: { zh: '全部看看', en: 'See all' },
    group: (count: string, price: string) => ({ zh: `${count} 家 · ${price} 起`, en: `${count} from ${price}` }),
    seeGroup: (name: string) => ({ zh: `看全部${name}`, en: `See all: ${name}` }),
    none: {
      zh: '这个预算现在没有在售的店。可以加一点预算，或者发布求购，有合适的就告诉您。',
      en: 'Nothing for sale in this budget right now. Raise it a little, or post a buyer request and we’ll tell you when a match is listed.',
    },
    ask: { zh: '发布求购', en: 'Post a request' },
    share: { zh: '分享', en: 'Share' },
    shareFailed: { zh: '没有分享出去，请再试一次', en: 'Couldn’t share this. Please try again' },
    load: {
      loading: { zh: '正在加载', en: 'Loading' },
      failed: { zh: '没有加载出来', en: 'Couldn’t load this' },
      retry: { zh: '再试一次', en: 'Try again' },
    },
  },
})
