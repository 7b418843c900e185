import { createPrivateKey } from 'node:crypto'
import type { WeChatPayAccount } from '../outside/index.ts'
import { readPlatformKeys } from './platform-keys.ts'

type Given = Readonly<Record<string, string | undefined>>

const NEEDED = {
  appId: 'WECHAT_APP_ID',
  serial: 'WECHAT_PAY_SERIAL',
  privateKey: 'WECHAT_PAY_PRIVATE_KEY',
  apiKey: 'WECHAT_PAY_API_KEY',
  platformKeys: 'WECHAT_PAY_PLATFORM_KEYS',
  publicUrl: 'PUBLIC_URL',
} as const

const API_KEY_LENGTH = 32

/** The merchant's account at WeChat Pay where `WECHAT_PAY_MERCHANT_ID` is set, with all that is missing or wrong. */
export function readWeChatPay(given: Given): { readonly account: WeChatPayAccount | null; readonly problems: readonly string[] } {
  const merchantId = given['WECHAT_PAY_MERCHANT_ID']
  if (merchantId === undefined) return { account: null, problems: [] }
  const missing = Object.values(NEEDED).filter((name) => given[name] === undefined).map((name) => `${name} must be set where WECHAT_PAY_MERCHANT_ID is`)
  const value = (name: keyof typeof NEEDED) => (given[NEEDED[name]] ?? '').replaceAll('\\n', '\n')
  const platform = readPlatformKeys(value('platformKeys'))
  const account: WeChatPayAccount = {
    ...{ merchantId, appId: value('appId'), serial: value('serial'), privateKey: value('privateKey'), apiKey: value('apiKey') },
    ...{ platformKeys: platform.keys, publicUrl: value('publicUrl').replace(/\/$/, '') },
    endpoint: given['WECHAT_PAY_ENDPOINT'] ?? 'https://api.mch.weixin.qq.com',
  }
  if (missing.length > 0) return { account, problems: missing }
  const problems = [
    ...(/^\d{8,12}$/.test(merchantId) ? [] : ['WECHAT_PAY_MERCHANT_ID must be 8 to 12 digits']),
    ...(Buffer.byteLength(account.apiKey) === API_KEY_LENGTH ? [] : [`WECHAT_PAY_API_KEY must have ${API_KEY_LENGTH} characters`]),
    ...(isKey(() => createPrivateKey(account.privateKey)) ? [] : ['WECHAT_PAY_PRIVATE_KEY must be a private key in PEM, its lines parted by \\n']),
    ...platform.problems,
    ...(/^https:\/\/[^/]+$/.test(account.publicUrl) ? [] : ['PUBLIC_URL must be an address such as https://m.example.com']),
  ]
  return { account, problems }
}

function isKey(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}
