import type { AlipayAccount } from '../../integrations/index.ts'
import { whenSet } from '../conditions.ts'
import { required } from '../required.ts'
import { SECRET_OF_PROVIDER } from '../secret-rule.ts'
import type { SERVER_SETTINGS } from './server-settings.ts'
import { serviceEndpoint } from '../service-endpoint.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { privateKey, publicKey, textLike } from '../setting-types.ts'

const usedWhen = whenSet('ALIPAY_APP_ID')
const requiredWhen = [usedWhen] as const

/** The second wallet beside WeChat Pay. */
export const ALIPAY_SETTINGS = {
  ALIPAY_APP_ID: {
    type: textLike(/^\d{16}$/, '16 digits', 'must be 16 digits'),
    meaning:
      'The web app on Alipay’s open platform, with the product “mobile website payment” (RSA2 keys), through which people pay with Alipay. Without one Alipay is offered by the simulated cashier only, where sandboxes are allowed and no other provider is set.',
  },
  ALIPAY_PRIVATE_KEY: {
    type: privateKey,
    meaning: 'The app’s private key, which signs requests.',
    requiredWhen,
    usedWhen,
    // A key in PEM cannot be made up.
    secret: { ...SECRET_OF_PROVIDER, isChecked: false },
  },
  ALIPAY_PUBLIC_KEY: {
    type: publicKey,
    meaning:
      'Alipay’s public key as the platform shows it for the app (not the app’s own): answers and notifications are signed with it.',
    requiredWhen,
    usedWhen,
  },
  ALIPAY_GATEWAY: serviceEndpoint('https://openapi.alipay.com/gateway.do', 'Where people and requests are sent.'),
} as const satisfies SettingGroup

/** The app at Alipay where `ALIPAY_APP_ID` is set. */
export const alipayAccount = (
  values: ValuesOf<typeof ALIPAY_SETTINGS & typeof SERVER_SETTINGS>,
): AlipayAccount | null =>
  values.ALIPAY_APP_ID === undefined
    ? null
    : {
        appId: values.ALIPAY_APP_ID,
        privateKey: required(values.ALIPAY_PRIVATE_KEY),
        alipayPublicKey: required(values.ALIPAY_PUBLIC_KEY),
        publicUrl: required(values.PUBLIC_URL),
        gateway: values.ALIPAY_GATEWAY,
      }
