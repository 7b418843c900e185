import { defineMessages } from '../messages.ts'

export const searchMessages = defineMessages(
  {
    label: '搜索店铺',
    clear: '清空输入',
    go: '搜索',
    history: '搜过的',
    forgetAll: '清空',
    forgotten: '已清空搜索记录',
    hot: '大家在搜',
    categories: '按类目找',
    suggestions: '搜索建议',
    empty: '还没有搜过。试试平台加类目，比如“天猫女装”',
  },
  {
    label: 'Search shops',
    clear: 'Clear',
    go: 'Search',
    history: 'Searched before',
    forgetAll: 'Clear',
    forgotten: 'Search history cleared',
    hot: 'Popular',
    categories: 'By category',
    suggestions: 'Suggestions',
    empty: 'Nothing searched yet. Try a platform and a category, such as “tmall”',
  },
)
