import { defineMessages } from '../messages.ts'

type Sayer = 'own' | 'buyer' | 'seller'
type Side = 'buyer' | 'seller'

const ZH: Readonly<Record<Sayer, string>> = { own: '您', buyer: '买家', seller: '卖家' }
const EN: Readonly<Record<Sayer, string>> = { own: 'You', buyer: 'The buyer', seller: 'The seller' }

/** A bargain between a buyer and a seller, as both of them read it. */
export const bargainMessages = defineMessages(
  {
    requested: '标价',
    thread: '议价经过',
    steps: {
      offer: (who: Sayer) => `${ZH[who]}出价`,
      counter: (who: Sayer) => `${ZH[who]}还价`,
      accept: (who: Sayer) => `${ZH[who]}接受了`,
      refuse: (who: Sayer) => `${ZH[who]}没有接受`,
      withdraw: (who: Sayer) => `${ZH[who]}撤回了`,
      lapse: () => '到期失效',
    },
    lapsed: '到期失效',
    until: (when: string) => `${when} 前有效`,
    left: (left: string) => `还剩 ${left}`,
    waiting: { buyer: '等卖家回复', seller: '等买家回复' } as Readonly<Record<Side, string>>,
    waitingText: '对方可以接受、还价或不接受。回复前您可以撤回。',
    withdraw: (sum: string) => `撤回 ${sum}`,
    agreed: (sum: string) => `谈好了：${sum}`,
    agreedText: {
      buyer: '到期前按这个价下单；店铺先被别人买走，约定就失效。',
      seller: '到期前，这位买家可以按这个价下单；其他买家仍按标价。',
    } as Readonly<Record<Side, string>>,
    lower: (price: string) => `店铺后来降到了 ${price}，下单按更低的价。`,
    order: (sum: string) => `按 ${sum} 下单`,
    accept: (sum: string) => `接受 ${sum}`,
    refuse: '不接受',
    counter: '还一个价',
    counterSend: '发送还价',
    counterText: '在双方上一次的价格之间。对方有 7 天回复。',
    acceptTitle: (sum: string) => `接受 ${sum}？`,
    acceptText: {
      buyer: '接受后这个价格为您保留 7 天，不会扣款；要付的钱下单时再确认。',
      seller: '接受后 7 天内，这位买家可以按这个价格下单；其他买家仍按标价。',
    } as Readonly<Record<Side, string>>,
    refuseTitle: (sum: string) => `不接受 ${sum}？`,
    refuseText: {
      buyer: '这次议价就此结束，您可以再出别的价格。',
      seller: '这次议价就此结束，买家可以再出别的价格。',
    } as Readonly<Record<Side, string>>,
    keep: '再想想',
    close: '关闭',
    chips: '快捷价格',
    middle: '折中',
    yours: '您的价格（元）',
    atLeast: (least: string, below: string) => `不低于 ${least}，低于 ${below}`,
    above: (above: string, below: string) => `高于 ${above}，低于 ${below}`,
    total: {
      buyer: (total: string, fee: string, _sum: string) => `谈成付给店渡 ${total}（含服务费 ${fee}），平台的费用另付`,
      seller: (total: string, _fee: string, sum: string) => `谈成您收 ${sum}，买家付给店渡 ${total}`,
    } as Readonly<Record<Side, (total: string, fee: string, sum: string) => string>>,
    done: { accept: '已接受', counter: '还价已发给对方', refuse: '已告诉对方', withdraw: '已撤回' },
    gone: '这家店铺已不在出售，无法再议价。',
    unknown: '没有找到这次议价',
    all: '看收到的出价',
    faults: {
      amount: '请填写金额',
      bounds: (between: string) => `需要${between}`,
    },
  },
  {
    requested: 'Asking price',
    thread: 'Negotiation history',
    steps: {
      offer: (who) => `${EN[who]} offered`,
      counter: (who) => `${EN[who]} countered`,
      accept: (who) => `${EN[who]} accepted`,
      refuse: (who) => `${EN[who]} declined`,
      withdraw: (who) => `${EN[who]} withdrew`,
      lapse: () => 'Expired',
    },
    lapsed: 'Expired',
    until: (when) => `Valid until ${when}`,
    left: (left) => `${left} left`,
    waiting: { buyer: 'Waiting for the seller to reply', seller: 'Waiting for the buyer to reply' },
    waitingText: 'They can accept, counter or decline. You can withdraw until they reply.',
    withdraw: (sum) => `Withdraw ${sum}`,
    agreed: (sum) => `Agreed: ${sum}`,
    agreedText: {
      buyer: 'Order at this price before it expires. If another buyer buys the shop first, this agreed price ends.',
      seller: 'Until it expires, this buyer can order at this price. Other buyers still pay the asking price.',
    },
    lower: (price) => `The asking price has since dropped to ${price}. You’ll pay the lower price.`,
    order: (sum) => `Order at ${sum}`,
    accept: (sum) => `Accept ${sum}`,
    refuse: 'Decline',
    counter: 'Counter',
    counterSend: 'Send counter-offer',
    counterText: 'Choose a price between your last offers. They have 7 days to reply.',
    acceptTitle: (sum) => `Accept ${sum}?`,
    acceptText: {
      buyer:
        'We’ll hold this price for you for 7 days. You won’t be charged now. You’ll confirm what you pay when you order.',
      seller: 'This buyer can order at this price for 7 days. Other buyers still pay the asking price.',
    },
    refuseTitle: (sum) => `Decline ${sum}?`,
    refuseText: {
      buyer: 'This negotiation will end. You can make another offer.',
      seller: 'This negotiation will end. The buyer can make another offer.',
    },
    keep: 'Not now',
    close: 'Close',
    chips: 'Quick prices',
    middle: 'Meet halfway',
    yours: 'Your price (yuan)',
    atLeast: (least, below) => `${least} or more, below ${below}`,
    above: (above, below) => `Above ${above}, below ${below}`,
    total: {
      buyer: (total, fee) => `You’ll pay Diandu ${total}, including the ${fee} service fee. Platform fees are separate`,
      seller: (total, _fee, sum) => `You’ll receive ${sum}. The buyer pays Diandu ${total}`,
    },
    done: {
      accept: 'Accepted',
      counter: 'Counter-offer sent',
      refuse: 'We’ve let them know',
      withdraw: 'Withdrawn',
    },
    gone: 'This shop is no longer on sale, so you can’t negotiate its price.',
    unknown: 'We couldn’t find this negotiation',
    all: 'View offers received',
    faults: {
      amount: 'Enter an amount',
      bounds: (between) => `Your price must be: ${between}`,
    },
  },
)
