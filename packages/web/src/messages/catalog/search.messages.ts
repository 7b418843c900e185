import { defineMessages } from '../messages.ts'

/** The page that is typed into, apart from the lists and the first page, which need none of it. */
export const searchMessages = defineMessages({
  label: { zh: '搜索店铺', en: 'Search shops' },
  clear: { zh: '清空输入', en: 'Clear' },
  history: { zh: '搜过的', en: 'Recent searches' },
  forgetAll: { zh: '清空', en: 'Clear' },
  forgotten: { zh: '已清空搜索记录', en: 'Search history cleared' },
  hot: { zh: '大家在搜', en: 'Popular' },
  categories: { zh: '按类目找', en: 'By category' },
  suggestions: { zh: '搜索建议', en: 'Suggestions' },
  keywords: { zh: '别人还搜', en: 'Others also search for' },
  found: (count: string) => ({ zh: `${count} 家`, en: `${count} ${count === '1' ? 'shop' : 'shops'}` }),
  foundMore: (count: string) => ({ zh: `${count} 家以上`, en: `${count}+ shops` }),
  signsAlone: {
    zh: '只有符号，搜不出什么，为您列出全部店铺',
    en: 'Nothing to search for in signs alone. Here are all shops',
  },
  empty: {
    zh: '还没有搜过。试试平台加类目，比如“天猫女装”',
    en: 'No recent searches. Try a platform and a category, such as “tmall”',
  },
})
