import type { TencentCaptchaAccount } from '../outside/index.ts'

type Given = Readonly<Record<string, string | undefined>>

const NEEDED = { appSecretKey: 'CAPTCHA_APP_SECRET_KEY', secretId: 'TENCENT_SECRET_ID', secretKey: 'TENCENT_SECRET_KEY' } as const

/** The third party's captcha where `CAPTCHA_APP_ID` is set, with all that is missing for it. The account is the one of the text messages. */
export function readTencentCaptcha(given: Given): { readonly account: TencentCaptchaAccount | null; readonly problems: readonly string[] } {
  const appId = given['CAPTCHA_APP_ID']
  if (appId === undefined) {
    return { account: null, problems: given['CAPTCHA_APP_SECRET_KEY'] === undefined ? [] : ['CAPTCHA_APP_ID must be set where CAPTCHA_APP_SECRET_KEY is'] }
  }
  const endpoint = given['CAPTCHA_ENDPOINT'] ?? 'https://captcha.tencentcloudapi.com'
  const problems = [
    ...(/^\d{1,15}$/.test(appId) ? [] : ['CAPTCHA_APP_ID must be a number']),
    ...(URL.canParse(endpoint) ? [] : ['CAPTCHA_ENDPOINT must be an address']),
    ...Object.values(NEEDED).filter((name) => given[name] === undefined).map((name) => `${name} must be set where CAPTCHA_APP_ID is`),
  ]
  const value = (name: keyof typeof NEEDED) => given[NEEDED[name]] ?? ''
  return { problems, account: { appId, appSecretKey: value('appSecretKey'), secretId: value('secretId'), secretKey: value('secretKey'), endpoint } }
}
