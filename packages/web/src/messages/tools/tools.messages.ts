import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

export const toolsMessages = defineMessages({
  load: {
    loading: { zh: '正在加载', en: 'Loading' },
    failed: { zh: '没有加载出来', en: 'Couldn’t load this' },
    retry: { zh: '再试一次', en: 'Try again' },
  },
  copy: { zh: '复制', en: 'Copy' },
  share: { zh: '分享', en: 'Share' },
  shareFailed: { zh: '没有分享出去，可以改用复制', en: 'Couldn’t share. You can copy it instead' },
  list: { zh: '工具', en: 'Tools' },
  assessmentLine: {
    zh: '按店渡的成交估价，每一项加减都写清楚',
    en: 'A price based on Diandu sales, and what each figure adds or takes off',
  },
  lines: {
    hotWord: {
      zh: '大家这一周在搜什么，涨了还是跌了',
      en: 'What people searched for this week, and what’s up or down',
    },
    keyword: {
      zh: '一个词：搜的人多不多，多少家店在抢',
      en: 'One word: how many people search for it, how many shops compete',
    },
    ratesSingle: {
      zh: '三项评分差多少，要几个五星补上来',
      en: 'How many five-star ratings you need to reach your target',
    },
    violateWord: {
      zh: '查出广告法不让用的词，告诉您怎么改',
      en: 'Find words that advertising law prohibits, and what to say instead',
    },
    postage: { zh: '寄到各省大概多少钱，附运费模板', en: 'Typical costs to each province, with a shipping template' },
    transfer: {
      zh: '平台让不让过户，有什么条件，规则的来处',
      en: 'Whether the platform allows it, on what conditions, and where the rules were read',
    },
  },
  roll: {
    title: { zh: '市场动态', en: 'Market activity' },
    today: (count: string) => ({ zh: `今天 ${count} 次搜索`, en: counted(count, 'search today', 'searches today') }),
    week: (count: string) => ({ zh: `近 7 天 ${count} 次`, en: `${count} in the last 7 days` }),
    newShops: (count: string) => ({
      zh: `近 7 天新上架 ${count} 家`,
      en: counted(count, 'new shop in the last 7 days', 'new shops in the last 7 days'),
    }),
    rising: { zh: '涨得最快的词', en: 'Fastest rising' },
  },
  fresh: {
    counted: (at: string) => ({ zh: `统计到 ${at}`, en: `Counted to ${at}` }),
    period: (from: string, to: string) => ({ zh: `趋势 ${from} 至 ${to}`, en: `trend from ${from} to ${to}` }),
    source: {
      zh: '来源：店渡站内搜索，按天计数，不记录是谁搜的',
      en: 'Source: searches on Diandu, counted by day. We don’t record who searched',
    },
    invented: {
      zh: '这里有演示数据：为了展示而编的搜索次数，不是真实的搜索。',
      en: 'Includes demo data: made-up search counts, not real searches.',
    },
  },
  hot: {
    empty: {
      zh: '这一周搜索还太少，看不出热词。一个词搜满 3 次才会出现在这里',
      en: 'Not enough searches this week to show trends. A word shows up here after 3 searches',
    },
    toSearch: { zh: '去找店铺', en: 'Find a shop' },
    list: { zh: '近 7 天热词', en: 'Trending searches, last 7 days' },
    searches: (count: string) => ({ zh: `${count} 次`, en: counted(count, 'search', 'searches') }),
    share: (percent: string) => ({ zh: `占 ${percent}`, en: `${percent} of searches` }),
    shops: (count: string, capped: boolean) => ({
      zh: `在售 ${count}${capped ? '+' : ''} 家`,
      en: `${count}${capped ? '+' : ''} on sale`,
    }),
    up: (percent: string) => ({ zh: `比上周涨 ${percent}`, en: `up ${percent} on last week` }),
    down: (percent: string) => ({ zh: `比上周跌 ${percent}`, en: `down ${percent} on last week` }),
    same: { zh: '和上周一样', en: 'same as last week' },
    fresh: { zh: '上周没人搜', en: 'new this week' },
    trend: (word: string, first: string, last: string, highest: string) => ({
      zh: `“${word}”30 天趋势：30 天前一天 ${first} 次，今天 ${last} 次，最高一天 ${highest} 次`,
      en: `30-day trend for “${word}”: ${first} a day 30 days ago, ${last} today, ${highest} at its peak`,
    }),
    heading: { zh: '店渡热词（近 7 天）', en: 'Trending searches on Diandu (last 7 days)' },
  },
  keyword: {
    label: { zh: '要查的词', en: 'Keyword' },
    placeholder: { zh: '比如：女装、抖音 食品', en: 'For example: 女装, 抖音 食品' },
    clear: { zh: '清空', en: 'Clear' },
    look: { zh: '查一查', en: 'Look up' },
    toHot: { zh: '没想好？看看热词榜', en: 'Not sure? See trending searches' },
    intro: {
      zh: '输入一个词，看看有多少人在搜、多少家店在竞争。',
      en: 'Enter a word to see how many people search for it and how many shops compete.',
    },
    tooLong: (count: string) => ({
      zh: `您输入了 ${count} 个字，最多查 40 个字。删短一点再查。`,
      en: `You entered ${count} characters. The limit is 40. Shorten it and try again.`,
    }),
    trend: { zh: '搜索趋势', en: 'Search trend' },
    trendCaption: (word: string) => ({
      zh: `“${word}”30 天里每天的搜索次数`,
      en: `Daily searches for “${word}” over 30 days`,
    }),
    searches: { zh: '近 7 天搜索', en: 'Searches, last 7 days' },
    rank: { zh: '热度名次', en: 'Rank' },
    rankValue: (rank: string) => ({ zh: `第 ${rank} 名`, en: `No. ${rank}` }),
    share: { zh: '占全站搜索', en: 'Share of all searches' },
    change: { zh: '变化', en: 'Change' },
    rare: {
      zh: '近 30 天搜索不到 3 次。太少的词我们不公布次数，免得露出是谁在搜。',
      en: 'Fewer than 3 searches in the last 30 days. We don’t publish counts this low, so no one can be identified by what they search for.',
    },
    shops: { zh: '竞争店铺', en: 'Competing shops' },
    shopsCount: (count: string, capped: boolean) => ({
      zh: `${count}${capped ? '+' : ''} 家在售`,
      en: `${count}${capped ? '+' : ''} on sale`,
    }),
    none: { zh: '还没有店铺和这个词有关', en: 'No shops match this word yet' },
    platforms: { zh: '在哪些平台', en: 'By platform' },
    industries: { zh: '在哪些类目', en: 'By category' },
    platform: { zh: '平台', en: 'Platform' },
    industry: { zh: '类目', en: 'Category' },
    standing: { zh: '位置', en: 'Position' },
    count: { zh: '店铺数', en: 'Shops' },
    prices: { zh: '要价（高中低）', en: 'Asking prices' },
    priceRows: {
      low: { zh: '四分之一低于', en: 'A quarter ask less than' },
      middle: { zh: '中间价', en: 'Median price' },
      high: { zh: '四分之一高于', en: 'A quarter ask more than' },
    },
    price: { zh: '价格', en: 'Price' },
    related: { zh: '相关的词', en: 'Related keywords' },
    seeShops: { zh: '看这些店铺', en: 'View these shops' },
    heading: (word: string) => ({ zh: `店渡关键词：${word}`, en: `Keyword on Diandu: ${word}` }),
  },
})
