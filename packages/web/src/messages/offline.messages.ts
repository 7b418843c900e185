import { defineMessages } from './messages.ts'

export const offlineMessages = defineMessages(
  {
    title: '网络未连接',
    line: '连不上网络。下面的店铺看过或收藏过，没有网络也能读；价格和状态以联网后为准。',
    none: '连不上网络。看过和收藏的店铺会自动存在这台手机上，下次没有网络时也能读。',
    list: '现在能读的店铺',
    storedAt: (time: string) => `存于 ${time}`,
    retry: '再试一次',
    waiting: '网络恢复后会自动打开原来的页面。',
    home: '去首页',
    copy: (time: string) =>
      time === ''
        ? '没有网络，这是之前存下的页面，价格和状态可能已经变了。'
        : `没有网络，这是 ${time} 存下的页面，价格和状态可能已经变了。`,
    backOnline: '网络已恢复。',
    reload: '刷新',
  },
  {
    title: 'You’re offline',
    line: 'There is no connection. These shops you viewed or saved can still be read; prices and availability may have changed.',
    none: 'There is no connection. Shops you view or save are kept on this phone so you can read them offline next time.',
    list: 'Shops you can read now',
    storedAt: (time: string) => `Saved ${time}`,
    retry: 'Try again',
    waiting: 'The page you wanted opens by itself once you are back online.',
    home: 'Go to the home page',
    copy: (time: string) =>
      time === ''
        ? 'You’re offline. This is a saved copy; the price and availability may have changed.'
        : `You’re offline. This copy was saved ${time}; the price and availability may have changed.`,
    backOnline: 'You’re back online.',
    reload: 'Reload',
  },
)
