import type { JPushAccount } from '../../integrations/index.ts'
import { whenIs } from '../conditions.ts'
import { required } from '../required.ts'
import { SECRET_OF_PROVIDER } from '../secret-rule.ts'
import { serviceEndpoint } from '../service-endpoint.ts'
import type { SettingGroup, ValuesOf } from '../setting.ts'
import { oneOf, text } from '../setting-types.ts'

const requiredWhen = [whenIs('PUSH_PROVIDER', 'jpush')] as const

/** The provider that pushes to the apps. */
export const PUSH_SETTINGS = {
  PUSH_PROVIDER: {
    type: oneOf('sandbox', 'jpush'),
    default: 'sandbox',
    meaning:
      'The sandbox shows pushes at `/sandbox/shell`; where sandboxes are not allowed, it stands for none. `jpush` is 极光推送.',
  },
  JPUSH_APP_KEY: { type: text('id'), meaning: 'The apps at the provider.', requiredWhen },
  JPUSH_MASTER_SECRET: {
    type: text('text'),
    meaning: 'Their secret for servers.',
    requiredWhen,
    secret: SECRET_OF_PROVIDER,
  },
  JPUSH_APNS: {
    type: oneOf('production', 'development'),
    default: 'production',
    meaning: 'Which of Apple’s services the iOS app was built for.',
  },
  JPUSH_ENDPOINT: serviceEndpoint('https://api.jpush.cn'),
} as const satisfies SettingGroup

/** The account when `PUSH_PROVIDER=jpush`. */
export const jPushAccount = (values: ValuesOf<typeof PUSH_SETTINGS>): JPushAccount | null =>
  values.PUSH_PROVIDER !== 'jpush'
    ? null
    : {
        appKey: required(values.JPUSH_APP_KEY),
        masterSecret: required(values.JPUSH_MASTER_SECRET),
        endpoint: values.JPUSH_ENDPOINT,
        isApnsProduction: values.JPUSH_APNS === 'production',
      }
