import type { MessageEvent } from '@diandu/core/inbox'
import type { DueAction, Otherwise } from '@diandu/core/orders'
import { defineMessages } from '../messages.ts'

/** The figures of a message as they are read; what an event does not have is empty. */
export interface ToldFigures {
  readonly shop: string
  readonly number: string
  readonly item: string
  readonly act: string
  readonly by: string
  readonly otherwise: string
  readonly status: string
  readonly because: string
  readonly why: string
  readonly amount: string
  readonly price: string
  readonly asked: string
  readonly from: string
  readonly to: string
  readonly party: string
  /** `buyer` or `seller`. */
  readonly side: string
  readonly title: string
  readonly titleEn: string
  readonly parcel: string
  readonly coins: string
  readonly text: string
  readonly wanted: string
  /** What an alert is called, what it tells, the shops that it names, and what happened beyond. */
  readonly alert: string
  readonly news: string
  readonly named: string
  readonly beyond: string
}

type ToldMessages = { readonly [Event in MessageEvent | 'unknown']: (figures: ToldFigures) => string } & {
  readonly acts: Readonly<Record<DueAction, string>>
  readonly otherwise: Readonly<Record<Otherwise, string>>
  readonly parties: Readonly<Record<string, string>>
  readonly cancelled: Readonly<Record<string, string>>
  readonly serviceRequest: (service: string, number: string) => string
  readonly quoted: (yuan: string) => string
}

/** Joins sentences, leaving out what is empty. */
const said = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join('')
const saidInEnglish = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

/** Two lines: what happened, and what it is about. */
const told = (title: string, line: string): string => `${title}\n${line}`

/** Each message in two lines. */
export const toldMessages = defineMessages<ToldMessages>(
  {
    acts: {
      pay: '付款',
      'pay-balance': '付清尾款',
      'open-viewing': '开放看店',
      'seller-sign': '签署合同',
      sign: '签署合同',
      'hand-over': '交接店铺',
      confirm: '核对店铺，确认交接',
      'review-refund': '等平台审核退款',
    },
    otherwise: {
      'order-cancelled': '逾期订单自动取消，不收费用。',
      'deposit-forfeited': '逾期视为放弃，定金付给卖家。',
      'damages-forfeited': '逾期视为放弃购买，按协议扣除违约金。',
      'refund-review': '逾期进入退款审核。',
      'mismatch-closed': '逾期不能再报告不符。',
    },
    parties: { seller: '卖家', buyer: '买家' },
    cancelled: { late: '24 小时内没有付款。', taken: '店铺被别的买家先付款买走。', buyer: '' },
    serviceRequest: (service, number) => `${service}申请 ${number}`,
    quoted: (yuan) => `报价 ${yuan}。`,
    unknown: () => told('有一条新消息', '请更新页面后再看。'),
    'order.turn': ({ act, shop, number, by, otherwise }) =>
      told(`轮到您：${act}`, said(`${shop}（订单 ${number}）`, by && `，${by} 前。`, otherwise)),
    'order.viewing': ({ shop, number }) =>
      told('可以看店了', `${shop}（订单 ${number}）：卖家已开放看店，请登录店铺后台逐项核对。`),
    'order.problem': ({ shop, number, item }) =>
      told(`买家说有问题：${item}`, `${shop}（订单 ${number}）：请看看哪里不对，处理后重新交这一项。`),
    'order.mended': ({ shop, number, item }) =>
      told(`卖家重新交了：${item}`, `${shop}（订单 ${number}）：请再核对，没问题就点收。`),
    'order.received': ({ shop, number }) =>
      told('买家已逐项点收', `${shop}（订单 ${number}）：等买家确认收店，货款随后到账。`),
    'order.review-waits': ({ shop, number, by }) =>
      told('对方已评价这笔交易', `${shop}（订单 ${number}）：您也写下评价，双方就能看到；${by} 前可以评价。`),
    'order.reviewed': ({ shop, number }) => told('双方都已评价', `${shop}（订单 ${number}）：可以看到对方怎么说了。`),
    'order.review-replied': ({ shop, number }) => told('对方回复了您的评价', `${shop}（订单 ${number}）。`),
    'order.moved': ({ status, shop, number, because }) =>
      told(`订单：${status}`, said(`${shop}（订单 ${number}）。`, because)),
    'order.deadline': ({ act, shop, number, by, otherwise }) =>
      told(`不到 24 小时：${act}`, said(`${shop}（订单 ${number}），${by} 前。`, otherwise)),
    'money.recharge': ({ amount, status, why }) =>
      status === 'credited'
        ? told(`充值 ${amount} 已到账`, '已计入可用余额。')
        : told(`充值 ${amount} 没有成功`, why && `原因：${why}`),
    'money.withdrawal': ({ amount, status, why }) => {
      if (status === 'paid-out') return told(`提现 ${amount} 已打款`, '请留意银行到账。')
      if (status === 'to-pay-out') return told(`提现 ${amount} 审核通过`, '等待打款到您的银行卡。')
      return told(`提现 ${amount} 没有成功`, said(why && `原因：${why}。`, '款项已退回可用余额。'))
    },
    'money.invoice': ({ amount, status, why }) => {
      if (status === 'mailed') return told(`发票已寄出：${amount}`, '请留意快递。')
      if (status === 'completed') return told(`发票已开出：${amount}`, '可以下载了。')
      return told(`发票没有开成：${amount}`, said(why && `原因：${why}。`, '可以改好后再申请。'))
    },
    'money.arrived': ({ amount, status, shop, number }) =>
      told(`${status}：${amount} 到账`, said(shop && `${shop}（订单 ${number}）。`, '已计入可用余额。')),
    'money.coupon': ({ amount, title, by }) => told(`领到优惠券：${title}`, `可抵 ${amount}，${by} 前有效。`),
    'contract.drafted': ({ shop, number }) => told('合同已拟好', `${shop}（合同 ${number}），请先读一读。`),
    'contract.signed': ({ party, shop, number }) => told(`${party}已签署合同`, `${shop}（合同 ${number}）。`),
    'contract.sealed': ({ shop, number }) => told('合同各方已签齐', `${shop}（合同 ${number}）已生效，可以下载。`),
    'offer.made': ({ price, asked, shop, by }) =>
      told(`买家出价 ${price}`, said(`${shop}，标价 ${asked}。`, by && `请在 ${by} 前回复。`)),
    'offer.withdrawn': ({ price, shop }) => told('买家收回了出价', `${shop}，出价 ${price}。`),
    'offer.answered': ({ status, price, shop, by }) => {
      const until = by && `${by} 前可以按这个价下单。`
      if (status === 'accepted') return told(`卖家接受了 ${price}`, said(`${shop}。`, until))
      if (status === 'countered') return told(`卖家还价 ${price}`, said(`${shop}。`, until))
      return told('卖家没有接受您的出价', `${shop}，出价 ${price}。可以再出一个价。`)
    },
    'offer.countered': ({ side, price, from, shop, by }) =>
      told(
        `${side === 'buyer' ? '买家' : '卖家'}还价 ${price}`,
        said(`${shop}，您上次是 ${from}。`, by && `请在 ${by} 前回复。`),
      ),
    'offer.ended': ({ side, status, price, shop, by }) => {
      if (side === 'seller') return told('卖家撤回了还价', `${shop}，${price}。您可以再出一个价。`)
      if (status === 'accepted')
        return told(`买家接受了 ${price}`, said(`${shop}。`, by && `${by} 前买家可以按这个价下单。`))
      return told('买家没有接受您的还价', `${shop}，${price}。`)
    },
    'offer.expired': ({ price, shop }) => told('议价已过期', `${shop}，${price}。`),
    'match.shop': ({ shop, price, because }) => told('有店铺符合您的求购', said(`${shop}，${price}。`, because)),
    'match.request': ({ wanted, shop, because }) =>
      told('有人求购，您的店铺符合', said(`求购：${wanted}。您的店铺：${shop}。`, because)),
    'match.offered': ({ wanted, shop, price }) => told('有卖家响应您的求购', `求购：${wanted}。${shop}，${price}。`),
    'match.answered': ({ status, shop, wanted }) =>
      status === 'accepted'
        ? told('买家想看看您推荐的店铺', `${shop}。可以看到买家的联系方式了。求购：${wanted}。`)
        : told('买家不需要您推荐的店铺', `${shop}。求购：${wanted}。`),
    'match.alert': ({ alert, news, named, beyond }) => told(`提醒“${alert}”：${news}`, said(named, beyond)),
    'price.fell': ({ shop, from, to }) => told(`收藏的店铺降价到 ${to}`, `${shop}，原价 ${from}。`),
    'price.rose': ({ shop, from, to }) => told(`收藏的店铺涨价到 ${to}`, `${shop}，原价 ${from}。`),
    'platform.announced': ({ title, text }) => told(title, text),
    'platform.campaign': ({ title, by }) => told(`${title}开始了`, `活动到 ${by} 为止。`),
    'platform.answered': ({ title, status, text }) => told(`${title}：${status}`, text),
    'platform.report': ({ shop, status, text }) => told(`您对“${shop}”的举报：${status}`, text),
    'platform.coins': ({ coins, by }) => told(`${coins} 金币快过期了`, `${by} 前可以用来兑换礼品或抽奖。`),
    'platform.application': ({ title, status, shop, why }) =>
      status === 'accepted'
        ? told(`${title}：报名已通过`, `${shop}已展示在活动页面。`)
        : told(`${title}：报名未通过`, said(`${shop}。`, why && `原因：${why}`)),
    'platform.parcel': ({ title, parcel }) => told(`奖品已寄出：${title}`, `快递：${parcel}`),
  },
  {
    acts: {
      pay: 'pay',
      'pay-balance': 'pay the balance due',
      'open-viewing': 'open the shop for viewing',
      'seller-sign': 'sign the contract',
      sign: 'sign the contract',
      'hand-over': 'hand over the shop',
      confirm: 'check the shop and confirm receipt',
      'review-refund': 'Diandu is reviewing the refund',
    },
    otherwise: {
      'order-cancelled': 'After that, the order is cancelled automatically, free of charge.',
      'deposit-forfeited': 'After that, the purchase counts as cancelled and the deposit goes to the seller.',
      'damages-forfeited': 'After that, the purchase counts as cancelled and damages are deducted as agreed.',
      'refund-review': 'After that, a refund review starts.',
      'mismatch-closed': 'After that, you can no longer report a mismatch.',
    },
    parties: { seller: 'seller', buyer: 'buyer' },
    cancelled: {
      late: "It wasn't paid for within 24 hours.",
      taken: 'Another buyer paid for the shop first.',
      buyer: '',
    },
    serviceRequest: (service, number) => `${service}: request ${number}`,
    quoted: (yuan) => `Quote: ${yuan}. `,
    unknown: () => told('You have a new message', 'Refresh the page to read it.'),
    'order.turn': ({ act, shop, number, by, otherwise }) =>
      told(`Your turn: ${act}`, saidInEnglish(`${shop} (order ${number})${by && `, by ${by}`}.`, otherwise)),
    'order.viewing': ({ shop, number }) =>
      told('The shop is open for viewing', `${shop} (order ${number}): log in to its admin and check each item.`),
    'order.problem': ({ shop, number, item }) =>
      told(`The buyer reports a problem: ${item}`, `${shop} (order ${number}): fix it and submit this item again.`),
    'order.mended': ({ shop, number, item }) =>
      told(`The seller resubmitted: ${item}`, `${shop} (order ${number}): tick it off if it's right now.`),
    'order.received': ({ shop, number }) =>
      told(
        'The buyer has ticked off every item',
        `${shop} (order ${number}): you'll be paid once the buyer confirms receipt.`,
      ),
    'order.review-waits': ({ shop, number, by }) =>
      told(
        'The other party left a review',
        `${shop} (order ${number}): write yours by ${by}, and you'll both see them.`,
      ),
    'order.reviewed': ({ shop, number }) =>
      told('Both reviews are in', `${shop} (order ${number}): see what the other party said.`),
    'order.review-replied': ({ shop, number }) =>
      told('The other party replied to your review', `${shop} (order ${number}).`),
    'order.moved': ({ status, shop, number, because }) =>
      told(`Order: ${status}`, saidInEnglish(`${shop} (order ${number}).`, because)),
    'order.deadline': ({ act, shop, number, by, otherwise }) =>
      told(`Less than 24 hours left: ${act}`, saidInEnglish(`${shop} (order ${number}), by ${by}.`, otherwise)),
    'money.recharge': ({ amount, status, why }) =>
      status === 'credited'
        ? told(`Your ${amount} top-up has arrived`, "It's in your available balance.")
        : told(`Your ${amount} top-up failed`, why && `Reason: ${why}`),
    'money.withdrawal': ({ amount, status, why }) => {
      if (status === 'paid-out')
        return told(`Your ${amount} withdrawal has been paid out`, 'Look out for it in your bank account.')
      if (status === 'to-pay-out')
        return told(`Your ${amount} withdrawal was approved`, "We'll pay it to your bank card.")
      return told(
        `Your ${amount} withdrawal failed`,
        saidInEnglish(why && `Reason: ${why}.`, 'The money is back in your available balance.'),
      )
    },
    'money.invoice': ({ amount, status, why }) => {
      if (status === 'mailed') return told(`Your invoice for ${amount} has been mailed`, 'Look out for the delivery.')
      if (status === 'completed') return told(`Your invoice for ${amount} has been issued`, 'You can download it now.')
      return told(
        `Your invoice for ${amount} couldn't be issued`,
        saidInEnglish(why && `Reason: ${why}.`, 'You can fix this and request it again.'),
      )
    },
    'money.arrived': ({ amount, status, shop, number }) =>
      told(
        `${status}: ${amount} received`,
        saidInEnglish(shop && `${shop} (order ${number}).`, "It's in your available balance."),
      ),
    'money.coupon': ({ amount, title, by }) =>
      told(`You've got a coupon: ${title}`, `${amount} off, valid until ${by}.`),
    'contract.drafted': ({ shop, number }) =>
      told('Your contract is ready', `${shop} (contract ${number}). Please read it before you sign.`),
    'contract.signed': ({ party, shop, number }) => told(`The ${party} has signed`, `${shop} (contract ${number}).`),
    'contract.sealed': ({ shop, number }) =>
      told('All parties have signed', `${shop} (contract ${number}) is now in effect and can be downloaded.`),
    'offer.made': ({ price, asked, shop, by }) =>
      told(`A buyer offers ${price}`, saidInEnglish(`${shop}, asking price ${asked}.`, by && `Please reply by ${by}.`)),
    'offer.withdrawn': ({ price, shop }) => told('The buyer withdrew their offer', `${shop}, ${price}.`),
    'offer.answered': ({ status, price, shop, by }) => {
      const until = by && `You can order at this price until ${by}.`
      if (status === 'accepted') return told(`The seller accepted ${price}`, saidInEnglish(`${shop}.`, until))
      if (status === 'countered')
        return told(`The seller made a counter-offer: ${price}`, saidInEnglish(`${shop}.`, until))
      return told("The seller didn't accept your offer", `${shop}, ${price}. You can make another one.`)
    },
    'offer.countered': ({ side, price, from, shop, by }) =>
      told(
        `The ${side === 'buyer' ? 'buyer' : 'seller'} made a counter-offer: ${price}`,
        saidInEnglish(`${shop}. Your last price was ${from}.`, by && `Please reply by ${by}.`),
      ),
    'offer.ended': ({ side, status, price, shop, by }) => {
      if (side === 'seller')
        return told('The seller withdrew their counter-offer', `${shop}, ${price}. You can make another offer.`)
      if (status === 'accepted')
        return told(
          `The buyer accepted ${price}`,
          saidInEnglish(`${shop}.`, by && `They can order at this price until ${by}.`),
        )
      return told('The buyer declined your counter-offer', `${shop}, ${price}.`)
    },
    'offer.expired': ({ price, shop }) => told('An offer has expired', `${shop}, ${price}.`),
    'match.shop': ({ shop, price, because }) =>
      told('A shop matches your request', saidInEnglish(`${shop}, ${price}.`, because)),
    'match.request': ({ wanted, shop, because }) =>
      told('A buyer wants a shop like yours', saidInEnglish(`Request: ${wanted}. Your shop: ${shop}.`, because)),
    'match.offered': ({ wanted, shop, price }) =>
      told('A seller responded to your request', `Request: ${wanted}. ${shop}, ${price}.`),
    'match.answered': ({ status, shop, wanted }) =>
      status === 'accepted'
        ? told(
            'The buyer is interested in your shop',
            `${shop}. You can now see their contact details. Request: ${wanted}.`,
          )
        : told("The buyer isn't interested in your shop", `${shop}. Request: ${wanted}.`),
    'match.alert': ({ alert, news, named, beyond }) => told(`${news}: ${alert}`, saidInEnglish(named, beyond)),
    'price.fell': ({ shop, from, to }) => told(`Price drop: a saved shop is now ${to}`, `${shop}, was ${from}.`),
    'price.rose': ({ shop, from, to }) => told(`Price rise: a saved shop is now ${to}`, `${shop}, was ${from}.`),
    'platform.announced': ({ title, text }) => told(title, text),
    'platform.campaign': ({ title, by }) => told(`${title} has started`, `It runs until ${by}.`),
    'platform.answered': ({ title, status, text }) => told(`${title}: ${status}`, text),
    'platform.report': ({ shop, status, text }) => told(`Your report of “${shop}”: ${status}`, text),
    'platform.coins': ({ coins, by }) =>
      told(`${coins} of your coins expire soon`, `Use them for gifts or prize draws by ${by}.`),
    'platform.application': ({ title, status, shop, why }) =>
      status === 'accepted'
        ? told(`${title}: application approved`, `${shop} is now on the campaign page.`)
        : told(`${title}: application not approved`, saidInEnglish(`${shop}.`, why && `Reason: ${why}`)),
    'platform.parcel': ({ titleEn, parcel }) => told(`Your prize is on its way: ${titleEn}`, `Tracking: ${parcel}`),
  },
)
