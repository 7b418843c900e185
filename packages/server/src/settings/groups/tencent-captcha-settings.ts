import * as v from 'valibot'
import type { TencentCaptchaAccount } from '../../integrations/index.ts'
import { whenSet, withoutSandbox } from '../conditions.ts'
import { required } from '../required.ts'
import { SECRET_OF_PROVIDER } from '../secret-rule.ts'
import { serviceEndpoint } from '../service-endpoint.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { text, textLike } from '../setting-types.ts'
import type { TENCENT_ACCOUNT_SETTINGS } from './tencent-account-settings.ts'

const whenUsed = whenSet('CAPTCHA_APP_ID')
const ENDPOINT = serviceEndpoint('https://captcha.tencentcloudapi.com')

/** The provider that tells people from programs. */
export const TENCENT_CAPTCHA_SETTINGS = {
  CAPTCHA_APP_ID: {
    type: textLike(/^\d{1,15}$/, 'number', 'must be a number'),
    meaning: 'The application at Tencent’s captcha, whose window then asks in the place of our puzzle.',
    requiredWhen: [withoutSandbox, whenSet('CAPTCHA_APP_SECRET_KEY')],
  },
  CAPTCHA_APP_SECRET_KEY: {
    type: text('text'),
    meaning: 'That application’s key.',
    requiredWhen: [whenUsed],
    secret: SECRET_OF_PROVIDER,
  },
  CAPTCHA_ENDPOINT: {
    ...ENDPOINT,
    type: v.pipe(
      ENDPOINT.type,
      v.check((given) => URL.canParse(given), 'must be an address'),
    ),
    usedWhen: whenUsed,
  },
} as const satisfies SettingGroup

/** The third party's captcha where `CAPTCHA_APP_ID` is set. */
export const tencentCaptchaAccount = (
  values: ValuesOf<typeof TENCENT_CAPTCHA_SETTINGS & typeof TENCENT_ACCOUNT_SETTINGS>,
): TencentCaptchaAccount | null =>
  values.CAPTCHA_APP_ID === undefined
    ? null
    : {
        appId: values.CAPTCHA_APP_ID,
        appSecretKey: required(values.CAPTCHA_APP_SECRET_KEY),
        secretId: required(values.TENCENT_SECRET_ID),
        secretKey: required(values.TENCENT_SECRET_KEY),
        endpoint: values.CAPTCHA_ENDPOINT,
      }
