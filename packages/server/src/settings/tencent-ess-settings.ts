import type { TencentEssAccount } from '../outside/index.ts'

type Given = Readonly<Record<string, string | undefined>>

const NEEDED = {
  secretId: 'TENCENT_SECRET_ID',
  secretKey: 'TENCENT_SECRET_KEY',
  operatorId: 'TENCENT_ESS_OPERATOR_ID',
  organizationName: 'TENCENT_ESS_ORGANIZATION',
  sealId: 'TENCENT_ESS_SEAL_ID',
  callbackToken: 'TENCENT_ESS_CALLBACK_TOKEN',
  callbackKey: 'TENCENT_ESS_CALLBACK_KEY',
  publicUrl: 'PUBLIC_URL',
} as const

const KEY_LENGTH = 32

/** The account when `ESIGN_PROVIDER=tencent`, with all that is missing for it. */
export function readTencentEss(given: Given): { readonly account: TencentEssAccount | null; readonly problems: readonly string[] } {
  const provider = given['ESIGN_PROVIDER'] ?? 'sandbox'
  if (provider === 'sandbox') return { account: null, problems: [] }
  if (provider !== 'tencent') return { account: null, problems: ['ESIGN_PROVIDER must be sandbox or tencent'] }
  const value = (name: keyof typeof NEEDED) => given[NEEDED[name]] ?? ''
  const problems = Object.values(NEEDED).filter((name) => given[name] === undefined).map((name) => `${name} must be set when ESIGN_PROVIDER is tencent`)
  const isKeyWrong = given[NEEDED.callbackKey] !== undefined && Buffer.byteLength(value('callbackKey')) !== KEY_LENGTH
  const publicUrl = value('publicUrl').replace(/\/$/, '')
  // People are led back to it from the page on which they sign, which leads to no other kind of address.
  const isUrlWrong = publicUrl !== '' && !/^https:\/\/[^/]+$/.test(publicUrl)
  return {
    problems: [...problems, ...(isUrlWrong ? [`${NEEDED.publicUrl} must be an address such as https://m.example.com`] : []), ...(isKeyWrong ? [`${NEEDED.callbackKey} must have ${KEY_LENGTH} characters`] : [])],
    account: {
      secretId: value('secretId'),
      secretKey: value('secretKey'),
      operatorId: value('operatorId'),
      organizationName: value('organizationName'),
      sealId: value('sealId'),
      callbackToken: value('callbackToken'),
      callbackKey: value('callbackKey'),
      publicUrl,
      endpoint: given['TENCENT_ESS_ENDPOINT'] ?? 'https://ess.tencentcloudapi.com',
      fileEndpoint: given['TENCENT_ESS_FILE_ENDPOINT'] ?? 'https://file.ess.tencent.cn',
    },
  }
}
