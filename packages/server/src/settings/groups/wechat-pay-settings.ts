import type { WeChatPayAccount } from '../../integrations/index.ts'
import { whenSet } from '../conditions.ts'
import { platformKeys } from '../platform-keys.ts'
import { required } from '../required.ts'
import { AGREED_SECRET, SECRET_OF_PROVIDER } from '../secret-rule.ts'
import type { SERVER_SETTINGS } from './server-settings.ts'
import { serviceEndpoint } from '../service-endpoint.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { keyText, privateKey, text, textLike } from '../setting-types.ts'
import type { SHELL_SETTINGS } from './shell-settings.ts'

const usedWhen = whenSet('WECHAT_PAY_MERCHANT_ID')
const requiredWhen = [usedWhen] as const

/** The provider that takes money at a cashier. */
export const WECHAT_PAY_SETTINGS = {
  WECHAT_PAY_MERCHANT_ID: {
    type: textLike(/^\d{8,12}$/, '8 to 12 digits', 'must be 8 to 12 digits'),
    meaning:
      'The merchant at WeChat Pay (API v3: H5 in a phone’s browser, JSAPI [inside WeChat](shells.md#wechat)), who then takes recharges by scanning. Without one a simulated cashier, where sandboxes are allowed, and transfers only elsewhere.',
  },
  WECHAT_PAY_SERIAL: {
    type: text('serial'),
    meaning: 'The serial of the merchant’s API certificate.',
    requiredWhen,
  },
  WECHAT_PAY_PRIVATE_KEY: {
    type: privateKey,
    meaning: 'Its private key.',
    requiredWhen,
    usedWhen,
    // A key in PEM cannot be made up.
    secret: { ...SECRET_OF_PROVIDER, isChecked: false },
  },
  WECHAT_PAY_API_KEY: {
    type: keyText(32),
    meaning: 'The API v3 key, with which notifications are sealed.',
    requiredWhen,
    usedWhen,
    secret: AGREED_SECRET,
  },
  WECHAT_PAY_PLATFORM_KEYS: {
    type: platformKeys,
    meaning:
      'What the platform signs with: the id of its public key, or the serial of its certificate, and the PEM; see [when WeChat Pay changes its key](operations.md#when-wechat-pay-changes-its-key).',
    requiredWhen,
    usedWhen,
  },
  WECHAT_PAY_ENDPOINT: serviceEndpoint('https://api.mch.weixin.qq.com'),
} as const satisfies SettingGroup

/** The merchant's account at WeChat Pay where `WECHAT_PAY_MERCHANT_ID` is set. */
export const weChatPayAccount = (
  values: ValuesOf<typeof WECHAT_PAY_SETTINGS & typeof SHELL_SETTINGS & typeof SERVER_SETTINGS>,
): WeChatPayAccount | null =>
  values.WECHAT_PAY_MERCHANT_ID === undefined
    ? null
    : {
        merchantId: values.WECHAT_PAY_MERCHANT_ID,
        appId: required(values.WECHAT_APP_ID),
        serial: required(values.WECHAT_PAY_SERIAL),
        privateKey: required(values.WECHAT_PAY_PRIVATE_KEY),
        apiKey: required(values.WECHAT_PAY_API_KEY),
        platformKeys: required(values.WECHAT_PAY_PLATFORM_KEYS),
        publicUrl: required(values.PUBLIC_URL),
        endpoint: values.WECHAT_PAY_ENDPOINT,
      }
