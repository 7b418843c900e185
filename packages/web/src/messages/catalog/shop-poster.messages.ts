import { defineMessages } from '../messages.ts'

export const shopPosterMessages = defineMessages(
  {
    price: '转让价',
    ratings: '描述 / 服务 / 物流',
    violations: '扣分（一般 / 严重 / 售假）',
    points: (each: string) => `${each} 分`,
    status: (status: string) => `现在的状态：${status}`,
    sources: '每个数字由谁说的，页面上都标明了',
  },
  {
    price: 'Asking price',
    ratings: 'Accuracy / service / delivery',
    violations: 'Penalty points (general / severe / counterfeit)',
    points: (each) => each,
    status: (status) => `Current status: ${status}`,
    sources: 'Every figure on the page shows its source',
  },
)
