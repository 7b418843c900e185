import { SMS_TEMPLATES, type SmsTemplate } from '@diandu/core/inbox'
import type { TencentSmsAccount } from '../../integrations/index.ts'
import { whenIs, withoutSandbox } from '../conditions.ts'
import { required } from '../required.ts'
import { serviceEndpoint } from '../service-endpoint.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { oneOf, text } from '../setting-types.ts'
import type { TENCENT_ACCOUNT_SETTINGS } from './tencent-account-settings.ts'

const requiredWhen = [whenIs('SMS_PROVIDER', 'tencent')] as const

const noticeTemplate = (template: SmsTemplate, when: string) => ({
  type: text('id'),
  meaning: `The approved template for when ${when}: \`${SMS_TEMPLATES[template]}\`.`,
  requiredWhen,
})

/** The provider that sends text messages. */
export const TENCENT_SMS_SETTINGS = {
  SMS_PROVIDER: {
    type: oneOf('sandbox', 'tencent'),
    default: 'sandbox',
    meaning: 'The sandbox shows text messages at `/sandbox/outbox`.',
    requiredWhen: [withoutSandbox],
  },
  TENCENT_SMS_APP_ID: { type: text('id'), meaning: 'The text message application.', requiredWhen },
  TENCENT_SMS_SIGN_NAME: { type: text('text'), meaning: 'The name that messages are signed with.', requiredWhen },
  TENCENT_SMS_TEMPLATE_ID: {
    type: text('id'),
    meaning:
      'The approved template of a code: `{1}` is the code, `{2}` its minutes; with `@<host> #{1}` as its last line, of the host that people open, browsers read the code by themselves.',
    requiredWhen,
  },
  TENCENT_SMS_TURN_TEMPLATE_ID: noticeTemplate('turn', 'a step of an order waits for its user'),
  TENCENT_SMS_DEADLINE_TEMPLATE_ID: noticeTemplate('deadline', 'a deadline that costs money is near'),
  TENCENT_SMS_ORDER_TEMPLATE_ID: noticeTemplate('order', 'an order has come further'),
  TENCENT_SMS_MONEY_TEMPLATE_ID: noticeTemplate('money', 'money has moved'),
  TENCENT_SMS_CREDENTIAL_TEMPLATE_ID: noticeTemplate('credential', 'the payment password or the mobile is another one'),
  TENCENT_SMS_OFFER_TEMPLATE_ID: noticeTemplate('offer', 'an offer was made or answered'),
  TENCENT_SMS_NEWS_TEMPLATE_ID: noticeTemplate('news', 'there is something else to read'),
  TENCENT_SMS_REGION: { type: text('region'), default: 'ap-guangzhou', meaning: 'The region of the service.' },
  TENCENT_SMS_ENDPOINT: serviceEndpoint('https://sms.tencentcloudapi.com'),
} as const satisfies SettingGroup

/** The account when `SMS_PROVIDER=tencent`. */
export const tencentSmsAccount = (
  values: ValuesOf<typeof TENCENT_SMS_SETTINGS & typeof TENCENT_ACCOUNT_SETTINGS>,
): TencentSmsAccount | null =>
  values.SMS_PROVIDER !== 'tencent'
    ? null
    : {
        secretId: required(values.TENCENT_SECRET_ID),
        secretKey: required(values.TENCENT_SECRET_KEY),
        appId: required(values.TENCENT_SMS_APP_ID),
        signName: required(values.TENCENT_SMS_SIGN_NAME),
        templateId: required(values.TENCENT_SMS_TEMPLATE_ID),
        noticeTemplateIds: {
          turn: required(values.TENCENT_SMS_TURN_TEMPLATE_ID),
          deadline: required(values.TENCENT_SMS_DEADLINE_TEMPLATE_ID),
          order: required(values.TENCENT_SMS_ORDER_TEMPLATE_ID),
          money: required(values.TENCENT_SMS_MONEY_TEMPLATE_ID),
          credential: required(values.TENCENT_SMS_CREDENTIAL_TEMPLATE_ID),
          offer: required(values.TENCENT_SMS_OFFER_TEMPLATE_ID),
          news: required(values.TENCENT_SMS_NEWS_TEMPLATE_ID),
        },
        region: values.TENCENT_SMS_REGION,
        endpoint: values.TENCENT_SMS_ENDPOINT,
      }
