import type { Name } from '@diandu/core/kernel'
import {
  BALANCE_WITHIN_DAYS,
  DAMAGES_PERCENT,
  DEPOSIT_PERCENT,
  HAND_OVER_WITHIN_DAYS,
  REPORT_MISMATCH_WITHIN_HOURS,
  SERVICE_FEE_PERCENT,
  SIGN_WITHIN_DAYS,
} from '@diandu/core/orders'
import type { ChatTopic } from '@diandu/core/support'

interface ChatAnswer {
  readonly text: Name
  /** Where more is told. */
  readonly more: { readonly path: string; readonly name: Name }
}

/** Automatic answers of the demonstration's chat, with the figures of the agreement. */
export const CHAT_ANSWERS: Readonly<Record<ChatTopic, ChatAnswer>> = {
  deposit: {
    text: {
      zh: `定金是成交价的 ${DEPOSIT_PERCENT}%，付款后店铺为您保留，尾款在 ${BALANCE_WITHIN_DAYS} 个自然日内付清。平台要求的保证金另算，店铺页的费用表里写明了金额。`,
      en: `The deposit is ${DEPOSIT_PERCENT}% of the price. Once you pay it, we reserve the shop for you, and the balance due must be paid within ${BALANCE_WITHIN_DAYS} calendar days. Deposits charged by the shop’s platform are separate. You’ll find them in the costs on the shop’s page.`,
    },
    more: {
      path: '/taobao/details/full-or-deposit',
      name: { zh: '全款还是定金', en: 'Full payment or deposit (Chinese)' },
    },
  },
  refund: {
    text: {
      zh: `交接后 ${REPORT_MISMATCH_WITHIN_HOURS} 小时内发现店铺与描述不符，可以在订单里申请退款，由平台审核，审核通过全部退回。店铺与描述相符而买家放弃时，全款要付 ${DAMAGES_PERCENT}% 的违约金，定金不退。`,
      en: `If the shop isn’t as described, request a refund from the order within ${REPORT_MISMATCH_WITHIN_HOURS} hours of the handover. We review it, and if it’s approved you get everything back. If the shop is as described and you cancel the purchase, you owe ${DAMAGES_PERCENT}% of the price as damages if you paid in full, or lose the deposit.`,
    },
    more: {
      path: '/taobao/details/contract-clauses',
      name: { zh: '合同里要看的条款', en: 'Contract clauses to check (Chinese)' },
    },
  },
  transfer: {
    text: {
      zh: `双方签完合同后开始交接，卖家要在 ${HAND_OVER_WITHIN_DAYS} 个自然日内交付；卖家签字后买家有 ${SIGN_WITHIN_DAYS} 天时间签字。交接步骤因平台和店铺类型而不同。`,
      en: `The handover starts once both parties have signed. The seller then has ${HAND_OVER_WITHIN_DAYS} calendar days to hand over the shop. After the seller signs, the buyer has ${SIGN_WITHIN_DAYS} days to sign. The steps depend on the platform and shop type.`,
    },
    more: {
      path: '/taobao/details/flagship-handover',
      name: { zh: '天猫旗舰店交接', en: 'Handing over a flagship shop (Chinese)' },
    },
  },
  fees: {
    text: {
      zh: `服务费是成交价的 ${SERVICE_FEE_PERCENT}%，由买家支付；订单以退款结束时一并退回。年费、保证金等见店铺页的费用表。`,
      en: `The service fee is ${SERVICE_FEE_PERCENT}% of the price, paid by the buyer. If an order ends in a refund, you get it back too. Annual fees and platform deposits are listed in the costs on the shop’s page.`,
    },
    more: {
      path: '/taobao/details/total-cost',
      name: { zh: '买一家店一共要准备多少钱', en: 'The total cost of buying a shop (Chinese)' },
    },
  },
  person: {
    text: {
      zh: '这个问题我答不了。我只会自动回答定金、退款、交接和费用；要找真人，请用联系页上的方式。',
      en: 'I can’t answer that one. I only give automatic answers about deposits, refunds, handovers and fees. To reach a person, see the contact page.',
    },
    more: { path: '/contact', name: { zh: '联系客服', en: 'Contact support' } },
  },
}
