import { defineMessages } from './messages.ts'

/** Said by the document itself; no script ever shows it, so none carries it. */
export const noScriptsMessages = defineMessages({
  line: {
    zh: '浏览器没有运行脚本：店铺可以看，登录、筛选、下单和查订单要打开 JavaScript。',
    en: 'JavaScript is off in this browser. You can view shops, but you need it to log in, filter, order and see your orders.',
  },
})
