import { defineMessages } from '@diandu/core/messages'

export const frameMessages = defineMessages({
  brand: { zh: '店渡管理台', en: 'Diandu console' },
  menu: { zh: '主菜单', en: 'Main menu' },
  pages: {
    today: { zh: '今日', en: 'Today' },
    money: { zh: '资金账目', en: 'Money' },
    proposals: { zh: '待复核', en: 'Approvals' },
    people: { zh: '用户', en: 'Users' },
    orders: { zh: '订单', en: 'Orders' },
    owners: { zh: '店铺所有人', en: 'Shop owners' },
    content: { zh: '内容', en: 'Content' },
    staff: { zh: '工作人员', en: 'Staff' },
    log: { zh: '操作日志', en: 'Log' },
    system: { zh: '系统', en: 'System' },
    sessions: { zh: '我的账号', en: 'My account' },
  },
  groups: {
    shops: { zh: '店铺', en: 'Shops' },
    people: { zh: '用户与订单', en: 'Users and orders' },
    money: { zh: '资金', en: 'Money' },
    disputes: { zh: '纠纷', en: 'Disputes' },
    content: { zh: '内容与活动', en: 'Content and campaigns' },
    services: { zh: '服务', en: 'Services' },
    house: { zh: '管理', en: 'Administration' },
  },
  language: { zh: 'English', en: '中文' },
  dark: { zh: '深色', en: 'Dark' },
  logOut: { zh: '退出登录', en: 'Log out' },
  keys: { zh: '键盘快捷键', en: 'Keyboard shortcuts' },
  notForRole: { zh: '您的角色看不到这一页', en: 'This page is not for your role' },
  whoMay: { zh: '可以查看的角色', en: 'Roles that may see it' },
  notFound: { zh: '没有这一页', en: 'There is no such page' },
  toToday: { zh: '回到今日', en: 'Back to Today' },
  acts: { zh: '操作', en: 'Actions' },
  more: { zh: '更早的记录', en: 'Earlier entries' },
  end: { zh: '没有更早的了', en: 'There are no earlier ones' },
  retry: { zh: '再试一次', en: 'Try again' },
  notLoaded: { zh: '没有读到', en: 'This could not be loaded' },
  loading: { zh: '正在读取', en: 'Loading' },
  nothingWaits: { zh: '没有待处理的事项', en: 'Nothing is waiting' },
  chooseCase: { zh: '从列表里选一项', en: 'Choose a case from the list' },
  allDone: { zh: '都处理完了，新来的会自动出现在列表里', en: 'All done; new cases appear in the list by themselves' },
  listLength: (count: number) => ({ zh: `共 ${count} 项`, en: `${count} in all` }),
  notHere: {
    zh: '这一项已不在队列中，可能刚被同事处理',
    en: 'This case is no longer in the queue. A colleague may have settled it',
  },
  cancel: { zh: '取消', en: 'Cancel' },
  reason: { zh: '原因', en: 'Reason' },
  reasonHint: { zh: '写明原因，会记入操作日志', en: 'Why you do this. It goes into the log' },
  reasonMissing: { zh: '请写明原因', en: 'Write down the reason' },
  sendKey: { zh: 'Ctrl + Enter 提交', en: 'Ctrl + Enter sends' },
})

export type PageName = keyof (typeof frameMessages)['en']['pages']
export type PageGroup = keyof (typeof frameMessages)['en']['groups']

/** In the order of the menu. */
export const PAGE_GROUPS = Object.keys(frameMessages.en.groups) as readonly PageGroup[]
