import { defineMessages } from './messages.ts'

/** Offered by an error page besides another attempt. */
export const errorHelpMessages = defineMessages({
  search: { zh: '搜店铺、类目、平台', en: 'Shops, categories, platforms' },
  searchHint: { zh: '搜店铺、类目', en: 'Shops, categories' },
  go: { zh: '搜索', en: 'Search' },
  waiting: { zh: '恢复后会自动打开，不用一直刷新。', en: 'This page opens by itself as soon as it can.' },
  here: { zh: '已经恢复，可以继续了。', en: 'It works again. You can go on.' },
})
