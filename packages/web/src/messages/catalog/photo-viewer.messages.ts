import { defineMessages } from '../messages.ts'

export const photoViewerMessages = defineMessages({
  count: (number: string, count: string) => ({ zh: `第 ${number} 张，共 ${count} 张`, en: `${number} of ${count}` }),
  before: { zh: '上一张', en: 'Previous photo' },
  next: { zh: '下一张', en: 'Next photo' },
  larger: { zh: '放大', en: 'Zoom in' },
  smaller: { zh: '缩小', en: 'Zoom out' },
  close: { zh: '关闭', en: 'Close' },
  broken: { zh: '这张照片没有打开', en: 'Couldn’t load this photo' },
  again: { zh: '再试一次', en: 'Try again' },
})
