import type { Name } from '@diandu/core/kernel'
import { defineMessages } from '../messages.ts'

type Sayer = 'own' | 'buyer' | 'seller'
type Side = 'buyer' | 'seller'

const ZH: Readonly<Record<Sayer, string>> = { own: '您', buyer: '买家', seller: '卖家' }
const EN: Readonly<Record<Sayer, string>> = { own: 'You', buyer: 'The buyer', seller: 'The seller' }

/** A bargain between a buyer and a seller, as both of them read it. */
export const bargainMessages = defineMessages({
  requested: { zh: '标价', en: 'Asking price' },
  thread: { zh: '议价经过', en: 'Negotiation history' },
  steps: {
    offer: (who: Sayer) => ({ zh: `${ZH[who]}出价`, en: `${EN[who]} offered` }),
    counter: (who: Sayer) => ({ zh: `${ZH[who]}还价`, en: `${EN[who]} countered` }),
    accept: (who: Sayer) => ({ zh: `${ZH[who]}接受了`, en: `${EN[who]} accepted` }),
    refuse: (who: Sayer) => ({ zh: `${ZH[who]}没有接受`, en: `${EN[who]} declined` }),
    withdraw: (who: Sayer) => ({ zh: `${ZH[who]}撤回了`, en: `${EN[who]} withdrew` }),
    lapse: () => ({ zh: '到期失效', en: 'Expired' }),
  },
  lapsed: { zh: '到期失效', en: 'Expired' },
  until: (when: string) => ({ zh: `${when} 前有效`, en: `Valid until ${when}` }),
  left: (left: string) => ({ zh: `还剩 ${left}`, en: `${left} left` }),
  waiting: {
    buyer: { zh: '等卖家回复', en: 'Waiting for the seller to reply' },
    seller: { zh: '等买家回复', en: 'Waiting for the buyer to reply' },
  } satisfies Record<Side, Name>,
  waitingText: {
    zh: '对方可以接受、还价或不接受。回复前您可以撤回。',
    en: 'They can accept, counter or decline. You can withdraw until they reply.',
  },
  withdraw: (sum: string) => ({ zh: `撤回 ${sum}`, en: `Withdraw ${sum}` }),
  agreed: (sum: string) => ({ zh: `谈好了：${sum}`, en: `Agreed: ${sum}` }),
  agreedText: {
    buyer: {
      zh: '到期前按这个价下单；店铺先被别人买走，约定就失效。',
      en: 'Order at this price before it expires. If another buyer buys the shop first, this agreed price ends.',
    },
    seller: {
      zh: '到期前，这位买家可以按这个价下单；其他买家仍按标价。',
      en: 'Until it expires, this buyer can order at this price. Other buyers still pay the asking price.',
    },
  } satisfies Record<Side, Name>,
  lower: (price: string) => ({
    zh: `店铺后来降到了 ${price}，下单按更低的价。`,
    en: `The asking price has since dropped to ${price}. You’ll pay the lower price.`,
  }),
  order: (sum: string) => ({ zh: `按 ${sum} 下单`, en: `Order at ${sum}` }),
  accept: (sum: string) => ({ zh: `接受 ${sum}`, en: `Accept ${sum}` }),
  refuse: { zh: '不接受', en: 'Decline' },
  counter: { zh: '还一个价', en: 'Counter' },
  counterSend: { zh: '发送还价', en: 'Send counter-offer' },
  counterText: {
    zh: '在双方上一次的价格之间。对方有 7 天回复。',
    en: 'Choose a price between your last offers. They have 7 days to reply.',
  },
  acceptTitle: (sum: string) => ({ zh: `接受 ${sum}？`, en: `Accept ${sum}?` }),
  acceptText: {
    buyer: {
      zh: '接受后这个价格为您保留 7 天，不会扣款；要付的钱下单时再确认。',
      en: 'We’ll hold this price for you for 7 days. You won’t be charged now. You’ll confirm what you pay when you order.',
    },
    seller: {
      zh: '接受后 7 天内，这位买家可以按这个价格下单；其他买家仍按标价。',
      en: 'This buyer can order at this price for 7 days. Other buyers still pay the asking price.',
    },
  } satisfies Record<Side, Name>,
  refuseTitle: (sum: string) => ({ zh: `不接受 ${sum}？`, en: `Decline ${sum}?` }),
  refuseText: {
    buyer: {
      zh: '这次议价就此结束，您可以再出别的价格。',
      en: 'This negotiation will end. You can make another offer.',
    },
    seller: {
      zh: '这次议价就此结束，买家可以再出别的价格。',
      en: 'This negotiation will end. The buyer can make another offer.',
    },
  } satisfies Record<Side, Name>,
  keep: { zh: '再想想', en: 'Not now' },
  close: { zh: '关闭', en: 'Close' },
  chips: { zh: '快捷价格', en: 'Quick prices' },
  middle: { zh: '折中', en: 'Meet halfway' },
  yours: { zh: '您的价格（元）', en: 'Your price (yuan)' },
  atLeast: (least: string, below: string) => ({
    zh: `不低于 ${least}，低于 ${below}`,
    en: `${least} or more, below ${below}`,
  }),
  above: (above: string, below: string) => ({
    zh: `高于 ${above}，低于 ${below}`,
    en: `Above ${above}, below ${below}`,
  }),
  total: {
    buyer: (total: string, fee: string, _sum: string) => ({
      zh: `谈成付给店渡 ${total}（含服务费 ${fee}），平台的费用另付`,
      en: `You’ll pay Diandu ${total}, including the ${fee} service fee. Platform fees are separate`,
    }),
    seller: (total: string, _fee: string, sum: string) => ({
      zh: `谈成您收 ${sum}，买家付给店渡 ${total}`,
      en: `You’ll receive ${sum}. The buyer pays Diandu ${total}`,
    }),
  } satisfies Record<Side, (total: string, fee: string, sum: string) => Name>,
  done: {
    accept: { zh: '已接受', en: 'Accepted' },
    counter: { zh: '还价已发给对方', en: 'Counter-offer sent' },
    refuse: { zh: '已告诉对方', en: 'We’ve let them know' },
    withdraw: { zh: '已撤回', en: 'Withdrawn' },
  },
  gone: {
    zh: '这家店铺已不在出售，无法再议价。',
    en: 'This shop is no longer on sale, so you can’t negotiate its price.',
  },
  unknown: { zh: '没有找到这次议价', en: 'We couldn’t find this negotiation' },
  all: { zh: '看收到的出价', en: 'View offers received' },
  faults: {
    amount: { zh: '请填写金额', en: 'Enter an amount' },
    bounds: (between: string) => ({ zh: `需要${between}`, en: `Your price must be: ${between}` }),
  },
})
