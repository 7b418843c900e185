import { defineMessages } from './messages.ts'

export const offlineMessages = defineMessages({
  title: { zh: '网络未连接', en: 'You’re offline' },
  line: {
    zh: '连不上网络。下面的店铺看过或收藏过，没有网络也能读；价格和状态以联网后为准。',
    en: 'No connection. You can still read these shops you viewed or saved. Prices and availability may have changed.',
  },
  none: {
    zh: '连不上网络。看过和收藏的店铺会自动存在这台设备上，下次没有网络时也能读。',
    en: 'No connection. Shops you view or save are stored on this device, so you can read them offline next time.',
  },
  list: { zh: '现在能读的店铺', en: 'Available offline' },
  storedAt: (time: string) => ({ zh: `存于 ${time}`, en: `Saved ${time}` }),
  retry: { zh: '再试一次', en: 'Try again' },
  waiting: { zh: '网络恢复后会自动打开原来的页面。', en: 'Your page will open when you’re back online.' },
  home: { zh: '去首页', en: 'Go to home page' },
  copy: (time: string) => ({
    zh:
      time === ''
        ? '没有网络，这是之前存下的页面，价格和状态可能已经变了。'
        : `没有网络，这是 ${time} 存下的页面，价格和状态可能已经变了。`,
    en:
      time === ''
        ? 'You’re offline. This is a saved copy: price and availability may have changed.'
        : `You’re offline. This copy was saved ${time}: price and availability may have changed.`,
  }),
  backOnline: { zh: '网络已恢复。', en: 'You’re back online.' },
  reload: { zh: '刷新', en: 'Reload' },
})
