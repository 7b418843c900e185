import { defineMessages } from './messages.ts'

/** Offered by an error page besides another attempt. */
export const errorHelpMessages = defineMessages(
  {
    search: '搜店铺、类目、平台',
    searchHint: '搜店铺、类目',
    go: '搜索',
    waiting: '恢复后会自动打开，不用一直刷新。',
    here: '已经恢复，可以继续了。',
  },
  {
    search: 'Shops, categories, platforms',
    searchHint: 'Shops, categories',
    go: 'Search',
    waiting: 'This page opens by itself as soon as it can.',
    here: 'It works again. You can go on.',
  },
)
