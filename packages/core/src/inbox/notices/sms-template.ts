/**
 * Templates of text messages. A provider must approve each of them before it carries any, so that there are few, and
 * only the placeholders `{1}`, `{2}`, … vary. They never hold text of other users: people trust a text message.
 */
export const SMS_TEMPLATES = {
  turn: '您的订单{1}轮到您：{2}，{3}。详情请登录店渡查看。',
  deadline: '您的订单{1}就要到期：请在{2}前{3}，逾期{4}。详情请登录店渡查看。',
  order: '您的订单{1}有新进展：{2}。详情请登录店渡查看。',
  money: '您的{1}{2}，金额{3}元。详情请登录店渡查看。',
  credential: '您的{1}已更换，{2}前不能提现和签合同。不是您本人操作，请立即联系客服。',
  offer: '您有新的议价消息：{1}，价格{2}元。详情请登录店渡查看。',
  news: '您有{1}条新的{2}消息。详情请登录店渡查看。',
} as const satisfies Readonly<Record<string, string>>

export type SmsTemplate = keyof typeof SMS_TEMPLATES

export interface SmsNotice {
  readonly template: SmsTemplate
  /** For `{1}`, `{2}`, … in their order. */
  readonly values: readonly string[]
}

/** The text on the phone, without the sender's signature. */
export const smsText = ({ template, values }: SmsNotice): string =>
  SMS_TEMPLATES[template].replaceAll(/\{(\d)\}/g, (_place, nth: string) => values[Number(nth) - 1] ?? '')
