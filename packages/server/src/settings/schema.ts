import { ALIPAY_SETTINGS } from './groups/alipay-settings.ts'
import { COMPANY_SETTINGS } from './groups/company-settings.ts'
import { DATA_SETTINGS } from './groups/data-settings.ts'
import { OPERATOR_ACCOUNT_SETTINGS } from './groups/operator-account-settings.ts'
import { SECRET_SETTINGS } from './groups/secret-settings.ts'
import { SERVER_SETTINGS } from './groups/server-settings.ts'
import { SHELL_SETTINGS } from './groups/shell-settings.ts'
import { SUPPORT_SETTINGS } from './groups/support-settings.ts'
import type { Setting, SettingGroup, ValuesOf } from './setting.ts'
import { TENCENT_ACCOUNT_SETTINGS } from './groups/tencent-account-settings.ts'
import { TENCENT_CAPTCHA_SETTINGS } from './groups/tencent-captcha-settings.ts'
import { TENCENT_ESS_SETTINGS } from './groups/tencent-ess-settings.ts'
import { TENCENT_IDENTITY_SETTINGS } from './groups/tencent-identity-settings.ts'
import { PUSH_SETTINGS } from './groups/push-settings.ts'
import { TENCENT_SMS_SETTINGS } from './groups/tencent-sms-settings.ts'
import { WECHAT_PAY_SETTINGS } from './groups/wechat-pay-settings.ts'

/** Every setting there is, in the order of the page and of the problems. */
export const SETTING_GROUPS: readonly { readonly title: string; readonly settings: SettingGroup }[] = [
  { title: 'Server', settings: SERVER_SETTINGS },
  { title: 'Data', settings: DATA_SETTINGS },
  { title: 'Secrets', settings: SECRET_SETTINGS },
  { title: 'Apps and WeChat', settings: SHELL_SETTINGS },
  { title: 'Tencent Cloud', settings: TENCENT_ACCOUNT_SETTINGS },
  { title: 'Text messages', settings: TENCENT_SMS_SETTINGS },
  { title: 'Pushes', settings: PUSH_SETTINGS },
  { title: 'Captcha', settings: TENCENT_CAPTCHA_SETTINGS },
  { title: 'Electronic signatures', settings: TENCENT_ESS_SETTINGS },
  { title: 'Identities', settings: TENCENT_IDENTITY_SETTINGS },
  { title: 'WeChat Pay', settings: WECHAT_PAY_SETTINGS },
  { title: 'Alipay', settings: ALIPAY_SETTINGS },
  { title: 'Customer service', settings: SUPPORT_SETTINGS },
  { title: 'The operator', settings: COMPANY_SETTINGS },
  { title: 'The operator’s bank account', settings: OPERATOR_ACCOUNT_SETTINGS },
]

export const ALL_SETTINGS: readonly (readonly [name: string, setting: Setting])[] = SETTING_GROUPS.flatMap(
  ({ settings }) => Object.entries(settings),
)

export type SettingValues = ValuesOf<
  typeof SERVER_SETTINGS &
    typeof DATA_SETTINGS &
    typeof SECRET_SETTINGS &
    typeof SHELL_SETTINGS &
    typeof TENCENT_ACCOUNT_SETTINGS &
    typeof TENCENT_SMS_SETTINGS &
    typeof PUSH_SETTINGS &
    typeof TENCENT_CAPTCHA_SETTINGS &
    typeof TENCENT_ESS_SETTINGS &
    typeof TENCENT_IDENTITY_SETTINGS &
    typeof WECHAT_PAY_SETTINGS &
    typeof ALIPAY_SETTINGS &
    typeof SUPPORT_SETTINGS &
    typeof COMPANY_SETTINGS &
    typeof OPERATOR_ACCOUNT_SETTINGS
>
