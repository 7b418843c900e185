import { defineMessages } from './messages.ts'

export const appMessages = defineMessages({
  tabs: {
    label: { zh: '主导航', en: 'Main' },
    home: { zh: '首页', en: 'Home' },
    shops: { zh: '找店', en: 'Shops' },
    orders: { zh: '订单', en: 'Orders' },
    me: { zh: '我的', en: 'Account' },
  },
  loading: { zh: '正在加载', en: 'Loading' },
  messages: { zh: '消息提示', en: 'Notifications' },
  skip: { zh: '跳到正文', en: 'Skip to content' },
  back: { zh: '返回', en: 'Back' },
  retry: { zh: '再试一次', en: 'Try again' },
  home: { zh: '回首页', en: 'Home' },
  goToLogin: { zh: '去登录', en: 'Log in' },
  logInFirst: { zh: '请先登录再继续', en: 'Please log in before proceeding' },
  refresh: { zh: '刷新', en: 'Refresh' },
  incomplete: { zh: '页面没有加载完整，请刷新再试', en: 'Part of this page didn’t load. Refresh to try again' },
  trouble: { zh: '没有打开', en: 'Couldn’t open' },
  status: (code: number) => ({ zh: `状态码 ${code}`, en: `Status ${code}` }),
  nothingLost: { zh: '您填写的内容都还在。', en: 'Everything you entered is still here.' },
  foot: { zh: '关于本站 / About this site', en: 'About this site / 关于本站' },
  otherLanguage: { zh: 'English', en: '中文' },
})
