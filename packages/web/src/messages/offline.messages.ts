import { defineMessages } from './messages.ts'

export const offlineMessages = defineMessages(
  {
    title: '网络未连接',
    line: '连不上网络。下面的店铺看过或收藏过，没有网络也能读；价格和状态以联网后为准。',
    none: '连不上网络。看过和收藏的店铺会自动存在这台设备上，下次没有网络时也能读。',
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
    line: 'No connection. You can still read these shops you viewed or saved. Prices and availability may have changed.',
    none: 'No connection. Shops you view or save are stored on this device, so you can read them offline next time.',
    list: 'Available offline',
    storedAt: (time: string) => `Saved ${time}`,
    retry: 'Try again',
    waiting: 'Your page will open when you’re back online.',
    home: 'Go to home page',
    copy: (time: string) =>
      time === ''
        ? 'You’re offline. This is a saved copy: price and availability may have changed.'
        : `You’re offline. This copy was saved ${time}: price and availability may have changed.`,
    backOnline: 'You’re back online.',
    reload: 'Reload',
  },
)
