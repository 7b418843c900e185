import type { TencentIdentityAccount } from '../outside/index.ts'

type Given = Readonly<Record<string, string | undefined>>

const NEEDED = { secretId: 'TENCENT_SECRET_ID', secretKey: 'TENCENT_SECRET_KEY' } as const

/** The account when `IDENTITY_PROVIDER=tencent`, with all that is missing for it. */
export function readTencentIdentity(given: Given): { readonly account: TencentIdentityAccount | null; readonly problems: readonly string[] } {
  const provider = given['IDENTITY_PROVIDER'] ?? 'sandbox'
  if (provider === 'sandbox') return { account: null, problems: [] }
  if (provider !== 'tencent') return { account: null, problems: ['IDENTITY_PROVIDER must be sandbox or tencent'] }
  const merchantId = given['TENCENT_EID_MERCHANT_ID'] ?? ''
  const publicUrl = (given['PUBLIC_URL'] ?? '').replace(/\/$/, '')
  const problems = Object.values(NEEDED).filter((name) => given[name] === undefined).map((name) => `${name} must be set when IDENTITY_PROVIDER is tencent`)
  if (merchantId !== '' && !/^https:\/\/[^/]+$/.test(publicUrl)) problems.push('PUBLIC_URL must be an address such as https://m.example.com when TENCENT_EID_MERCHANT_ID is set')
  return {
    problems,
    account: {
      secretId: given[NEEDED.secretId] ?? '',
      secretKey: given[NEEDED.secretKey] ?? '',
      region: given['TENCENT_FACEID_REGION'] ?? 'ap-guangzhou',
      endpoint: given['TENCENT_FACEID_ENDPOINT'] ?? 'https://faceid.tencentcloudapi.com',
      companyEndpoint: given['TENCENT_OCR_ENDPOINT'] ?? 'https://ocr.tencentcloudapi.com',
      face: merchantId === '' ? null : { merchantId, publicUrl },
    },
  }
}
