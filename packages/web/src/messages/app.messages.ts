import { defineMessages } from './messages.ts'

export const appMessages = defineMessages(
  {
    tabs: { label: '主导航', home: '首页', shops: '找店', orders: '订单', me: '我的' },
    loading: '正在加载',
    messages: '消息提示',
    skip: '跳到正文',
    back: '返回',
    retry: '再试一次',
    home: '回首页',
    goToLogin: '去登录',
    refresh: '刷新',
    trouble: '没有打开',
    status: (code: number) => `状态码 ${code}`,
    nothingLost: '您填写的内容都还在。',
  },
  {
    tabs: { label: 'Main', home: 'Home', shops: 'Shops', orders: 'Orders', me: 'Account' },
    loading: 'Loading',
    messages: 'Messages',
    skip: 'Skip to content',
    back: 'Back',
    retry: 'Try again',
    home: 'Home',
    goToLogin: 'Log in',
    refresh: 'Refresh',
    trouble: 'This did not open',
    status: (code) => `Status ${code}`,
    nothingLost: 'What you filled in is still here.',
  },
)
