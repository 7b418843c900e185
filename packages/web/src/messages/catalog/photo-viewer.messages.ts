import { defineMessages } from '../messages.ts'

export const photoViewerMessages = defineMessages(
  {
    count: (number: string, count: string) => `第 ${number} 张，共 ${count} 张`,
    before: '上一张',
    next: '下一张',
    larger: '放大',
    smaller: '缩小',
    close: '关闭',
    broken: '这张照片没有打开',
    again: '再试一次',
  },
  {
    count: (number: string, count: string) => `${number} of ${count}`,
    before: 'Previous photo',
    next: 'Next photo',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    close: 'Close',
    broken: 'Couldn’t load this photo',
    again: 'Try again',
  },
)
