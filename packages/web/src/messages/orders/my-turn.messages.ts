import { counted } from '../counted.ts'
import { defineMessages } from '../messages.ts'

/** Tasks that wait for the user, wherever they are listed. */
export const myTurnMessages = defineMessages({
  title: (count: string) => ({ zh: `轮到我（${count}）`, en: `Your turn (${count})` }),
  heading: { zh: '轮到我', en: 'Your turn' },
  none: { zh: '现在没有等您办的事', en: 'Nothing needs your action' },
  later: {
    zh: '轮到您时，要办什么、到哪天为止，都写在这里。',
    en: 'When something needs your action, you’ll see what to do and by when.',
  },
  looking: { zh: '正在看有没有等您办的事…', en: 'Checking what needs your action…' },
  acts: {
    pay: { zh: '付款', en: 'Pay' },
    'pay-balance': { zh: '付清尾款', en: 'Pay the balance due' },
    'open-viewing': { zh: '把店铺开放给买家看', en: 'Open the shop for viewing' },
    'seller-sign': { zh: '读合同并签署', en: 'Read and sign the contract' },
    sign: { zh: '读合同并签署', en: 'Read and sign the contract' },
    'another-paper': { zh: '材料没有通过审核，重新提交', en: 'Submit another document (one wasn’t approved)' },
    'hand-over': { zh: '把店铺交接给买家', en: 'Hand over the shop' },
    confirm: { zh: '核对店铺，确认交接', en: 'Check the shop and confirm receipt' },
    'review-refund': { zh: '等店渡审核', en: 'Wait for Diandu’s review' },
    answer: (yuan: string) => ({ zh: `回复买家的出价 ${yuan}`, en: `Reply to the buyer’s ${yuan} offer` }),
    answerSeller: (yuan: string) => ({
      zh: `回复卖家的还价 ${yuan}`,
      en: `Reply to the seller’s ${yuan} counter-offer`,
    }),
    order: (yuan: string) => ({ zh: `按谈好的 ${yuan} 下单`, en: `Order at your agreed price of ${yuan}` }),
  },
  left: (time: string, by: string) => ({ zh: `还剩 ${time}（${by} 前）`, en: `${time} left (by ${by})` }),
  over: (by: string) => ({ zh: `${by} 已到期，请尽快办`, en: `Overdue since ${by}. Please do this soon` }),
  noDay: { zh: '没有截止日，越早办越早完成', en: 'No deadline. The sooner you do it, the sooner you finish' },
  strip: (act: string, left: string, count: string) => ({
    zh: `轮到您：${act}${left && `，${left}`}${count && `（共 ${count} 件）`}`,
    en: `Your turn: ${act.charAt(0).toLowerCase()}${act.slice(1)}${left && `, ${left}`}${count && ` (1 of ${count})`}`,
  }),
  stripTimes: {
    days: (days: string) => ({ zh: `还剩 ${days} 天`, en: `${counted(days, 'day', 'days')} left` }),
    hours: (hours: string) => ({ zh: `还剩 ${hours} 小时`, en: `${counted(hours, 'hour', 'hours')} left` }),
    minutes: (minutes: string) => ({ zh: `还剩 ${minutes} 分钟`, en: `${counted(minutes, 'minute', 'minutes')} left` }),
    over: { zh: '已到期', en: 'overdue' },
  },
  waiting: (count: string) => ({
    zh: `${count} 件事等您办`,
    en: counted(count, 'thing needs your action', 'things need your action'),
  }),
  all: { zh: '全部', en: 'All' },
  failed: { zh: '等您办的事没有加载出来', en: 'Couldn’t load what needs your action' },
  retry: { zh: '再试一次', en: 'Try again' },
})
