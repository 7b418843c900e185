import { defineMessages } from './messages.ts'

export const mediaMessages = defineMessages(
  { uploading: '图片上传中…', copied: '复制成功', notCopied: '复制失败，请长按文字自己复制' },
  {
    uploading: 'Uploading the picture…',
    copied: 'Copied',
    notCopied: 'Could not copy. Please press and hold the text',
  },
)
