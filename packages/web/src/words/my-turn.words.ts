import { defineWords } from './words.ts'

/** What goes no further without the person, wherever it is listed. */
export const myTurnWords = defineWords(
  {
    title: (count: string) => `轮到我（${count}）`,
    none: '现在没有等您办的事',
    acts: {
      pay: '付款',
      'pay-balance': '付清尾款',
      'seller-sign': '读合同并签署',
      sign: '读合同并签署',
      'hand-over': '把店铺交接给买家',
      confirm: '核对店铺，确认交接',
      'review-refund': '等店渡审核',
      answer: (yuan: string) => `回复买家的出价 ¥${yuan}`,
      order: (yuan: string) => `按谈好的 ¥${yuan} 下单`,
    },
    left: (time: string, by: string) => `还剩 ${time}（${by} 前）`,
    over: (by: string) => `${by} 已到期，请尽快办`,
    noDay: '没有截止日，越早办越早完成',
    more: (count: string) => `再看 ${count} 件`,
    all: '全部',
    failed: '等您办的事没有加载出来',
    retry: '再试一次',
  },
  {
    title: (count: string) => `My turn (${count})`,
    none: 'Nothing is waiting for you',
    acts: {
      pay: 'Pay',
      'pay-balance': 'Pay the balance',
      'seller-sign': 'Read and sign the contract',
      sign: 'Read and sign the contract',
      'hand-over': 'Hand the shop over',
      confirm: 'Check the shop, confirm the hand-over',
      'review-refund': 'Diandu is reviewing',
      answer: (yuan: string) => `Answer an offer of ¥${yuan}`,
      order: (yuan: string) => `Order at the agreed ¥${yuan}`,
    },
    left: (time: string, by: string) => `${time} left (until ${by})`,
    over: (by: string) => `Was due by ${by}; please see to it soon`,
    noDay: 'No fixed day; best done soon',
    more: (count: string) => `${count} more`,
    all: 'All',
    failed: 'What waits for you did not load',
    retry: 'Try again',
  },
)
