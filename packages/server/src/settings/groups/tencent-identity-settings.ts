import type { TencentIdentityAccount } from '../../integrations/index.ts'
import { withoutSandbox } from '../conditions.ts'
import { required } from '../required.ts'
import type { SERVER_SETTINGS } from './server-settings.ts'
import { serviceEndpoint } from '../service-endpoint.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { oneOf, text } from '../setting-types.ts'
import type { TENCENT_ACCOUNT_SETTINGS } from './tencent-account-settings.ts'

/** The provider of identity checks. */
export const TENCENT_IDENTITY_SETTINGS = {
  IDENTITY_PROVIDER: {
    type: oneOf('sandbox', 'tencent'),
    default: 'sandbox',
    meaning:
      '`sandbox` accepts every valid number but a mobile or card ending in `00000000` (`6222000900000000`), does not answer for `99999999` (`6222000799999999`), and checks faces on its own page. `tencent` (人脸核身) checks cards, mobiles, photos of ID cards, and companies by register.',
    requiredWhen: [withoutSandbox],
  },
  TENCENT_EID_MERCHANT_ID: {
    type: text('id'),
    meaning: 'The merchant at E证通, by which faces are checked inside WeChat; without it faces are not offered.',
  },
  TENCENT_FACEID_REGION: { type: text('region'), default: 'ap-guangzhou', meaning: 'The region of the service.' },
  TENCENT_FACEID_ENDPOINT: serviceEndpoint(
    'https://faceid.tencentcloudapi.com',
    'Where the service that knows people is asked.',
  ),
  TENCENT_OCR_ENDPOINT: serviceEndpoint(
    'https://ocr.tencentcloudapi.com',
    'Where the service that knows companies is asked.',
  ),
} as const satisfies SettingGroup

/** The account when `IDENTITY_PROVIDER=tencent`. */
export const tencentIdentityAccount = (
  values: ValuesOf<typeof TENCENT_IDENTITY_SETTINGS & typeof TENCENT_ACCOUNT_SETTINGS & typeof SERVER_SETTINGS>,
): TencentIdentityAccount | null => {
  if (values.IDENTITY_PROVIDER !== 'tencent') return null
  const { TENCENT_EID_MERCHANT_ID: merchantId, PUBLIC_URL: publicUrl } = values
  return {
    secretId: required(values.TENCENT_SECRET_ID),
    secretKey: required(values.TENCENT_SECRET_KEY),
    region: values.TENCENT_FACEID_REGION,
    endpoint: values.TENCENT_FACEID_ENDPOINT,
    companyEndpoint: values.TENCENT_OCR_ENDPOINT,
    face: merchantId === undefined || publicUrl === undefined ? null : { merchantId, publicUrl },
  }
}
