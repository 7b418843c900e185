import { defineMessages } from './messages.ts'

export const sharingMessages = defineMessages({
  title: { zh: '分享', en: 'Share' },
  close: { zh: '关闭', en: 'Close' },
  drawing: { zh: '正在画图片', en: 'Creating image' },
  alt: (title: string) => ({ zh: `分享图片：${title}`, en: `Image to share: ${title}` }),
  hold: {
    browser: { zh: '长按图片也可以保存或发送', en: 'You can also press and hold the image to save or send it' },
    wechat: {
      zh: '长按图片，保存下来或发给朋友；也可以点右上角“…”直接转发本页',
      en: 'Press and hold the image to save it or send it to a friend, or tap “…” at the top right to share this page',
    },
    app: { zh: '长按图片也可以保存', en: 'You can also press and hold the image to save it' },
  },
  sendPicture: { zh: '分享图片', en: 'Share image' },
  savePicture: { zh: '保存图片', en: 'Save image' },
  saveInApp: { zh: '保存到相册', en: 'Save to photos' },
  handedToApp: { zh: '图片已经交给 App 保存', en: 'Image sent to the app to save' },
  appCannot: {
    zh: '这个版本的 App 存不了图片。请长按图片保存，或者复制链接',
    en: 'This version of the app can’t save images. Press and hold the image to save it, or copy the link',
  },
  sendLink: { zh: '发送链接', en: 'Send link' },
  copyLink: { zh: '复制链接', en: 'Copy link' },
  notSent: {
    zh: '没有分享出去。请长按图片保存，或者复制链接',
    en: 'Couldn’t share. Press and hold the image to save it, or copy the link',
  },
  noPicture: { zh: '没有画出图片', en: 'Couldn’t create the image' },
  noPictureLine: {
    zh: '这台设备现在画不了图片，可能是内存不够。复制下面的链接，一样可以分享。',
    en: 'Your device can’t create the image right now. It may be low on memory. You can still share by copying the link below.',
  },
  link: { zh: '链接', en: 'Link' },
  foot: {
    name: { zh: '店渡 · 网店转让', en: 'Diandu · online shops' },
    day: (day: string) => ({ zh: `数字截至 ${day}`, en: `Figures as of ${day}` }),
    scan: { zh: '扫码看详情', en: 'Scan to see more' },
  },
})
