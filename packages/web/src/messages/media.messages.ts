import { defineMessages } from './messages.ts'

export const mediaMessages = defineMessages({
  uploading: { zh: '图片上传中...', en: 'image uploading...' },
  wrongFormat: { zh: '图片格式错误！', en: 'file format error!' },
  copied: { zh: '复制成功', en: 'Copied' },
  notCopied: { zh: '复制失败，请长按文字自己复制', en: 'Couldn’t copy. Press and hold the text to copy it' },
})
