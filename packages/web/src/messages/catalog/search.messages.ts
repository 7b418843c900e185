import { defineMessages } from '../messages.ts'

/** The page that is typed into, apart from the lists and the first page, which need none of it. */
export const searchMessages = defineMessages(
  {
    label: '搜索店铺',
    clear: '清空输入',
    history: '搜过的',
    forgetAll: '清空',
    forgotten: '已清空搜索记录',
    hot: '大家在搜',
    categories: '按类目找',
    suggestions: '搜索建议',
    keywords: '别人还搜',
    found: (count: string) => `${count} 家`,
    foundMore: (count: string) => `${count} 家以上`,
    signsAlone: '只有符号，搜不出什么，为您列出全部店铺',
    empty: '还没有搜过。试试平台加类目，比如“天猫女装”',
  },
  {
    label: 'Search shops',
    clear: 'Clear',
    history: 'Recent searches',
    forgetAll: 'Clear',
    forgotten: 'Search history cleared',
    hot: 'Popular',
    categories: 'By category',
    suggestions: 'Suggestions',
    keywords: 'Others also search for',
    found: (count: string) => `${count} ${count === '1' ? 'shop' : 'shops'}`,
    foundMore: (count: string) => `${count}+ shops`,
    signsAlone: 'Nothing to search for in signs alone. Here are all shops',
    empty: 'No recent searches. Try a platform and a category, such as “tmall”',
  },
)
