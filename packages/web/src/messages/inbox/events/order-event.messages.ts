import type { DueAction, Otherwise } from '@diandu/core/orders'
import type { Messages } from '../../messages.ts'
import { joined, joinedInEnglish, titled, type EventTexts } from './event-figures.ts'

type OrderEvents = EventTexts<`order.${string}`> & {
  readonly acts: Readonly<Record<DueAction, string>>
  readonly otherwise: Readonly<Record<Otherwise, string>>
  readonly cancelled: Readonly<Record<string, string>>
}

export const orderEventMessages: Messages<OrderEvents> = {
  'zh-CN': {
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
      'deposit-forfeited': '逾期视为放弃购买，定金付给卖家。',
      'damages-forfeited': '逾期视为放弃购买，按协议扣除违约金。',
      'refund-review': '逾期进入退款审核。',
      'mismatch-closed': '逾期不能再报告不符。',
    },
    cancelled: { late: '24 小时内没有付款。', taken: '店铺被别的买家先付款买走。', buyer: '' },
    'order.turn': ({ act, shop, number, by, otherwise }) =>
      titled(`轮到您：${act}`, joined(`${shop}（订单 ${number}）`, by && `，${by} 前。`, otherwise)),
    'order.viewing': ({ shop, number }) =>
      titled('可以看店了', `${shop}（订单 ${number}）：卖家已开放看店，请登录店铺后台逐项核对。`),
    'order.asked': ({ act, shop, number }) =>
      titled(`买家请您：${act}`, `${shop}（订单 ${number}）：买家已经付款，在等您这一步。`),
    'order.problem': ({ shop, number, item }) =>
      titled(`买家说有问题：${item}`, `${shop}（订单 ${number}）：请看看哪里不对，处理后重新交这一项。`),
    'order.mended': ({ shop, number, item }) =>
      titled(`卖家重新交了：${item}`, `${shop}（订单 ${number}）：请再核对，没问题就点收。`),
    'order.received': ({ shop, number }) =>
      titled('买家已逐项点收', `${shop}（订单 ${number}）：等买家确认收店，货款随后到账。`),
    'order.review-waits': ({ shop, number, by }) =>
      titled('对方已评价这笔交易', `${shop}（订单 ${number}）：您也写下评价，双方就能看到；${by} 前可以评价。`),
    'order.reviewed': ({ shop, number }) => titled('双方都已评价', `${shop}（订单 ${number}）：可以看到对方怎么说了。`),
    'order.review-replied': ({ shop, number }) => titled('对方回复了您的评价', `${shop}（订单 ${number}）。`),
    'order.party-suspended': ({ shop, number }) =>
      titled(
        '对方的账号已被暂停',
        `${shop}（订单 ${number}）：订单和各步期限照旧有效，已付的款仍在托管中。需要对方处理的步骤，请联系客服。`,
      ),
    'order.party-restored': ({ shop, number }) =>
      titled('对方的账号已恢复', `${shop}（订单 ${number}）：可以继续和对方办理。`),
    'order.moved': ({ status, shop, number, because }) =>
      titled(`订单：${status}`, joined(`${shop}（订单 ${number}）。`, because)),
    'order.deadline': ({ act, shop, number, by, otherwise }) =>
      titled(`不到 24 小时：${act}`, joined(`${shop}（订单 ${number}），${by} 前。`, otherwise)),
  },
  en: {
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
    cancelled: {
      late: 'It wasn’t paid for within 24 hours.',
      taken: 'Another buyer paid for the shop first.',
      buyer: '',
    },
    'order.turn': ({ act, shop, number, by, otherwise }) =>
      titled(`Your turn: ${act}`, joinedInEnglish(`${shop} (order ${number})${by && `, by ${by}`}.`, otherwise)),
    'order.viewing': ({ shop, number }) =>
      titled('The shop is open for viewing', `${shop} (order ${number}): log in to its admin and check each item.`),
    'order.asked': ({ act, shop, number }) =>
      titled(
        `The buyer asks you to ${act}`,
        `${shop} (order ${number}): the buyer has paid and is waiting for this step.`,
      ),
    'order.problem': ({ shop, number, item }) =>
      titled(`The buyer reports a problem: ${item}`, `${shop} (order ${number}): fix it and submit this item again.`),
    'order.mended': ({ shop, number, item }) =>
      titled(`The seller resubmitted: ${item}`, `${shop} (order ${number}): tick it off if it’s right now.`),
    'order.received': ({ shop, number }) =>
      titled(
        'The buyer has ticked off every item',
        `${shop} (order ${number}): you’ll be paid once the buyer confirms receipt.`,
      ),
    'order.review-waits': ({ shop, number, by }) =>
      titled(
        'The other party left a review',
        `${shop} (order ${number}): write yours by ${by}, and you’ll both see them.`,
      ),
    'order.reviewed': ({ shop, number }) =>
      titled('Both reviews are in', `${shop} (order ${number}): see what the other party said.`),
    'order.review-replied': ({ shop, number }) =>
      titled('The other party replied to your review', `${shop} (order ${number}).`),
    'order.party-suspended': ({ shop, number }) =>
      titled(
        'The other party’s account was suspended',
        `${shop} (order ${number}): the order and its deadlines still hold, and what was paid stays in escrow. Contact support about steps that need the other party.`,
      ),
    'order.party-restored': ({ shop, number }) =>
      titled('The other party’s account was restored', `${shop} (order ${number}): you can go on with them.`),
    'order.moved': ({ status, shop, number, because }) =>
      titled(`Order: ${status}`, joinedInEnglish(`${shop} (order ${number}).`, because)),
    'order.deadline': ({ act, shop, number, by, otherwise }) =>
      titled(`Less than 24 hours left: ${act}`, joinedInEnglish(`${shop} (order ${number}), by ${by}.`, otherwise)),
  },
}
