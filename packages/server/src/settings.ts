import * as v from 'valibot'
import type { ReceivingAccount } from '@diandu/core/wallet'
import type { LogLevel } from './log.ts'
import { readShells, type ShellSettings } from './settings/shell-settings.ts'
import { readSecrets, type SecretSettings } from './settings/secret-settings.ts'
import { readHouseAccount } from './settings/house-account-settings.ts'
import { readWeChatPay } from './settings/wechat-pay-settings.ts'
import { readTencentIdentity } from './settings/tencent-identity-settings.ts'
import { readTencentEss } from './settings/tencent-ess-settings.ts'
import { readTencentCaptcha } from './settings/tencent-captcha-settings.ts'
import { readTencentSms } from './settings/tencent-sms-settings.ts'
import { address, addresses, basePath, buildDate, databaseUrl, instant, logLevel, port, rateLimit, shopCount, yesNo } from './settings/variables.ts'
import type { TencentCaptchaAccount, TencentEssAccount, TencentIdentityAccount, TencentSmsAccount, WeChatPayAccount } from './outside/index.ts'

/** How this installation is set. Read once, at start; everything that is wrong is said at once. */
export interface Settings {
  /** `demo`: sandboxes instead of outside services, sample shops and people. `production`: neither. */
  readonly mode: 'demo' | 'production'
  /** 0: any free one. */
  readonly port: number
  readonly host: string
  readonly databaseUrl: string | undefined
  readonly dataDir: string
  readonly demoShops: number
  /** The instant at which the clock starts, for demonstrations of campaigns; `null` is the real time. */
  readonly nowMs: number | null
  readonly signingSecret: string
  readonly logLevel: LogLevel
  readonly trustedProxies: readonly string[]
  /** Requests per client address and minute; `null` is without a limit. */
  readonly rateLimitPerMinute: number | null
  /** Put before `/wap-api/v1/`; begins with a slash and ends without one, or is empty. */
  readonly apiBase: string
  /** How pages wrap keys of sealed data. This server itself opens OAEP only: `pkcs1` is for an older backend behind `apiBase`. */
  readonly rsaPadding: 'oaep' | 'pkcs1'
  readonly allowSandboxes: boolean
  /** The provider of text messages; `null` is the sandbox. */
  readonly sms: TencentSmsAccount | null
  /** The provider of signatures; `null` is the sandbox, which signs here. */
  readonly eSignature: TencentEssAccount | null
  /** Who knows who people are; `null` is the sandbox, which believes everybody. */
  readonly identity: TencentIdentityAccount | null
  /** The third party's captcha; `null` is our own puzzle. */
  readonly captcha: TencentCaptchaAccount | null
  readonly shells: ShellSettings
  /** Who takes money at a cashier; `null` is the sandbox, or nobody where sandboxes are not allowed. */
  readonly weChatPay: WeChatPayAccount | null
  /** Where people transfer money to; `null`: transfers are not taken. */
  readonly houseAccount: ReceivingAccount | null
  /** Whether the bank has opened numbers behind it for single people. */
  readonly personalAccounts: boolean
  readonly secrets: SecretSettings
  /** The day of the build, as every page tells it. */
  readonly buildDate: string
}

export type Environment = Readonly<Record<string, string | undefined>>

/** What is signed with when nothing is set. Everybody knows it, which is why production refuses it. */
export const DEMO_SIGNING_SECRET = 'diandu-demonstration-only'

const MIN_SECRET_LENGTH = 16

const VARIABLES = v.object({
  DIANDU_MODE: v.optional(v.picklist(['demo', 'production'], 'must be demo or production'), 'demo'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(address, '127.0.0.1'),
  DATABASE_URL: v.optional(databaseUrl),
  DATA_DIR: v.optional(v.string(), '.data'),
  DEMO_SHOPS: v.optional(shopCount, '5000'),
  NOW: v.optional(instant),
  SIGNING_SECRET: v.optional(v.pipe(v.string(), v.minLength(MIN_SECRET_LENGTH, `must have at least ${MIN_SECRET_LENGTH} characters`))),
  LOG_LEVEL: v.optional(logLevel),
  TRUSTED_PROXIES: v.optional(addresses, ''),
  RATE_LIMIT: v.optional(rateLimit, '600'),
  API_BASE: v.optional(basePath, '/api'),
  RSA_PADDING: v.optional(v.picklist(['oaep', 'pkcs1'], 'must be oaep or pkcs1'), 'oaep'),
  ALLOW_SANDBOXES: v.optional(yesNo, 'no'),
  BUILD_DATE: v.optional(buildDate, '2025-9-16'),
})

/** Throws one error that names every variable that is wrong, and says what it must be. */
export function readSettings(environment: Environment): Settings {
  // A variable that is set to nothing counts as not set.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(VARIABLES, given)
  const sms = readTencentSms(given)
  const captcha = readTencentCaptcha(given)
  const ess = readTencentEss(given)
  const identity = readTencentIdentity(given)
  const { shells, problems: shellProblems } = readShells(given, (given['DIANDU_MODE'] ?? 'demo') === 'demo')
  const { secrets, problems: secretProblems } = readSecrets(given, given['DIANDU_MODE'] === 'production')
  const weChatPay = readWeChatPay(given)
  const { houseAccount, personalAccounts, problems: houseProblems } = readHouseAccount(given, given['DIANDU_MODE'] === 'production')
  const problems = [
    ...(parsed.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`),
    ...[sms.problems, captcha.problems, ess.problems, identity.problems, shellProblems, secretProblems, houseProblems, weChatPay.problems].flat(),
  ]
  if (parsed.success) problems.push(...forbiddenInProduction(parsed.output, { SMS_PROVIDER: sms.account, CAPTCHA_APP_ID: captcha.account, ESIGN_PROVIDER: ess.account, IDENTITY_PROVIDER: identity.account }))
  if (!parsed.success || problems.length > 0) throw new Error(['These settings are wrong:', ...problems.map((problem) => `  ${problem}`)].join('\n'))
  const { output } = parsed
  return {
    mode: output.DIANDU_MODE,
    port: output.PORT,
    host: output.HOST,
    databaseUrl: output.DATABASE_URL,
    dataDir: output.DATA_DIR,
    demoShops: output.DEMO_SHOPS,
    nowMs: output.NOW ?? null,
    signingSecret: output.SIGNING_SECRET ?? DEMO_SIGNING_SECRET,
    logLevel: output.LOG_LEVEL ?? (output.DIANDU_MODE === 'production' ? 'info' : 'warn'),
    trustedProxies: output.TRUSTED_PROXIES,
    rateLimitPerMinute: output.RATE_LIMIT,
    apiBase: output.API_BASE,
    rsaPadding: output.RSA_PADDING,
    allowSandboxes: output.ALLOW_SANDBOXES,
    sms: sms.account,
    captcha: captcha.account,
    eSignature: ess.account,
    identity: identity.account,
    shells,
    houseAccount,
    personalAccounts,
    weChatPay: weChatPay.account,
    secrets,
    buildDate: output.BUILD_DATE,
  }
}

function forbiddenInProduction(output: v.InferOutput<typeof VARIABLES>, outside: Readonly<Record<string, object | null>>): readonly string[] {
  if (output.DIANDU_MODE !== 'production') return []
  return [
    ...(output.NOW === undefined ? [] : ['NOW must not be set in production: everybody gets the real time.']),
    ...(output.SIGNING_SECRET === undefined || output.SIGNING_SECRET === DEMO_SIGNING_SECRET
      ? ['SIGNING_SECRET must be set to a secret of your own in production.']
      : []),
    ...Object.entries(outside).flatMap(([name, account]) =>
      account !== null || output.ALLOW_SANDBOXES ? [] : [`${name} must be set in production, or ALLOW_SANDBOXES=yes.`],
    ),
  ]
}

/** Whether played stand-ins of outside services may answer. */
export const hasSandboxes = ({ mode, allowSandboxes }: Pick<Settings, 'mode' | 'allowSandboxes'>): boolean => mode === 'demo' || allowSandboxes
