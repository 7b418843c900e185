import { defineMessages } from './messages.ts'

export const sharingMessages = defineMessages(
  {
    title: '分享',
    close: '关闭',
    drawing: '正在画图片',
    alt: (title: string) => `分享图片：${title}`,
    hold: {
      browser: '长按图片也可以保存或发送',
      wechat: '长按图片，保存下来或发给朋友；也可以点右上角“…”直接转发本页',
      app: '长按图片也可以保存',
    },
    sendPicture: '分享图片',
    savePicture: '保存图片',
    saveInApp: '保存到相册',
    handedToApp: '图片已经交给 App 保存',
    appCannot: '这个版本的 App 存不了图片。请长按图片保存，或者复制链接',
    sendLink: '发送链接',
    copyLink: '复制链接',
    notSent: '没有分享出去。请长按图片保存，或者复制链接',
    noPicture: '没有画出图片',
    noPictureLine: '这台设备现在画不了图片，可能是内存不够。复制下面的链接，一样可以分享。',
    link: '链接',
    foot: { name: '店渡 · 网店转让', day: (day: string) => `数字截至 ${day}`, scan: '扫码看详情' },
  },
  {
    title: 'Share',
    close: 'Close',
    drawing: 'Creating image',
    alt: (title) => `Image to share: ${title}`,
    hold: {
      browser: 'You can also press and hold the image to save or send it',
      wechat:
        'Press and hold the image to save it or send it to a friend, or tap “…” at the top right to share this page',
      app: 'You can also press and hold the image to save it',
    },
    sendPicture: 'Share image',
    savePicture: 'Save image',
    saveInApp: 'Save to photos',
    handedToApp: 'Image sent to the app to save',
    appCannot: 'This version of the app can’t save images. Press and hold the image to save it, or copy the link',
    sendLink: 'Send link',
    copyLink: 'Copy link',
    notSent: 'Couldn’t share. Press and hold the image to save it, or copy the link',
    noPicture: 'Couldn’t create the image',
    noPictureLine:
      'Your device can’t create the image right now. It may be low on memory. You can still share by copying the link below.',
    link: 'Link',
    foot: { name: 'Diandu · online shops', day: (day) => `Figures as of ${day}`, scan: 'Scan to see more' },
  },
)
