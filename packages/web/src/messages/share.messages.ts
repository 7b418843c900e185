import type { Name } from '@diandu/core/kernel'
import type { Titles } from '../router/page.ts'
import { defineMessages } from './messages.ts'

/** The page's description in a link preview. Pages without one of their own describe the platform. */
export const shareMessages = defineMessages({
  house: {
    zh: '店渡：网店转让看得清。每个数字都有来处，货款由平台托管。',
    en: 'Diandu: buy and sell online shops in the open. Every figure is sourced, and payments are held in escrow.',
  },
  pages: {
    shops: {
      zh: '按平台、类目、价格挑网店，每家店的数字都写明来处。',
      en: 'Find online shops by platform, industry and price. Every figure shows its source.',
    },
    search: { zh: '搜店铺名、类目或平台，找到合适的网店。', en: 'Search shops by name, industry or platform.' },
    market: {
      zh: '正在转让的网店，价格、评分、扣分一目了然。',
      en: 'Online shops for sale, with prices, ratings and penalty points.',
    },
    budget: {
      zh: '选一个预算，看能买到哪些平台、哪种类型的网店，各有多少家。',
      en: 'Pick a budget and see which platforms and shop types it buys, and how many of each.',
    },
    sellerTools: {
      zh: '热词、关键词、三项评分、违禁词、运费、能不能过户：卖家用得上的小工具。',
      en: 'Trending searches, keywords, ratings, prohibited words, shipping, transfer rules: tools for sellers.',
    },
    hotWords: {
      zh: '大家这一周在店渡搜什么，每个词都有趋势和竞争店铺数。',
      en: 'What people searched for on Diandu this week, with trends and competing shops.',
    },
    keyword: {
      zh: '一个词搜的人多不多，多少家店在抢，价格在哪里。',
      en: 'How many people search for a word, how many shops compete, and at what prices.',
    },
    ratingTool: {
      zh: '三项评分差多少，要多少个五星补上来。',
      en: 'How many five-star ratings you need to reach a target.',
    },
    wordCheck: {
      zh: '查出广告法不让用的词，写明依据和改法，文字不离开您的设备。',
      en: 'Find words that advertising law prohibits, and what to say instead. Your text stays on your device.',
    },
    postage: {
      zh: '从一个省寄到各省的参考运费，附可复制的模板。',
      en: 'Typical shipping rates between provinces, with a template to copy.',
    },
    transfer: {
      zh: '一家网店能不能过户、要什么条件和材料，每条规则写明来源和读取日期。',
      en: 'Whether an online shop can be transferred and on what conditions. Each rule shows its source and the day it was read.',
    },
    articles: {
      zh: '网店转让的攻略：过户、评分、保证金、商标、税务、防骗，一篇讲清一件事。',
      en: 'Guides to buying and selling online shops: transfers, ratings, deposits, trademarks, tax, fraud.',
    },
    assessment: {
      zh: '三步估出网店能卖多少钱：按真实成交，每一项加减都写清楚。',
      en: 'What your shop could sell for, based on real sales, and what each figure adds or takes off.',
    },
    valuation: {
      zh: '一家网店大概能卖多少，价格怎么来的，相似的店卖了多少。',
      en: 'What a shop could sell for, where the price comes from, and what similar shops sold for.',
    },
    categories: {
      zh: '按平台和类目找网店，每一类有多少家一眼看到。',
      en: 'Online shops by platform and industry, with a count for each.',
    },
    hotTopics: {
      zh: '大家正在问的事：每个话题配好文章和在售的店铺。',
      en: 'What people are asking now, with guides and shops for sale.',
    },
    login: { zh: '登录店渡，继续您的买卖。', en: 'Log in to Diandu and pick up where you left off.' },
    register: { zh: '注册店渡，开始买店或卖店。', en: 'Join Diandu to buy or sell an online shop.' },
    guessGame: {
      zh: '十家真实成交的店，隐去名字，看数字猜成交价。',
      en: 'Ten shops that really sold, names hidden. Read the figures and guess the price.',
    },
  } as Readonly<Partial<Record<keyof Titles, Name>>>,
})
