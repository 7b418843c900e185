import { defineMessages } from './messages.ts'

export const mediaMessages = defineMessages(
  {
    uploading: '图片上传中...',
    wrongFormat: '图片格式错误！',
    copied: '复制成功',
    notCopied: '复制失败，请长按文字自己复制',
  },
  {
    uploading: 'image uploading...',
    wrongFormat: 'file format error!',
    copied: 'Copied',
    notCopied: 'Couldn’t copy. Press and hold the text to copy it',
  },
)
