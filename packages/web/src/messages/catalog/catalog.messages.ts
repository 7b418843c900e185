import { defineMessages } from '../messages.ts'

export const catalogMessages = defineMessages({
  none: { zh: '无', en: 'None' },
  searchHint: { zh: '搜店铺、类目、平台', en: 'Shops, categories, platforms' },
  brandLine: { zh: '店渡 · 把网店稳稳过到您手里', en: 'Diandu · online shops, safely transferred' },
  onSale: (count: string) => ({ zh: `在售 ${count} 家`, en: `${count} for sale` }),
  sold: (count: string) => ({ zh: `近半年成交 ${count} 家`, en: `${count} sold in six months` }),
  banners: { zh: '正在进行', en: 'On now' },
  platforms: { zh: '按平台找店', en: 'By platform' },
  allPlatforms: { zh: '全部分类', en: 'All categories' },
  budget: { zh: '¥20万能买什么', en: 'What ¥200,000 buys' },
  tools: { zh: '卖家工具', en: 'Seller tools' },
  toolsLine: {
    zh: '热词、三项评分、违禁词、运费、能不能过户，都在这里',
    en: 'Hot words, ratings, prohibited words, postage, transfer rules',
  },
  picks: { zh: '推荐店铺', en: 'Recommended shops' },
  picksAside: { zh: '按验店、评分和资质排序', en: 'By inspection, ratings and credentials' },
  latest: { zh: '最新上架', en: 'Just listed' },
  allLatest: { zh: '全部新上架', en: 'All new listings' },
  promises: {
    zh: ['资金托管，交接完才放款', '每个数字都写明来源', '电子合同，逐条读得懂'],
    en: ['In escrow until handover', 'Every figure shows its source', 'Contracts you can read'],
  },
  guides: { zh: '第一次买店？先看攻略', en: 'First time? Read the guides' },
  sell: { zh: '我要卖店', en: 'Sell a shop' },
  promisesLabel: { zh: '店渡怎么保护您', en: 'How Diandu protects you' },
  loading: { zh: '正在加载', en: 'Loading' },
  pull: {
    pull: { zh: '下拉刷新', en: 'Pull to refresh' },
    release: { zh: '松开刷新', en: 'Release to refresh' },
    refreshing: { zh: '正在刷新', en: 'Refreshing' },
    refresh: { zh: '刷新列表', en: 'Refresh the list' },
  },
})
