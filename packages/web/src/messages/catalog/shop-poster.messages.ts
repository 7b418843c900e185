import { defineMessages } from '../messages.ts'

export const shopPosterMessages = defineMessages({
  price: { zh: '转让价', en: 'Asking price' },
  ratings: { zh: '描述 / 服务 / 物流', en: 'Accuracy / service / delivery' },
  violations: { zh: '扣分（一般 / 严重 / 售假）', en: 'Penalty points (general / severe / counterfeit)' },
  points: (each: string) => ({ zh: `${each} 分`, en: each }),
  status: (status: string) => ({ zh: `现在的状态：${status}`, en: `Current status: ${status}` }),
  sources: { zh: '每个数字由谁说的，页面上都标明了', en: 'Every figure on the page shows its source' },
})
