import { defineMessages } from '../messages.ts'

export const listMessages = defineMessages({
  label: { zh: '店铺列表', en: 'Shops' },
  found: (count: string) => ({ zh: `共 ${count} 家在售`, en: `${count} for sale` }),
  foundMore: (count: string) => ({ zh: `${count} 家以上在售`, en: `More than ${count} for sale` }),
  all: { zh: '全部店铺', en: 'All shops' },
  results: (text: string) => ({ zh: `“${text}”的结果`, en: `Results for “${text}”` }),
  ofPlatform: (name: string) => ({ zh: `${name}店铺`, en: `${name} shops` }),
  ofKind: (name: string) => ({ zh: name, en: name.endsWith('store') ? `${name}s` : `${name} shops` }),
  more: { zh: '加载更多', en: 'Load more' },
  loading: { zh: '正在加载', en: 'Loading' },
  end: { zh: '没有更多了，以上是全部店铺', en: 'That’s all of them' },
  failed: { zh: '没有加载出来', en: 'Couldn’t load this' },
  retry: { zh: '再试一次', en: 'Try again' },
  empty: { zh: '没有符合条件的店铺，放宽一些条件试试', en: 'No matches. Try fewer filters' },
  notFound: (text: string) => ({
    zh: `没有找到“${text}”的店铺，换个词或者放宽一些条件试试`,
    en: `No results for “${text}”. Try another word or fewer filters`,
  }),
  unread: (texts: readonly string[]) => ({
    zh: `看不懂地址里的价格${texts.map((text) => `“${text}”`).join('、')}，没有按它筛选`,
    en: `The price ${texts.map((text) => `“${text}”`).join(' and ')} in the address can’t be read, so it does not narrow this list`,
  }),
  clearFilter: { zh: '清空条件', en: 'Clear filters' },
  toAll: { zh: '看全部店铺', en: 'See all shops' },
  median: (price: string) => ({ zh: `中间价 ${price}`, en: `Median ${price}` }),
  kinds: { zh: '按店铺类型看', en: 'By shop type' },
  compare: { zh: '对比', en: 'Compare' },
  pull: {
    pull: { zh: '下拉刷新', en: 'Pull to refresh' },
    release: { zh: '松开刷新', en: 'Release to refresh' },
    refreshing: { zh: '正在刷新', en: 'Refreshing' },
    refresh: { zh: '刷新列表', en: 'Refresh the list' },
  },
  sortLabel: { zh: '排序', en: 'Sort' },
  sorts: {
    recommended: { zh: '推荐', en: 'Best match' },
    latest: { zh: '最新', en: 'Newest' },
    'price-up': { zh: '价格从低到高', en: 'Price, low to high' },
    'price-down': { zh: '价格从高到低', en: 'Price, high to low' },
  },
  filter: {
    open: (count: number) => ({
      zh: count === 0 ? '筛选' : `筛选 ${count}`,
      en: count === 0 ? 'Filter' : `Filter ${count}`,
    }),
    chosen: { zh: '已选条件', en: 'Filters' },
    remove: (choice: string) => ({ zh: `去掉：${choice}`, en: `Remove: ${choice}` }),
  },
})
