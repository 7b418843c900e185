import type { TencentSmsAccount } from '../outside/index.ts'

type Given = Readonly<Record<string, string | undefined>>

const NEEDED = {
  secretId: 'TENCENT_SECRET_ID',
  secretKey: 'TENCENT_SECRET_KEY',
  appId: 'TENCENT_SMS_APP_ID',
  signName: 'TENCENT_SMS_SIGN_NAME',
  templateId: 'TENCENT_SMS_TEMPLATE_ID',
} as const

/** The account when `SMS_PROVIDER=tencent`, with all that is missing for it. */
export function readTencentSms(given: Given): { readonly account: TencentSmsAccount | null; readonly problems: readonly string[] } {
  const provider = given['SMS_PROVIDER'] ?? 'sandbox'
  if (provider === 'sandbox') return { account: null, problems: [] }
  if (provider !== 'tencent') return { account: null, problems: ['SMS_PROVIDER must be sandbox or tencent'] }
  const problems = Object.values(NEEDED).filter((name) => given[name] === undefined).map((name) => `${name} must be set when SMS_PROVIDER is tencent`)
  const value = (name: keyof typeof NEEDED) => given[NEEDED[name]] ?? ''
  return {
    problems,
    account: {
      secretId: value('secretId'),
      secretKey: value('secretKey'),
      appId: value('appId'),
      signName: value('signName'),
      templateId: value('templateId'),
      region: given['TENCENT_SMS_REGION'] ?? 'ap-guangzhou',
      endpoint: given['TENCENT_SMS_ENDPOINT'] ?? 'https://sms.tencentcloudapi.com',
    },
  }
}
