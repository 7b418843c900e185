import type { TencentEssAccount } from '../../integrations/index.ts'
import { whenIs, withoutSandbox } from '../conditions.ts'
import { required } from '../required.ts'
import { AGREED_SECRET } from '../secret-rule.ts'
import type { SERVER_SETTINGS } from './server-settings.ts'
import { serviceEndpoint } from '../service-endpoint.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { keyText, oneOf, text } from '../setting-types.ts'
import type { TENCENT_ACCOUNT_SETTINGS } from './tencent-account-settings.ts'

const whenUsed = whenIs('ESIGN_PROVIDER', 'tencent')
const requiredWhen = [whenUsed] as const

/** The provider of signatures upon contracts. */
export const TENCENT_ESS_SETTINGS = {
  ESIGN_PROVIDER: {
    type: oneOf('sandbox', 'tencent'),
    default: 'sandbox',
    meaning: '`tencent` is 电子签, whose callbacks come to `/contract-notices`.',
    requiredWhen: [withoutSandbox],
  },
  TENCENT_ESS_OPERATOR_ID: {
    type: text('id'),
    meaning: 'The employee in whose name contracts are begun.',
    requiredWhen,
  },
  TENCENT_ESS_ORGANIZATION: {
    type: text('text'),
    meaning: 'The operator’s name at the service, where it seals by itself.',
    requiredWhen,
  },
  TENCENT_ESS_SEAL_ID: {
    type: text('id'),
    meaning:
      'The seal that the operator sets by itself there; automatic sealing has to be allowed for the employee above, and so has cancelling contracts.',
    requiredWhen,
  },
  TENCENT_ESS_CALLBACK_TOKEN: {
    type: text('text'),
    meaning: 'What callbacks are signed with.',
    requiredWhen,
    secret: AGREED_SECRET,
  },
  TENCENT_ESS_CALLBACK_KEY: {
    type: keyText(32),
    meaning: 'What callbacks are encrypted with.',
    requiredWhen,
    usedWhen: whenUsed,
    secret: AGREED_SECRET,
  },
  TENCENT_ESS_ENDPOINT: serviceEndpoint('https://ess.tencentcloudapi.com'),
  TENCENT_ESS_FILE_ENDPOINT: serviceEndpoint('https://file.ess.tencent.cn', 'Where its files are sent.'),
} as const satisfies SettingGroup

/** The account when `ESIGN_PROVIDER=tencent`. */
export const tencentEssAccount = (
  values: ValuesOf<typeof TENCENT_ESS_SETTINGS & typeof TENCENT_ACCOUNT_SETTINGS & typeof SERVER_SETTINGS>,
): TencentEssAccount | null =>
  values.ESIGN_PROVIDER !== 'tencent'
    ? null
    : {
        secretId: required(values.TENCENT_SECRET_ID),
        secretKey: required(values.TENCENT_SECRET_KEY),
        operatorId: required(values.TENCENT_ESS_OPERATOR_ID),
        organizationName: required(values.TENCENT_ESS_ORGANIZATION),
        sealId: required(values.TENCENT_ESS_SEAL_ID),
        callbackToken: required(values.TENCENT_ESS_CALLBACK_TOKEN),
        callbackKey: required(values.TENCENT_ESS_CALLBACK_KEY),
        publicUrl: required(values.PUBLIC_URL),
        endpoint: values.TENCENT_ESS_ENDPOINT,
        fileEndpoint: values.TENCENT_ESS_FILE_ENDPOINT,
      }
