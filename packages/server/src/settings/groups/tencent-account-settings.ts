import { whenIs, whenSet } from '../conditions.ts'
import { SECRET_OF_PROVIDER } from '../secret-rule.ts'
import type { SettingGroup } from '../setting.ts'
import { text } from '../setting-types.ts'

const requiredWhen = [
  whenIs('SMS_PROVIDER', 'tencent'),
  whenSet('CAPTCHA_APP_ID'),
  whenIs('ESIGN_PROVIDER', 'tencent'),
  whenIs('IDENTITY_PROVIDER', 'tencent'),
] as const

/** The one account at Tencent Cloud that its services share. */
export const TENCENT_ACCOUNT_SETTINGS = {
  TENCENT_SECRET_ID: {
    type: text('id'),
    meaning: 'The account’s id, for every service of Tencent Cloud.',
    requiredWhen,
  },
  TENCENT_SECRET_KEY: { type: text('text'), meaning: 'The account’s key.', requiredWhen, secret: SECRET_OF_PROVIDER },
} as const satisfies SettingGroup
